import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { type CardPost, PostCard } from '../blog/post-card.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The latest six posts of the journal (specification §9). */
export function LatestPosts({ posts }: { posts: readonly CardPost[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (posts.length === 0) return null
  return (
    <section
      data-block="posts"
      className="deferred pb-12 [contain-intrinsic-size:auto_2600px] md:pb-18 md:[contain-intrinsic-size:auto_1300px]"
    >
      <Container>
        <SectionHeading title={t('blog.latest')} link={t('blog.all')} to={to('/blog')} />
        <ul className="grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} level={3} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

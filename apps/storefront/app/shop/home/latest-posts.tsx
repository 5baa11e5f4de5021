import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { type CardPost, PostCard } from '../blog/post-card.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The latest six posts of the journal (specification §9): one large, five as lines. */
export function LatestPosts({ posts }: { posts: readonly CardPost[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [lead, ...others] = posts
  if (!lead) return null
  return (
    <section data-block="posts" className="deferred py-6 md:py-9 md:[contain-intrinsic-size:auto_560px]">
      <Container>
        <SectionHeading title={t('blog.latest')} link={t('blog.all')} to={to('/blog')} />
        <div className="grid gap-5 md:gap-7 lg:grid-cols-[7fr_5fr] lg:gap-12">
          <PostCard post={lead} level={3} isWide />
          <ul className="grid content-between">
            {others.map((post) => (
              <li key={post.id} className="border-line py-2 first:pt-0 not-first:border-t">
                <PostCard post={post} variant="line" level={3} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  )
}

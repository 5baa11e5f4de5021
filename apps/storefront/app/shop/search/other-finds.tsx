import type { Language } from '@filiera/domain/languages'
import { type RegionCode, regions } from '@filiera/domain/places/regions'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { foundSearch } from '../../pages/search-query.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { Plate } from '../../ui/plate.tsx'

type FoundSeller = { id: string; name: string; image: string; city: string; region: RegionCode }
type FoundPost = { id: string; slug: string; title: string; image: string; lang: Language }

function Finds({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-10 last:mb-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-[26px] md:text-[32px]">{title}</h2>
        {all}
      </div>
      <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">{children}</ul>
    </section>
  )
}

type FindProps = { to: string; image: string; title: string; note?: string; lang?: string | undefined }

function Find({ to, image, title, note, lang }: FindProps) {
  return (
    <li>
      <Link to={to} className="group flex items-center gap-4 rounded-plate bg-paper p-2.5">
        {image && (
          <Plate
            url={image}
            alt=""
            width={200}
            height={150}
            widths={[200]}
            sizes="96px"
            className="w-24 flex-none"
            imgClassName="aspect-[4/3] rounded-control"
          />
        )}
        <span className="min-w-0">
          <span lang={lang} className="block font-semibold group-hover:text-link">
            {title}
          </span>
          {note && <span className="block text-sm text-ink-3">{note}</span>}
        </span>
      </Link>
    </li>
  )
}

const allLink =
  'font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]'

/** Sellers and posts that match a search, below its products. */
export default function OtherFinds(props: {
  text: string
  sellers: readonly FoundSeller[]
  posts: readonly FoundPost[]
}) {
  const { text, sellers, posts } = props
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <div id="other-finds" className="deferred bg-ground py-10 md:py-14">
      <Container>
        {sellers.length > 0 && (
          <Finds
            title={t('search.sellers')}
            all={
              <Link to={to('/search') + foundSearch({ text, kind: 'sellers' })} className={allLink}>
                {t('search.allSellers')}
              </Link>
            }
          >
            {sellers.map(({ id, name, image, city, region }) => (
              <Find
                key={id}
                to={to(`/sellers/${id}`)}
                image={image}
                title={name}
                note={`${regions[region].name[language]}, ${city}`}
              />
            ))}
          </Finds>
        )}
        {posts.length > 0 && (
          <Finds
            title={t('search.posts')}
            all={
              <Link to={to('/search') + foundSearch({ text, kind: 'posts' })} className={allLink}>
                {t('search.allPosts')}
              </Link>
            }
          >
            {posts.map(({ id, slug, title, image, lang }) => (
              <Find
                key={id}
                to={to(`/blog/${id}/${slug}`)}
                image={image}
                title={title}
                lang={lang === language ? undefined : lang}
              />
            ))}
          </Finds>
        )}
      </Container>
    </div>
  )
}

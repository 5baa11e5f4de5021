import type { Seller } from '@filiera/contract/catalog/sellers'
import type { Post } from '@filiera/contract/content/blog'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { foundSearch } from '../../pages/search-query.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'

type FoundSeller = Pick<Seller, 'id' | 'name' | 'imageUrl' | 'city' | 'region' | 'productsCount'>
type FoundPost = Pick<Post, 'id' | 'slug' | 'title' | 'imageDefault' | 'pubDate' | 'lang'> & {
  published: string
}

function Finds({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-9 pb-11 md:pt-11 md:pb-14">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-[1.625rem] md:text-[2rem]">{title}</h2>
        {all}
      </div>
      <ul className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-4">{children}</ul>
    </section>
  )
}

type FindProps = {
  to: string
  image: string
  title: string
  lang?: string | undefined
  above: ReactNode
  below?: string
}

/** Beside a small picture on phones, below a wide one from 768 px on. */
function Find({ to, image, title, lang, above, below }: FindProps) {
  return (
    <li className="relative grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 md:block">
      <ProductImage
        url={image}
        alt=""
        width={850}
        height={400}
        widths={[200, 400, 600]}
        sizes="(min-width: 1280px) 302px, (min-width: 768px) 50vw, 112px"
        imgClassName="aspect-[4/3] rounded-control object-cover md:aspect-[17/8] md:rounded-image"
      />
      <div className="min-w-0 md:mt-3">
        {above}
        <h3 className="mt-1 font-sans text-base leading-[1.3] font-semibold tracking-normal md:text-[1.0625rem]">
          <Link to={to} lang={lang} className="card-title after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {below && <p className="text-sm text-ink-3">{below}</p>}
      </div>
    </li>
  )
}

const allLink =
  'font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]'

function Sellers({ text, sellers }: { text: string; sellers: readonly FoundSeller[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Finds
      title={t('search.sellers')}
      all={
        <Link to={to('/search') + foundSearch({ text, kind: 'sellers' })} className={allLink}>
          {t('search.allSellers')}
        </Link>
      }
    >
      {sellers.map(({ id, name, imageUrl, city, region, productsCount }) => (
        <Find
          key={id}
          to={to(`/sellers/${id}`)}
          image={imageUrl}
          title={name}
          above={<Provenance region={region} city={city} />}
          below={t('catalogue.products', { count: productsCount })}
        />
      ))}
    </Finds>
  )
}

function Posts({ text, posts }: { text: string; posts: readonly FoundPost[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <Finds
      title={t('search.posts')}
      all={
        <Link to={to('/search') + foundSearch({ text, kind: 'posts' })} className={allLink}>
          {t('search.allPosts')}
        </Link>
      }
    >
      {posts.map(({ id, slug, title, imageDefault, pubDate, published, lang }) => (
        <Find
          key={id}
          to={to(`/blog/${id}/${slug}`)}
          image={imageDefault}
          above={
            <p className="text-sm text-ink-3">
              <time dateTime={pubDate}>{published}</time>
            </p>
          }
          title={title}
          lang={lang === language ? undefined : lang}
        />
      ))}
    </Finds>
  )
}

/** Sellers and posts that match a search, below its products. */
export default function OtherFinds(props: {
  text: string
  sellers: readonly FoundSeller[]
  posts: readonly FoundPost[]
}) {
  const { text, sellers, posts } = props
  return (
    <div id="other-finds" className="deferred">
      <Container>
        {sellers.length > 0 && <Sellers text={text} sellers={sellers} />}
        {posts.length > 0 && <Posts text={text} posts={posts} />}
      </Container>
    </div>
  )
}

import { listPageContents } from '@filiera/contract/content/showcase'
import { Link } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { useShop } from '../../frame/use-shop.ts'
import { catalogueContext, pageTagsContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import type { Route } from './+types/about-page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  context.get(pageTagsContext).add('page:about')
  const found = await context.get(catalogueContext)(listPageContents, {
    params: { name: 'about' },
    query: { lang },
  })
  const pieces = (found.ok ? found.value : []).map(({ id, place, title, text, image, link }) => ({
    id,
    place,
    title,
    text,
    image,
    link,
  }))
  const t = textsOf(lang)
  const hero = pieces.find(({ place }) => place === 'hero')
  const title = hero?.title ?? t('shell.aboutUs')
  const lead = hero?.text || t('shell.about')
  return {
    title,
    lead,
    image: hero?.image ?? '',
    chapters: pieces.filter(({ place }) => place === 'chapter'),
    meta: { title, description: lead },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

type Chapter = Route.ComponentProps['loaderData']['chapters'][number]

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]'

/** One chapter with its landscape, which changes sides. */
function ChapterBand({ chapter, index }: { chapter: Chapter; index: number }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section
      data-block="chapter"
      className={join(
        'py-8 md:py-12',
        chapter.image && 'grid items-center gap-6 md:grid-cols-2 md:gap-12 lg:gap-18',
      )}
    >
      {chapter.image && (
        <ProductImage
          url={chapter.image}
          alt=""
          width={850}
          height={400}
          widths={[400, 600, 800, 1200]}
          sizes="(min-width: 1328px) 604px, (min-width: 768px) 50vw, 100vw"
          className={index % 2 === 1 ? 'md:order-2' : ''}
          imgClassName="aspect-[17/8] rounded-image object-right md:aspect-[4/3]"
        />
      )}
      <div>
        <h2 className="text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{chapter.title}</h2>
        <Paragraphs
          text={chapter.text}
          className="mt-4 max-w-[34em] text-[1.0625rem] leading-[1.6] text-ink-2"
        />
        {chapter.link && (
          <Link to={to(chapter.link)} className={`mt-3 ${linkClass}`}>
            {t('home.more', { title: chapter.title })}
          </Link>
        )}
      </div>
    </section>
  )
}

/** Who runs the shop and how: three chapters an editor writes. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, image, chapters } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]} />
      <header data-block="about-hero">
        {image && (
          <ProductImage
            url={image}
            alt=""
            width={1700}
            height={800}
            widths={[400, 800, 1200, 1700]}
            sizes="(min-width: 1328px) 1280px, 100vw"
            eager
            className="-mx-4 mb-7 md:mx-0 md:mb-10"
            imgClassName="aspect-[17/8] max-h-[480px] md:rounded-panel"
          />
        )}
        <h1 className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem] xl:text-[3.5625rem]">{title}</h1>
        <Paragraphs text={lead} className="mt-4 max-w-[34em] text-lg text-ink-2 md:text-xl" />
      </header>
      <div className="mt-6">
        {chapters.map((chapter, index) => (
          <ChapterBand key={chapter.id} chapter={chapter} index={index} />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap gap-x-7 border-t border-line pt-4">
        <Link to={to('/contact')} className={linkClass}>
          {t('shell.contact')}
        </Link>
        {shop?.sellerUrl && (
          <a href={shop.sellerUrl} className={linkClass}>
            {t('shell.sell')}
          </a>
        )}
      </p>
    </Container>
  )
}

import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { data, Link, redirect } from 'react-router'
import { breadcrumbJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import {
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../../state/server-contexts.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { DeferredNewsletterBand } from '../newsletter/deferred-newsletter-band.tsx'
import type { Route } from './+types/post-page'
import { CopyLink } from './copy-link.tsx'
import { loadPost } from './load-post.server.ts'
import { MentionedProductCard } from './mentioned-product.tsx'
import { postPath } from './post-address.ts'
import { PostCard } from './post-card.tsx'
import { postJsonLd } from './post-json-ld.ts'
import { PostTags } from './post-tags.tsx'
import { localLinks, readingMinutes, withoutProductList } from './post-text.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  const loaded = await loadPost(context.get(catalogueContext), params.id, lang, context.get(pageTagsContext))
  const { post, related, products, paths } = loaded
  const path = postPath(post)
  // an old or missing slug leads to the right one (decision 2)
  if (params.slug !== post.slug) throw redirect(localPath(lang, path), 301)
  const { publicUrl } = context.get(shopContext)
  const t = textsOf(lang)
  const minutes = readingMinutes(post.text)
  const crumbs = [
    { title: t('catalogue.home'), path: '/' },
    { title: t('blog.title'), path: '/blog' },
    { title: post.title, path },
  ]
  context
    .get(structuredDataContext)
    .add(
      postJsonLd(post, publicUrl + localPath(lang, path), publicUrl, minutes),
      breadcrumbJsonLd(crumbs, publicUrl, lang),
    )
  return {
    post: {
      ...post,
      published: formatLongDate(post.pubDate, lang),
      text: localLinks(products.length > 0 ? withoutProductList(post.text) : post.text, lang),
    },
    related,
    products: products.map((product) => ({
      id: product.id,
      title: product.title,
      image: product.image,
      seller: product.seller,
      price: product.price,
      priceDiscounted: product.priceDiscounted,
      netQuantity: product.netQuantity,
      unitPrice: product.unitPrice,
      lang: product.lang,
    })),
    minutes,
    meta: {
      title: post.title,
      description: post.excerpt,
      paths,
      type: 'article' as const,
      image: { path: previewPath('post', post.id, lang), ...previewSizes.post },
    },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

type Loaded = Route.ComponentProps['loaderData']

/** Author with a monogram, date and time of reading. */
function Byline({ post, minutes }: Pick<Loaded, 'post' | 'minutes'>) {
  const { t } = useTranslation()
  return (
    <p className="mt-4.5 flex items-center gap-x-4 text-[0.9375rem] text-ink-2">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-full bg-green-800 font-serif text-lg text-white"
      >
        {post.author.name.slice(0, 1)}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-0.5">
        <span>{t('blog.by', { name: post.author.name })}</span>
        <time dateTime={post.pubDate}>{post.published}</time>
        <span>{t('blog.minutes', { count: minutes })}</span>
      </span>
    </p>
  )
}

function Article({ post, minutes, products }: Loaded) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  // what the page itself says around it is in its own language
  const lang = post.lang === language ? undefined : post.lang
  return (
    <article className="mx-auto w-full max-w-[720px] xl:mx-0">
      <h1 lang={lang} className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem] xl:text-[3.5625rem]">
        {post.title}
      </h1>
      <Byline post={post} minutes={minutes} />
      <p lang={lang} className="mt-7 text-xl leading-[1.5] text-ink">
        {post.excerpt}
      </p>
      <div
        lang={lang}
        className="prose mt-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the backend when it is read (clean-post.ts)
        dangerouslySetInnerHTML={{ __html: post.text }}
      />
      {products.length > 0 && (
        <section aria-label={t('blog.mentioned')} className="mt-9 grid gap-3.5 print:hidden">
          <h2 className="text-[1.5rem] md:text-[1.75rem]">{t('blog.mentioned')}</h2>
          {products.map((product) => (
            <MentionedProductCard key={product.id} product={product} />
          ))}
        </section>
      )}
      <div className="mt-9 print:hidden">
        <PostTags tags={post.tags} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 print:hidden">
        <CopyLink />
        <Link
          to={to('/blog')}
          className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('blog.allOf')}
        </Link>
      </div>
    </article>
  )
}

/** A post: picture over the whole width, text in one column, four others beside it. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, related } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <Container className="pb-12 md:pb-18">
        <Breadcrumb
          crumbs={[
            { title: t('catalogue.home'), to: to('/') },
            { title: t('blog.title'), to: to('/blog') },
            { title: post.title },
          ]}
        />
        <ProductImage
          url={post.imageHeader}
          alt=""
          width={1000}
          height={400}
          widths={[400, 600, 800, 1200, 1700]}
          sizes="(min-width: 1328px) 1280px, 100vw"
          eager
          className="-mx-4 md:mx-0"
          imgClassName="aspect-[5/2] max-h-[512px] md:rounded-panel"
        />
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-12 md:mt-11 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-18">
          <Article {...loaderData} />
          {related.length > 0 && (
            <aside aria-label={t('blog.next')} className="print:hidden">
              <h2 className="mb-4.5 text-[1.5rem]">{t('blog.next')}</h2>
              <ul className="grid gap-7 md:grid-cols-2 xl:grid-cols-1">
                {related.map((other) => (
                  <li key={other.id}>
                    <PostCard post={other} variant="side" level={3} />
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </Container>
      <DeferredNewsletterBand />
    </>
  )
}

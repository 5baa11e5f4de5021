import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { breadcrumbJsonLd } from '../../../frame/head/json-ld.ts'
import { pageMeta } from '../../../frame/head/page-meta.ts'
import { answerUnreached } from '../../../frame/loading/answer-unreached.ts'
import { useLoading } from '../../../frame/loading/use-loading.ts'
import { canonicalSearch } from '../../../pages/public-address.ts'
import { readReviewQuery } from '../../../pages/review-query.state.ts'
import {
  backendContext,
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../../../state/server-contexts.ts'
import { languageOfPath, localPath } from '../../../texts/language-path.ts'
import { listCountries } from '../../../texts/places/country-names.ts'
import { textsOf } from '../../../texts/server-texts.server.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Container } from '../../../ui/container.tsx'
import { whenUsed } from '../../../ui/hydration/when-used.ts'
import { join } from '../../../ui/join.ts'
import type { Route } from './+types/product-page'
import { askStockAlert } from './ask-stock-alert.server.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { loadProduct } from './load-product.server.ts'
import { categoryPath, pageProduct } from './page-product.ts'
import { productJsonLd } from './product-json-ld.ts'

/** Below the first view: complete as HTML, live when the page is first used. */
const Chapters = lazy(() => whenUsed('maker', () => import('./chapters/chapters.tsx')))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const address = new URL(request.url)
  const lang = languageOfPath(address.pathname)
  const call = context.get(catalogueContext)
  const reviewQuery = readReviewQuery(address.searchParams)
  const asked = { lang, reviews: reviewQuery, now: new Date() }
  const loaded = await loadProduct(call, params.id, asked, context.get(pageTagsContext))
  const { product, details: read, seller, reviews } = loaded
  const { attributes, ...details } = read
  const { publicUrl } = context.get(shopContext)
  const url = publicUrl + localPath(lang, `/product/${product.id}`)
  const crumbs = [
    { title: textsOf(lang)('catalogue.home'), path: '/' },
    ...categoryPath(product).map(({ slug, name }) => ({ title: name, path: `/categories/${slug}` })),
    { title: product.title, path: `/product/${product.id}` },
  ]
  context
    .get(structuredDataContext)
    .add(
      ...productJsonLd({ ...product, attributes }, url, publicUrl, asked.now),
      breadcrumbJsonLd(crumbs, publicUrl, lang),
    )
  return {
    product: pageProduct(product),
    details,
    facts: attributes.map(({ name, text, inFactStrip, scale }) => ({
      name,
      text,
      ...(inFactStrip && { inFactStrip }),
      ...(scale && { scale }),
    })),
    delivery: loaded.delivery,
    shipsTo: listCountries(product.shipsTo, lang),
    closed: loaded.closed,
    lang: product.lang,
    questions: product.questions,
    seller,
    reviews: {
      list: reviews,
      query: reviewQuery,
      path: localPath(lang, `/product/${product.id}`),
      writePath: localPath(lang, `/account/reviews/${product.id}`),
    },
    recipe: loaded.recipe,
    pairing: loaded.pairing,
    sameSeller: loaded.sameSeller,
    search: canonicalSearch(address.pathname, address.search),
    meta: {
      title: product.title,
      description: product.shortDescription,
      withoutQuery: true,
      type: 'product' as const,
      image: { path: previewPath('product', product.id, lang), ...previewSizes.product },
    },
  }
}

/** "Avvisami": the page's only form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  return askStockAlert(context.get(backendContext), params.id, await request.formData(), lang)
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({
    failure: 'failed' as const,
    email: String(form.get('email') ?? ''),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, details, facts, delivery, shipsTo, closed } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const isLoading = useLoading().product
  // the same element until there is another product: drawn anew before its scripts are there, the HTML would be lost
  const below = useMemo(
    () => (
      <Suspense>
        <Chapters {...loaderData} />
      </Suspense>
    ),
    [loaderData],
  )
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { title: t('catalogue.home'), to: to('/') },
            ...categoryPath(product).map(({ slug, name }) => ({
              title: name,
              to: to(`/categories/${slug}`),
            })),
            { title: product.title },
          ]}
        />
        <div
          key={product.id}
          aria-busy={isLoading}
          className={join(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-2 pb-12 transition-opacity duration-220 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16',
            isLoading && 'opacity-60 delay-150',
          )}
        >
          <Gallery
            pictures={product.images}
            generic={product.image}
            percent={product.discountPercent}
            available={product.available}
          />
          <BuyBox
            product={product}
            details={details}
            facts={facts.filter(({ inFactStrip }) => inFactStrip)}
            delivery={delivery}
            shipsTo={shipsTo}
            closed={closed}
          />
        </div>
      </Container>
      {below}
    </>
  )
}

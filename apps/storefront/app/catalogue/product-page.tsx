import { previewPath, previewSizes } from '@filiera/contract/previews'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Container } from '../design/container.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { readReviewQuery } from '../reviews/review-query.state.ts'
import { breadcrumbJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  backendContext,
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../shell/server-contexts.ts'
import { still } from '../shell/still.tsx'
import type { Route } from './+types/product-page'
import { askStockAlert } from './ask-stock-alert.server.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { loadProduct } from './load-product.server.ts'
import { pageProduct } from './page-product.ts'
import { ProductHeading } from './product-heading.tsx'
import { productJsonLd } from './product-json-ld.ts'

const ProductLabel = still(() => import('./product-label.tsx').then((file) => file.ProductLabel))
const SellerPanel = still(() => import('./seller-panel.tsx').then((file) => file.SellerPanel))
const ReviewsSection = still(() =>
  import('../reviews/reviews-section.tsx').then((file) => file.ReviewsSection),
)
const Neighbours = still(() => import('./neighbours.tsx').then((file) => file.Neighbours))

/** Of the parts that need no script; not in the browser as long as they stand as they were written. */
type StillData = {
  label: ComponentProps<typeof ProductLabel>['of']
  seller: ComponentProps<typeof SellerPanel>['of']
  reviews: ComponentProps<typeof ReviewsSection>['of']
  neighbours: ComponentProps<typeof Neighbours>['of']
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  const call = context.get(catalogueContext)
  const reviewQuery = readReviewQuery(new URL(request.url).searchParams)
  const asked = { lang, reviews: reviewQuery, now: new Date() }
  const loaded = await loadProduct(call, params.id, asked, context.get(pageTagsContext))
  const { product, details, seller, reviews } = loaded
  const { publicUrl } = context.get(shopContext)
  const url = publicUrl + localPath(lang, `/product/${product.id}`)
  const crumbs = [
    { title: textsOf(lang)('catalogue.home'), path: '/' },
    { title: product.category.name, path: `/categories/${product.category.slug}` },
    { title: product.title, path: `/product/${product.id}` },
  ]
  context
    .get(structuredDataContext)
    .add(...productJsonLd(product, url, publicUrl, asked.now), breadcrumbJsonLd(crumbs, publicUrl, lang))
  const { questions } = product
  return {
    product: pageProduct(product),
    details: details && { lowestPrice30Days: details.lowestPrice30Days, withdrawal: details.withdrawal },
    delivery: loaded.delivery,
    closed: loaded.closed,
    still: {
      label: { questions, details, lang: product.lang },
      seller: seller ? { seller } : undefined,
      reviews: {
        list: reviews,
        query: reviewQuery,
        path: localPath(lang, `/product/${product.id}`),
        writePath: localPath(lang, `/account/reviews/${product.id}`),
      },
      neighbours: {
        pairing: loaded.pairing,
        sameSeller: loaded.sameSeller,
        seller: product.seller.name,
      },
    } as StillData | undefined,
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

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, details, delivery, closed, still: parts } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { title: t('catalogue.home'), to: to('/') },
            { title: product.category.name, to: to(`/categories/${product.category.slug}`) },
            { title: product.title },
          ]}
        />
        <div
          key={product.id}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pb-18"
        >
          <Gallery
            pictures={product.images}
            percent={product.discountPercent}
            available={product.available}
          />
          <div className="min-w-0 lg:sticky lg:top-4">
            <ProductHeading product={product} />
            <BuyBox product={product} details={details} delivery={delivery} closed={closed} />
          </div>
        </div>
      </Container>
      <Container className="unseen grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pb-18">
        <ProductLabel of={parts?.label} />
        <SellerPanel of={parts?.seller} />
      </Container>
      <ReviewsSection of={parts?.reviews} />
      <Neighbours of={parts?.neighbours} />
    </>
  )
}

import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import { createStockAlert } from '@filiera/contract/content/newsletter'
import { data } from 'react-router'
import { breadcrumbJsonLd } from '../../../frame/head/json-ld.ts'
import { pageMeta } from '../../../frame/head/page-meta.ts'
import { answerUnreached } from '../../../frame/loading/answer-unreached.ts'
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
import { textsOf } from '../../../texts/server-texts.server.ts'
import { askAlert } from '../../newsletter/ask-alert.server.ts'
import type { Route } from './+types/product-page'
import { loadProduct } from './load-product.server.ts'
import { categoryPath } from './page-product.ts'
import { productData } from './product-data.server.ts'
import { productJsonLd } from './product-json-ld.ts'
import { ProductView } from './product-view.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,17}$/.test(params.id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const address = new URL(request.url)
  const lang = languageOfPath(address.pathname)
  const call = context.get(catalogueContext)
  const reviewQuery = readReviewQuery(address.searchParams)
  const asked = { lang, reviews: reviewQuery, now: new Date() }
  const loaded = await loadProduct(call, params.id, asked, context.get(pageTagsContext))
  const { product } = loaded
  const { attributes } = loaded.details
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
      ...productJsonLd({ ...product, attributes, family: loaded.family }, url, publicUrl, asked.now),
      breadcrumbJsonLd(crumbs, publicUrl, lang),
    )
  return {
    ...productData(loaded, { lang, reviews: reviewQuery, path: `/product/${product.id}` }),
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
  const call = context.get(backendContext)
  return askAlert(await request.formData(), (typed) =>
    call(createStockAlert, { params: { id: params.id }, body: { locale: lang, ...typed } }),
  )
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
  return <ProductView data={loaderData} />
}

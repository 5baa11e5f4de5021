import { readProductPreview } from '@filiera/contract/console/preview'
import { data } from 'react-router'
import { pageMeta } from '../../../frame/head/page-meta.ts'
import { pageFailure } from '../../../frame/loading/answer-failure.server.ts'
import { readReviewQuery } from '../../../pages/review-query.state.ts'
import { backendContext } from '../../../state/server-contexts.ts'
import { languageOfPath } from '../../../texts/language-path.ts'
import type { Route } from './+types/preview-page'
import { shapeProduct } from './load-product.server.ts'
import { productData } from './product-data.server.ts'
import { ProductView } from './product-view.tsx'

/** A product as its draft would show it, for who was given the link; kept by no cache and no search engine. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = readProductPreview.params.safeParse(params)
  if (!token.success) throw data(null, { status: 404, statusText: 'Not Found' })
  const { pathname } = new URL(request.url)
  const lang = languageOfPath(pathname)
  const read = await context.get(backendContext)(readProductPreview, {
    params: token.data,
    query: { lang },
  })
  if (!read.ok) throw pageFailure(read.problem, 'product_get')
  const loaded = shapeProduct(read.value, { lang, now: new Date() })
  const path = `/preview/${token.data.token}`
  return {
    ...productData(loaded, { lang, reviews: readReviewQuery(new URLSearchParams()), path }),
    meta: { title: loaded.product.title, noindex: true },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProductView data={loaderData} />
}

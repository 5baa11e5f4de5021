import { getProduct } from '@filiera/contract/catalogue'
import { getOwnReview, listReviews } from '@filiera/contract/reviews'
import { useTranslation } from 'react-i18next'
import { createContext, data, redirect } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { isEnhanced } from '../account/enhanced-mark.tsx'
import { askedPath, refuse, requireSession } from '../account/require-session.ts'
import { languageOfPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { backendContext, catalogueContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/own-review-page'
import { OwnReviewBody } from './own-review-body.tsx'
import { REVIEWS_PER_STEP } from './review-query.state.ts'
import { ReviewedProduct } from './reviewed-product.tsx'
import { deleteReview, saveReview } from './save-review.ts'

const doneWords = ['created', 'updated', 'deleted'] as const

/** Set by an action without scripts that refuses: what was typed is shown again even when the session is over, and no login takes its place. */
const keptContext = createContext(false)

const nothingKnown = { review: null, canWrite: false, editableUntil: null }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const isKept = context.get(keptContext)
  if (!isKept) requireSession(request, session)
  const { product: id } = params
  if (!/^[1-9]\d{0,17}$/.test(id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const catalogue = context.get(catalogueContext)
  const [own, product, list] = await Promise.all([
    context.get(backendContext)(getOwnReview, { params: { product: id } }),
    catalogue(getProduct, { params: { id }, query: { lang } }),
    catalogue(listReviews, { params: { product: id }, query: { limit: String(REVIEWS_PER_STEP), lang } }),
  ])
  const isOver = !own.ok && own.problem.code === 'not_signed_in'
  if (!own.ok && !(isKept && isOver)) return refuse(own.problem, request, session)
  const { review, canWrite, editableUntil } = own.ok ? own.value : nothingKnown
  return {
    id,
    // a product that is not on sale any more keeps its review
    product: product.ok
      ? { title: product.value.title, image: product.value.image, seller: product.value.seller.name }
      : null,
    list: list.ok ? list.value : null,
    review,
    canWrite,
    editableUntil,
    isEditable: editableUntil !== null && Date.now() <= Date.parse(editableUntil),
    done: doneWords.find((word) => word === url.searchParams.get('done')) ?? null,
  }
}

/** Saves (`intent=save`, with `review` over that one) or deletes (`intent=delete`); plain forms. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const form = await request.formData()
  const path = askedPath(request)
  const backend = context.get(backendContext)
  const isDelete = form.get('intent') === 'delete'
  const saved = isDelete
    ? await deleteReview(form, backend, params.product)
    : await saveReview(form, backend, params.product, languageOfPath(path))
  if (saved.ok) return redirect(`${path}?done=${saved.done}`, 303)
  if (saved.code === 'not_signed_in') {
    session.close()
    // with scripts the browser keeps the form until after the login
    if (isEnhanced(form) || isDelete) requireSession(request, session)
  }
  context.set(keptContext, !isDelete)
  const { ok: _, ...refused } = saved
  return data({ refused }, { status: saved.status })
}

export default function OwnReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, product } = loaderData
  const title = t('ownReviews.title')
  return (
    <AccountFrame title={title} crumbs={[{ title: t('orders.title'), to: to('/account/orders') }, { title }]}>
      {product && <ReviewedProduct product={product} path={to(`/product/${id}`)} />}
      <OwnReviewBody {...loaderData} refused={actionData?.refused} answer={actionData} />
    </AccountFrame>
  )
}

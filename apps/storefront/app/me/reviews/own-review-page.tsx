import { readOwnReviewPage } from '@filiera/contract/personal-pages'
import { data, redirect } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { REVIEWS_PER_STEP } from '../../pages/review-query.state.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { askedPath, leaveEndedSession, refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/own-review-page'
import { OwnReviewBody } from './own-review-body.tsx'
import { readReviewForm } from './own-review-form.state.ts'
import { ReviewedProduct } from './reviewed-product.tsx'
import { deleteReview, type Refused, saveReview } from './save-review.ts'

const doneWords = ['created', 'updated', 'deleted'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { product: id } = params
  if (!/^[1-9]\d{0,17}$/.test(id)) throw data(null, { status: 404, statusText: 'Not Found' })
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const read = await context.get(backendContext)(readOwnReviewPage, {
    params: { product: id },
    query: { limit: String(REVIEWS_PER_STEP), lang },
  })
  if (!read.ok) return refuse(read.problem, request, session)
  const { own, product, reviews } = read.value
  const { review, canWrite, editableUntil, signedAs } = own
  return {
    id,
    // a product that is not on sale any more keeps its review
    product: product && { title: product.title, image: product.image, seller: product.seller.name },
    list: reviews,
    review,
    canWrite,
    editableUntil,
    signedAs,
    isEditable: editableUntil !== null && Date.now() <= Date.parse(editableUntil),
    done: doneWords.find((word) => word === url.searchParams.get('done')) ?? null,
  }
}

/** Saves (`intent=save`, with `review` over that one) or deletes (`intent=delete`); plain forms. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const form = await request.formData()
  const path = askedPath(request)
  const backend = context.get(backendContext)
  const saved =
    form.get('intent') === 'delete'
      ? await deleteReview(form, backend, params.product)
      : await saveReview(form, backend, params.product, languageOfPath(path))
  if (saved.ok) return redirect(`${path}?done=${saved.done}`, 303)
  if (saved.code === 'not_signed_in') return leaveEndedSession(request, session)
  const { ok: _, ...refused } = saved
  return data({ refused }, { status: saved.status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => {
    const reviewId = String(form.get('review') ?? '') || null
    const values = readReviewForm(form)
    return { refused: { reviewId, values, errors: [], code: UNREACHED, status: 503 } satisfies Refused }
  })
}

export default function OwnReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, product } = loaderData
  const title = t('ownReviews.title')
  return (
    <AccountFrame title={title} crumbs={[{ title: t('orders.title'), to: to('/account/orders') }, { title }]}>
      {product && <ReviewedProduct product={product} path={to(`/product/${id}`)} />}
      <LoadingArea name="reviews">
        <OwnReviewBody {...loaderData} refused={actionData?.refused} answer={actionData} />
      </LoadingArea>
    </AccountFrame>
  )
}

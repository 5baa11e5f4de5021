import type { Review, ReviewList } from '@filiera/contract/catalog/reviews'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { Form, Link, useNavigation } from 'react-router'
import { explainedCode } from '../../notices/notice-for.ts'
import { OtherReviews } from '../../shop/reviews/other-reviews.tsx'
import { ReviewItem } from '../../shop/reviews/review-item.tsx'
import { prependReview, replaceReview } from '../../shop/reviews/reviews.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { emptyReview, valuesOfReview } from './own-review-form.state.ts'
import { OwnReviewForm } from './own-review-form.tsx'
import type { Refused } from './save-review.ts'

type BodyProps = {
  /** Of the product. */
  id: string
  product: object | null
  review: Review | null
  canWrite: boolean
  editableUntil: string | null
  isEditable: boolean
  signedAs: string | null
  list: ReviewList | null
  done: 'created' | 'updated' | 'deleted' | null
  refused: Refused | undefined
  answer: unknown
}

/** Refusals with words of their own. */
const ownCodes = ['already_reviewed', 'not_bought', 'not_found', 'expired', 'illegal_transition'] as const

/** Why nothing was saved. */
function Refusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation()
  const { code } = refused
  if (!code) return null
  const because = explainedCode(code)
  const own = ownCodes.find((known) => known === code)
  const words = own
    ? t(`ownReviews.refused.${own}`)
    : because
      ? t(`notices.because.${because}`)
      : t('ownReviews.refused.other')
  return (
    <Notice type="error" live title={t('ownReviews.notSaved')} className="mb-6 max-w-[640px]">
      {words}
    </Notice>
  )
}

/** Deletes after a second press; a `<details>` asks, with and without scripts. */
function DeleteForm({ review }: { review: Review }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4">
        {t('ownReviews.delete')}
      </summary>
      <Form method="post" className="mt-2 max-w-[640px] rounded-image border border-line p-4.5">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="review" value={review.id} />
        <p className="mb-4 text-ink-2">{t('ownReviews.deleteText')}</p>
        <Button type="submit" variant="outline" size="small" disabled={busy}>
          {t('ownReviews.deleteYes')}
        </Button>
      </Form>
    </details>
  )
}

function Writing(props: BodyProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { review, isEditable, editableUntil, refused, answer, signedAs } = props
  const form = { refused, answer, signedAs }
  if (!review) return <OwnReviewForm values={emptyReview} reviewId={null} {...form} />
  return (
    <>
      {isEditable && editableUntil ? (
        <>
          <p className="mb-5 text-ink-2">
            {t('ownReviews.until', { date: formatLongDate(editableUntil, language) })}
          </p>
          <OwnReviewForm key={review.id} values={valuesOfReview(review)} reviewId={review.id} {...form} />
        </>
      ) : (
        <>
          <p className="mb-5 text-ink-2">{t('ownReviews.fixed')}</p>
          <ReviewItem review={review} />
        </>
      )}
      <DeleteForm review={review} />
    </>
  )
}

/** The list with one's own review as it is now, also when the list was read a moment before. */
function currentList({ list, review, done }: BodyProps): ReviewList | null {
  if (!list || !review) return list
  return done === 'created' ? prependReview(list, review) : replaceReview(list, review)
}

/** What the customer has written or may write, and what others say. */
export function OwnReviewBody(props: BodyProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, product, review, canWrite, done, refused } = props
  const list = currentList(props)
  const isDone = done !== null && !refused && (done === 'deleted') === (review === null)
  return (
    <>
      {isDone && (
        <Notice type="success" live title={t(`ownReviews.done.${done}`)} className="mb-6 max-w-[640px]">
          {done === 'deleted' ? t('ownReviews.doneText.deleted') : t('ownReviews.doneText.saved')}
          {product && (
            <Link
              to={`${to(`/product/${id}`)}#reviews`}
              className="flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {t('ownReviews.see')}
            </Link>
          )}
        </Notice>
      )}
      {refused && <Refusal refused={refused} />}
      {review || canWrite || refused ? (
        <Writing {...props} />
      ) : (
        <div className="max-w-[640px]">
          <p className="mb-5 text-ink-2">{t('ownReviews.notYet')}</p>
          <Link to={to('/account/orders')} className={buttonClass({ variant: 'outline' })}>
            {t('orders.title')}
          </Link>
        </div>
      )}
      {list && list.total > 0 && <OtherReviews list={list} path={to(`/product/${id}`)} />}
    </>
  )
}

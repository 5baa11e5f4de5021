import type { ShopReview } from '@filiera/contract/console/reviews'
import { useState } from 'react'
import { Link } from 'react-router'
import { readStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReportSection } from './report-section.tsx'
import { Stars } from './stars.tsx'
import { useReview } from './use-reviews.ts'

/** What was reviewed. */
function Product({ product }: Pick<ShopReview, 'product'>) {
  const { id, title } = product
  const { may } = useWork()
  return (
    <p className="flex items-center gap-3 border-y border-line py-3">
      <Picture picture={product.picture} size={48} />
      {may('products:read') ? (
        <Link to={`/products/${id}`} className="inline-flex min-h-11 items-center font-semibold text-link">
          {title}
        </Link>
      ) : (
        <b className="font-semibold">{title}</b>
      )}
    </p>
  )
}

/** What the shop replied, and until when it may be corrected. */
function Reply({
  reply,
  until,
  onCorrect,
}: {
  reply: NonNullable<ShopReview['reply']>
  /** Null when that is over, or not for this role. */
  until: string | null
  /** Null while it is being corrected. */
  onCorrect: (() => void) | null
}) {
  const { t } = useTexts()
  const when = useWhen()
  return (
    <section aria-labelledby="reply" className="border-l-3 border-link-line pl-4">
      <h3 id="reply">{t('reviews.replied', { when: when.shortMoment(reply.createdAt) })}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3 text-t13 text-ink-2">
        {until ? t('reviews.until', { when: when.shortMoment(until) }) : t('reviews.stays')}
        {until && onCorrect && (
          <Button small onClick={onCorrect}>
            {t('reviews.correct')}
          </Button>
        )}
      </p>
    </section>
  )
}

/** The public reply: what was published, and the form that writes or corrects it. */
function Answer({ shop, review }: { shop: string; review: ShopReview }) {
  const { t } = useTexts()
  const { may } = useWork()
  const mayWrite = may('orders:write')
  const [isWriting, setWriting] = useState(() => readStored(`reply.${review.id}`) !== null)
  const [said, setSaid] = useState('')
  const { reply, replyEditableUntil } = review
  const until =
    mayWrite && replyEditableUntil && Date.parse(replyEditableUntil) > Date.now() ? replyEditableUntil : null
  const done = (isPublished: boolean) => {
    setWriting(false)
    setSaid(isPublished ? t('reviews.published') : '')
  }
  return (
    <>
      <p role="status" className={said ? 'rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}>
        {said}
      </p>
      {reply ? (
        <Reply reply={reply} until={until} onCorrect={isWriting ? null : () => setWriting(true)} />
      ) : (
        <p className="rounded-control bg-quiet px-3 py-2.5 text-ink-2">
          {t(mayWrite ? 'reviews.once' : 'reviews.noReply')}
        </p>
      )}
      {mayWrite && (!reply || (until && isWriting)) && (
        <ReplyForm shop={shop} review={review} onDone={done} onRefused={() => setWriting(true)} />
      )}
    </>
  )
}

/** One review with its product and what the shop replies. */
export function ReviewPanel({ shop, id }: { shop: string; id: string }) {
  const { may } = useWork()
  const { t, language } = useTexts()
  const when = useWhen()
  const { data: review, error, refetch } = useReview(shop, id)
  if (error && !review) return <BlockError error={error} onRetry={() => void refetch()} />
  if (review === undefined) return <SkeletonRows rows={3} />
  if (review === null)
    return (
      <BlockMessage icon="noResult" title={t('reviews.gone.title')}>
        <p>{t('reviews.gone.body')}</p>
      </BlockMessage>
    )
  const foreign = review.lang === language ? undefined : review.lang
  return (
    <section
      aria-labelledby="review"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="review">{t('reviews.by', { name: review.author })}</h2>
          <p className="text-t13 text-ink-2">
            {t('reviews.verified', { when: when.moment(review.createdAt) })}
          </p>
        </div>
        {/* wider, the order stands beside */}
        <span className="beside:hidden">
          <ButtonLink to={`/orders/${review.orderId}`} small>
            {t('messages.openOrder')}
          </ButtonLink>
        </span>
      </header>
      <Stars stars={review.stars} />
      {(review.title || review.text) && (
        <div lang={foreign}>
          {review.title && (
            <p className="font-serif text-t18 wrap-anywhere md:text-[21px] md:leading-7">{review.title}</p>
          )}
          {review.text && (
            <p className="mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line">{review.text}</p>
          )}
        </div>
      )}
      <Product product={review.product} />
      <Answer key={review.id} shop={shop} review={review} />
      <ReportSection shop={shop} review={review} mayWrite={may('orders:write')} />
    </section>
  )
}

import type { Review } from '@filiera/contract/catalog/reviews'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Stars } from './stars.tsx'

/** One review with its stars, author and date, and what the seller answered. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const foreign = review.lang === language ? undefined : review.lang
  return (
    <article className="border-b border-line py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        <Stars stars={review.stars} />
        <span>{review.author}</span>
        <time dateTime={review.createdAt}>{formatLongDate(review.createdAt, language)}</time>
        {review.verified && <span>{t('reviews.verified')}</span>}
      </p>
      {review.title && (
        <h3 lang={foreign} className="mt-2 font-sans text-base font-semibold tracking-normal">
          {review.title}
        </h3>
      )}
      {review.text && (
        <p lang={foreign} className="mt-1 max-w-[62ch] whitespace-pre-line text-ink-2">
          {review.text}
        </p>
      )}
      {review.reply && (
        <div className="mt-3 border-l-3 border-link-line pl-4 text-[0.9375rem] text-ink-2">
          <p className="font-semibold text-ink">{t('reviews.reply', { name: review.reply.author })}</p>
          <p className="max-w-[62ch] wrap-anywhere whitespace-pre-line">{review.reply.text}</p>
        </div>
      )}
    </article>
  )
}

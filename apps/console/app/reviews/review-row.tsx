import type { ShopReview } from '@filiera/contract/console/reviews'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Star } from './stars.tsx'

/** A review in a list, with whether it was answered. */
export function ReviewRow({ review, to, isOpen }: { review: ShopReview; to: string; isOpen: boolean }) {
  const { t } = useTexts()
  const when = useWhen()
  const { stars, author, product, title, text, reply, createdAt } = review
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={`flex gap-2 px-4 py-2.5 hover:bg-hover ${isOpen ? 'bg-quiet shadow-[inset_3px_0_var(--link)]' : ''}`}
      >
        <span className="flex w-8 flex-none items-center gap-1 self-start font-semibold">
          <Star given size={16} />
          {stars}
          <span className="sr-only">{t('reviews.outOf', { stars })}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={`min-w-0 truncate ${reply ? '' : 'font-semibold'}`}>{author}</span>
            <span className="flex-none text-t12 text-ink-2">{when.shortMoment(createdAt)}</span>
          </span>
          <span className="block truncate text-ink-2">{title || text || t('reviews.starsOnly')}</span>
          <span className="flex justify-between gap-3 text-t12 text-ink-2">
            <span className="min-w-0 truncate">{product.title}</span>
            <span className="flex-none">{t(reply ? 'reviews.answered' : 'reviews.unanswered')}</span>
          </span>
        </span>
      </Link>
    </li>
  )
}

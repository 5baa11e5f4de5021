import type { ShopReview } from '@filiera/contract/console/reviews'
import { Link, useSearchParams } from 'react-router'
import { useFirstChosen } from '../browser/use-first-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { BackLink } from '../ui/button.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { Star } from './stars.tsx'
import { type ReviewsView, useReviews } from './use-reviews.ts'

const STARS = ['5', '4', '3', '2', '1']

/** The view of the address; what means nothing is left out. */
function readView(params: URLSearchParams): ReviewsView {
  const stars = params.get('stars') ?? ''
  return {
    ...(STARS.includes(stars) && { stars }),
    ...(params.get('reply') === 'none' && { reply: 'none' as const }),
  }
}

function Row({ review, to, isOpen }: { review: ShopReview; to: string; isOpen: boolean }) {
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

/** Ways to narrow the list. */
function Filters({ view, show }: { view: ReviewsView; show(changes: Record<string, string>): void }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
      <select
        aria-label={t('reviews.stars')}
        value={view.stars ?? ''}
        onChange={({ target }) => show({ stars: target.value })}
        className="min-h-9 rounded-control border border-control bg-raised px-2.5 text-t14 max-md:min-h-11"
      >
        <option value="">{t('reviews.everyStar')}</option>
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {t('reviews.outOf', { stars })}
          </option>
        ))}
      </select>
      <label className="flex min-h-9 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          checked={view.reply === 'none'}
          onChange={({ target }) => show({ reply: target.checked ? 'none' : '' })}
          className="h-[18px] w-[18px] accent-button"
        />
        {t('reviews.unanswered')}
      </label>
    </div>
  )
}

/** One review beside the list; `back` leads to the list where there is room for one of them only. */
function OpenReview({ shop, id, back }: { shop: string; id: string; back: string }) {
  const { t } = useTexts()
  return (
    // stays in sight beside a long list
    <div className="lg:sticky lg:top-16 lg:max-h-[calc(100vh-80px)] lg:overflow-y-auto">
      <div className="lg:hidden">
        <BackLink to={back}>{t('reviews.title')}</BackLink>
      </div>
      <ReviewPanel shop={shop} id={id} />
    </div>
  )
}

/** What customers say of the shop's products, and the shop's public replies. */
export default function ReviewsScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const open = params.get('review')
  const list = useReviews(shop.id, view)
  const { data, error, refetch, isPlaceholderData } = list
  const at = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes })
    for (const [name, value] of [...next]) if (value === '') next.delete(name)
    return next
  }
  const counts = data?.pages.at(-1)
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  useFirstChosen('review', isPlaceholderData ? undefined : reviews[0]?.id)
  return (
    <>
      <h1 className="mb-1">{t('reviews.title')}</h1>
      <p className="mb-3 text-ink-2">
        {counts &&
          `${t('reviews.count', { count: counts.total })}, ${t('reviews.unansweredCount', { count: counts.unanswered })}`}
      </p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {counts?.total === 0 && (
        <BlockMessage icon="star" title={t('reviews.none')}>
          <p>{t('reviews.noneYet')}</p>
        </BlockMessage>
      )}
      {counts && counts.total > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
          <div className={`rounded-panel border border-line bg-raised ${open ? 'max-lg:hidden' : ''}`}>
            <Filters view={view} show={(changes) => setParams(at(changes), { replace: true })} />
            <ul>
              {reviews.map((review) => (
                <Row
                  key={review.id}
                  review={review}
                  to={`?${at({ review: review.id })}`}
                  isOpen={review.id === open}
                />
              ))}
            </ul>
            {reviews.length === 0 && <p className="px-4 py-3 text-ink-2">{t('reviews.noMatch')}</p>}
            <MoreButton list={list} small className="border-t border-line p-3">
              {t('reviews.more')}
            </MoreButton>
          </div>
          {open && <OpenReview key={open} shop={shop.id} id={open} back={`?${at({ review: '' })}`} />}
        </div>
      )}
    </>
  )
}

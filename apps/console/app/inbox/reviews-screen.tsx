import { useSearchParams } from 'react-router'
import { useFirstChosen } from '../browser/use-first-chosen.ts'
import { ReviewRow } from '../reviews/review-row.tsx'
import { type ReviewsView, useReviews } from '../reviews/use-reviews.ts'
import { useTexts } from '../texts/texts.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { Inbox, InboxColumns } from './inbox.tsx'
import { OpenReview } from './open-review.tsx'

const STARS = ['5', '4', '3', '2', '1']

/** The view of the address; what means nothing is left out. */
function readView(params: URLSearchParams): ReviewsView {
  const stars = params.get('stars') ?? ''
  return {
    ...(STARS.includes(stars) && { stars }),
    ...(params.get('reply') === 'none' && { reply: 'none' as const }),
  }
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
    <Inbox>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {counts?.total === 0 && (
        <BlockMessage icon="star" title={t('reviews.none')}>
          <p>{t('reviews.noneYet')}</p>
        </BlockMessage>
      )}
      {counts && counts.total > 0 && (
        <InboxColumns
          isOpen={open !== null}
          list={
            <>
              <Filters view={view} show={(changes) => setParams(at(changes), { replace: true })} />
              <ul>
                {reviews.map((review) => (
                  <ReviewRow
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
            </>
          }
        >
          {open && <OpenReview key={open} shop={shop.id} id={open} back={`?${at({ review: '' })}`} />}
        </InboxColumns>
      )}
    </Inbox>
  )
}

import type { ReviewList } from '@filiera/contract/catalog/reviews'
import { Link } from 'react-router'
import { type ReviewQuery, reviewSearch } from '../../pages/review-query.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'

type DistributionProps = { distribution: ReviewList['distribution']; query: ReviewQuery; path: string }

/** How often each number of stars was given; each row shows those reviews only, the current one all again. */
export function ReviewDistribution({ distribution, query, path }: DistributionProps) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('reviews.byStars')}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 text-sm text-ink-2"
    >
      {distribution.map(({ stars, count, percentage }) => {
        const isCurrent = query.stars === stars
        const row = (
          <>
            <span className="whitespace-nowrap">{t('reviews.starRow', { count: stars })}</span>
            <svg aria-hidden="true" width="100%" height="6" className="block rounded-full bg-track">
              <rect width={`${percentage}%`} height="6" rx="3" className="fill-meter" />
            </svg>
            <span className="text-right">{count}</span>
          </>
        )
        const look = 'col-span-full grid min-h-9 grid-cols-subgrid items-center rounded-chip px-2 -mx-2'
        return (
          <li key={stars} className="col-span-full grid grid-cols-subgrid">
            {count === 0 ? (
              <span className={look}>{row}</span>
            ) : (
              <Link
                to={`${path}${reviewSearch({ ...query, stars: isCurrent ? null : stars, shown: 0 })}#reviews`}
                aria-current={isCurrent ? 'true' : undefined}
                preventScrollReset
                className={`${look} hover:bg-quiet aria-[current=true]:bg-selected aria-[current=true]:text-on-selected`}
              >
                {row}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

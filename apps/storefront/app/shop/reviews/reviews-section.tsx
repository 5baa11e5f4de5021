import type { ReviewList } from '@filiera/contract/catalog/reviews'
import { Link } from 'react-router'
import {
  MAX_REVIEWS_SHOWN,
  REVIEWS_PER_STEP,
  type ReviewQuery,
  type ReviewSort,
  reviewSearch,
} from '../../pages/review-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { ReviewDistribution } from './review-distribution.tsx'
import { ReviewItem } from './review-item.tsx'
import { Stars } from './stars.tsx'

type SectionProps = {
  list: ReviewList
  query: ReviewQuery
  /** Of the page they stand on. */
  path: string
  /** Where buyers write theirs. */
  writePath: string
}

const sorts = ['newest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[]

function Summary({ list, query, path }: Omit<SectionProps, 'writePath'>) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const count = list.distribution.reduce((sum, row) => sum + row.count, 0)
  return (
    <div>
      <p className="flex items-center gap-4">
        <b className="font-serif text-[2.875rem] leading-none font-normal lining md:text-[3.5625rem]">
          {list.mean.toFixed(2)}
        </b>
        <span className="text-sm text-ink-2">
          <Stars stars={list.mean} size={18} />
          <br />
          {t('reviews.count', { count })}
        </span>
      </p>
      <div className="mt-5">
        <ReviewDistribution distribution={list.distribution} query={query} path={path} />
      </div>
      <p className="mt-4 text-sm text-ink-2">
        {t('reviews.who')}{' '}
        <Link to={to('/legal/reviews')} className="underline decoration-link-line underline-offset-4">
          {t('reviews.how')}
        </Link>
      </p>
    </div>
  )
}

/** Orders as links: they work before and without JavaScript. */
function Sorts({ query, path }: Pick<SectionProps, 'query' | 'path'>) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('reviews.sort')} className="mb-5 flex flex-wrap gap-2">
      {sorts.map((sort) => (
        <li key={sort}>
          <Link
            to={`${path}${reviewSearch({ ...query, sort: sort === 'newest' ? null : sort })}#reviews`}
            aria-current={(query.sort ?? 'newest') === sort ? 'true' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center rounded-chip px-3 text-[0.9375rem] font-medium text-link hover:bg-quiet aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
          >
            {t(`reviews.sorts.${sort}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What buyers say: mean and distribution, whose rows are filters, and the reviews themselves. */
export function ReviewsSection({ list, query, path, writePath }: SectionProps) {
  const { t } = useTranslation()
  const hasAny = list.distribution.some((row) => row.count > 0)
  const left = Math.min(list.total, MAX_REVIEWS_SHOWN) - list.reviews.length
  const write = (
    <Link to={writePath} className={`${buttonClass({ variant: 'outline' })} mt-6 print:hidden`}>
      {t('reviews.write')}
    </Link>
  )
  return (
    <section
      id="reviews"
      aria-label={t('reviews.title')}
      className="deferred scroll-mt-6 py-12 max-lg:[contain-intrinsic-size:auto_1600px] md:py-18"
    >
      <Container>
        <h2 className="mb-6 text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{t('reviews.title')}</h2>
        {!hasAny && <p className="max-w-[40em] text-ink-2">{t('reviews.none')}</p>}
        {hasAny && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
            <div>
              <Summary list={list} query={query} path={path} />
              {write}
            </div>
            <div>
              <Sorts query={query} path={path} />
              {query.stars !== null && (
                <p
                  role="status"
                  className="mb-4 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-2"
                >
                  {t('reviews.only', { count: query.stars })}
                  <Link
                    to={`${path}${reviewSearch({ ...query, stars: null })}#reviews`}
                    preventScrollReset
                    className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
                  >
                    {t('reviews.all')}
                  </Link>
                </p>
              )}
              {list.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
              {left > 0 && (
                <Link
                  to={`${path}${reviewSearch({ ...query, shown: list.reviews.length + REVIEWS_PER_STEP })}`}
                  preventScrollReset
                  className={`${buttonClass({ variant: 'outline' })} mt-6 print:hidden`}
                >
                  {t('reviews.more', { count: Math.min(REVIEWS_PER_STEP, left) })}
                </Link>
              )}
            </div>
          </div>
        )}
        {!hasAny && write}
      </Container>
    </section>
  )
}

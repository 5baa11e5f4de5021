import type { ReviewList } from '@filiera/contract/catalog/reviews'
import { Link } from 'react-router'
import { REVIEWS_PER_STEP } from '../../pages/review-query.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { ReviewDistribution } from './review-distribution.tsx'
import { ReviewItem } from './review-item.tsx'
import { Stars } from './stars.tsx'

/** What is said about the product so far: mean, distribution and the latest; all of it stands on the product's page. */
export function OtherReviews({ list, path }: { list: ReviewList; path: string }) {
  const { t } = useTranslation()
  const all = { stars: null, sort: null, shown: REVIEWS_PER_STEP }
  return (
    <section aria-labelledby="other-reviews" className="mt-12 max-w-[640px] border-t border-line pt-8">
      <h2 id="other-reviews" className="mb-4 text-2xl">
        {t('ownReviews.others')}
      </h2>
      <p className="mb-4 flex items-center gap-4">
        <b className="font-serif text-[2.5rem] leading-none font-normal lining">{list.mean.toFixed(2)}</b>
        <span className="text-sm text-ink-2">
          <Stars stars={list.mean} size={18} />
          <br />
          {t('reviews.count', { count: list.total })}
        </span>
      </p>
      <ReviewDistribution distribution={list.distribution} query={all} path={path} />
      <div className="mt-6">
        {list.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      {list.total > list.reviews.length && (
        <Link
          to={`${path}#reviews`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
        >
          {t('reviews.all')}
        </Link>
      )}
    </section>
  )
}

import type { Review, ReviewList } from '@filiera/contract/catalog/reviews'
import { reviewStatistics } from '@filiera/domain/review-statistics'

/** Mean and distribution after one review more (`+1`) or less (`−1`) of each given number of stars. */
function recount(list: ReviewList, changes: readonly { stars: number; by: 1 | -1 }[]): ReviewList {
  const count = (stars: number) =>
    changes.reduce(
      (sum, change) => (change.stars === stars ? sum + change.by : sum),
      list.distribution.find((row) => row.stars === stars)?.count ?? 0,
    )
  const { mean, distribution } = reviewStatistics([count(1), count(2), count(3), count(4), count(5)])
  return { ...list, mean, distribution }
}

/** Writes over a review of the list; one that the list does not show leaves it as it is. */
export function replaceReview(list: ReviewList, review: Review): ReviewList {
  const former = list.reviews.find(({ id }) => id === review.id)
  if (!former) return list
  const reviews = list.reviews.map((known) => (known.id === review.id ? review : known))
  return recount({ ...list, reviews }, [
    { stars: former.stars, by: -1 },
    { stars: review.stars, by: 1 },
  ])
}

/** A new review comes first and the statistics are recomputed (specification §4); one that is there already is not counted again. */
export function prependReview(list: ReviewList, review: Review): ReviewList {
  if (list.reviews.some(({ id }) => id === review.id)) return replaceReview(list, review)
  const longer = { ...list, reviews: [review, ...list.reviews], total: list.total + 1 }
  return recount(longer, [{ stars: review.stars, by: 1 }])
}

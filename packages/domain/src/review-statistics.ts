/** Stars of a review (specification §3). */
export const MAX_STARS = 5

/** Numbers of reviews with one, two, three, four and five stars. */
export type StarCounts = readonly [number, number, number, number, number]

export type ReviewStatistics = {
  total: number
  /** Two decimals; 0 without reviews. */
  mean: number
  /** From five stars to one; percentages of all reviews with one decimal. */
  distribution: { stars: number; count: number; percentage: number }[]
}

/** Mean and distribution of a product's reviews (specification §9). */
export function reviewStatistics(counts: StarCounts): ReviewStatistics {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    total,
    mean: total === 0 ? 0 : Math.round((stars * 100) / total) / 100,
    distribution: counts
      .map((count, index) => ({
        stars: index + 1,
        count,
        percentage: total === 0 ? 0 : Math.round((count * 1000) / total) / 10,
      }))
      .reverse(),
  }
}

/** A price applied to the public; `to` is null while it lasts. */
export type PricePeriod = { cents: number; from: Date; to: Date | null }

const THIRTY_DAYS_MS = 30 * 86_400_000

/**
 * The reference of a reduction that is to come, as `lowest_price_before` and `lowest_price_since` of the database will find it: the lowest
 * price applied in the 30 days before it started (Codice del consumo art. 17-bis).
 * @returns cents, and since when where it was on sale for less than the 30 days; null when nothing was charged in them
 */
export function lowestPriceBefore(
  periods: readonly PricePeriod[],
  discountStartedAt: Date,
): { cents: number; since: Date | null } | null {
  const start = discountStartedAt.getTime()
  const charged = periods.filter(
    ({ from, to }) => from.getTime() < start && (to?.getTime() ?? start) > start - THIRTY_DAYS_MS,
  )
  if (charged.length === 0) return null
  const first = Math.min(...charged.map(({ from }) => from.getTime()))
  return {
    cents: Math.min(...charged.map(({ cents }) => cents)),
    since: first > start - THIRTY_DAYS_MS ? new Date(first) : null,
  }
}

/**
 * Since when a product counts as reduced once it has a lower price: one that is lowered further goes on since its first step, any other
 * reduction begins now.
 */
export const reducedSince = (
  {
    discounted_cents,
    discount_started_at,
  }: { discounted_cents: number | null; discount_started_at: Date | null },
  discountedCents: number,
  now: Date,
): Date =>
  discounted_cents !== null && discountedCents < discounted_cents ? (discount_started_at ?? now) : now

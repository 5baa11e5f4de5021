/** A price applied to the public; `to` is null while it lasts. */
export type PricePeriod = { cents: number; from: Date; to: Date | null }

const THIRTY_DAYS_MS = 30 * 86_400_000

/**
 * The reference of a reduction that is to come, as `lowest_price_before` of the database will find it: the lowest price applied in the 30
 * days before it started (Codice del consumo art. 17-bis).
 * A product on sale for less than 30 days has the lowest of its shorter time.
 * @returns cents, or null when nothing was charged before
 */
export function lowestPriceBefore(periods: readonly PricePeriod[], discountStartedAt: Date): number | null {
  const start = discountStartedAt.getTime()
  const charged = periods
    .filter(({ from, to }) => from.getTime() < start && (to?.getTime() ?? start) > start - THIRTY_DAYS_MS)
    .map(({ cents }) => cents)
  return charged.length > 0 ? Math.min(...charged) : null
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

import { discountPercent } from '@filiera/domain/money/cart-totals'
import { lowestPriceBefore, type PricePeriod } from '../seller-products/lowest-price.ts'
import type { Period } from './offer-days.ts'

/** The offer of a product that runs. */
export type RunningOffer = Period & { discounted_cents: number; reduced_since: Date }

/** What is known of a reduction and its product; money in cents. */
export type Reduction = {
  discounted_cents: number
  starts_at: Date
  /** Prices applied so far. */
  periods: readonly PricePeriod[]
  /** What runs now, itself or another one. */
  running: RunningOffer | null
}

/**
 * How the shop will announce a reduction, as far as prices are known today. One that only grows is measured on what was before its
 * first step; one without earlier prices is not announced (Codice del consumo art. 17-bis).
 * @returns the reference, null without earlier prices, and the percent on it
 */
export function announceOffer({ discounted_cents, starts_at, periods, running }: Reduction): {
  lowest: ReturnType<typeof lowestPriceBefore>
  percent: number
} {
  const isNextStep =
    running !== null &&
    discounted_cents < running.discounted_cents &&
    (running.ends_at === null || running.ends_at >= starts_at)
  const lowest = lowestPriceBefore(periods, isNextStep ? running.reduced_since : starts_at)
  return { lowest, percent: lowest === null ? 0 : discountPercent(lowest.cents, discounted_cents) }
}

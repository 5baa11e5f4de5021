import { eurosToCents } from '@filiera/domain/money/money'

/** Money in euros, as offers and products of a job say it. */
export type Announced = {
  price: number
  priceDiscounted: number
  lowestPrice30Days: number | null
  /** Where it was on sale for less than the 30 days. */
  lowestPriceSince: string | null
  /** As the shop announces it. */
  percent: number
}

/**
 * How an announced reduction differs from what one would think: `none` is no reduction on the lowest price of 30 days, `new` none
 * because there is no such price, `less` a smaller one than on the price, `plain` is as it looks. `full` is the percent on the price.
 */
export function readAnnounced({
  price,
  priceDiscounted,
  lowestPrice30Days,
  percent,
}: Omit<Announced, 'lowestPriceSince'>): {
  kind: 'none' | 'less' | 'new' | 'plain'
  full: number
} {
  const full = Math.max(
    0,
    Math.floor(((eurosToCents(price) - eurosToCents(priceDiscounted)) * 100) / eurosToCents(price)),
  )
  if (lowestPrice30Days === null) return { kind: 'new', full }
  if (percent === 0) return { kind: 'none', full }
  return { kind: percent < full ? 'less' : 'plain', full }
}

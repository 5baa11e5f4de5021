/** Money in euros, as offers and products of a job say it. */
export type Announced = {
  price: number
  priceDiscounted: number
  lowestPrice30Days: number | null
  /** As the shop announces it. */
  percent: number
}

const cents = (euros: number) => Math.round(euros * 100)

/**
 * How an announced reduction differs from what one would think: `none` is no reduction on the lowest price of 30 days, `less` is a
 * smaller one than on the price, `new` has no earlier price, `plain` is as it looks. `full` is the percent on the price.
 */
export function readAnnounced({ price, priceDiscounted, lowestPrice30Days, percent }: Announced): {
  kind: 'none' | 'less' | 'new' | 'plain'
  full: number
} {
  const full = Math.max(0, Math.floor(((cents(price) - cents(priceDiscounted)) * 100) / cents(price)))
  if (lowestPrice30Days === null) return { kind: 'new', full }
  if (percent === 0) return { kind: 'none', full }
  return { kind: percent < full ? 'less' : 'plain', full }
}

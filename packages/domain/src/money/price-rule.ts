/** What a changed price ends in: as computed, at ten cents, at half a euro, at `.90`, at whole euros. */
export const roundings = ['cent', 'ten', 'fifty', 'ninety', 'euro'] as const
export type Rounding = (typeof roundings)[number]

/** How a price becomes another one: by so many percent (at most one decimal) or cents, up or down. */
export type PriceRule = { by: 'percent' | 'amount'; value: number; rounding: Rounding }

/** Nearest multiple of a step that lies so many cents from it, half up. */
const nearest = (cents: number, step: number, offset = 0) =>
  Math.floor((cents - offset + step / 2) / step) * step + offset

const roundingOf: Readonly<Record<Rounding, (cents: number) => number>> = {
  cent: (cents) => cents,
  ten: (cents) => nearest(cents, 10),
  fifty: (cents) => nearest(cents, 50),
  ninety: (cents) => nearest(cents, 100, 90),
  euro: (cents) => nearest(cents, 100),
}

/**
 * The price in cents that a rule makes of one in cents, on exact integers; what is not above 0 is for the caller to refuse.
 * @param isOffer it gives away the part of a cent, so that the shop can announce the whole percent
 */
export function applyPriceRule(cents: number, { by, value, rounding }: PriceRule, isOffer = false): number {
  const thousandths = 1000 + Math.round(value * 10)
  const half = isOffer ? 0 : 1000
  const changed = by === 'amount' ? cents + value : Math.floor((2 * cents * thousandths + half) / 2000)
  return roundingOf[rounding](changed)
}

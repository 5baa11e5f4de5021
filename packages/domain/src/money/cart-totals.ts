import { share } from './money.ts'

/** Highest quantity of one line (decision 10). */
export const MAX_LINE_QUANTITY = 99

export type PricedLine = {
  readonly quantity: number
  readonly priceCents: number
  /** null when there is no discount. */
  readonly discountedCents: number | null
}

export type CartTotals = { totalItems: number; totalCents: number; totalDiscountedCents: number }

/** Price of one piece as it is charged. */
export function chargedCents(line: Omit<PricedLine, 'quantity'>): number {
  return line.discountedCents ?? line.priceCents
}

/** Totals of the lines of one warehouse: before and after discounts, no shipping inside (wire "Cart"). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  return lines.reduce<CartTotals>(
    (totals, line) => ({
      totalItems: totals.totalItems + line.quantity,
      totalCents: totals.totalCents + line.quantity * line.priceCents,
      totalDiscountedCents: totals.totalDiscountedCents + line.quantity * chargedCents(line),
    }),
    { totalItems: 0, totalCents: 0, totalDiscountedCents: 0 },
  )
}

/** A quantity brought within 1–99 and the stock; 0 when nothing is left (decision 10). */
export function capQuantity(quantity: number, stock: number): number {
  return Math.max(0, Math.min(quantity, MAX_LINE_QUANTITY, stock))
}

/** Merge of two quantities of one product: the larger, capped; commutative and idempotent (decision 12). */
export function mergeQuantities(a: number, b: number, stock: number): number {
  return capQuantity(Math.max(a, b), stock)
}

/** Whole percent of a reduction, rounded down so that it never promises more than it gives; 0 when there is none. */
export function discountPercent(priceCents: number, discountedCents: number): number {
  return Math.max(0, Math.floor(((priceCents - discountedCents) * 100) / priceCents))
}

/** Net and VAT of a gross amount at a whole-percent rate: VAT half up, net the rest. */
export function splitVat(grossCents: number, ratePercent: number): { netCents: number; vatCents: number } {
  const vatCents = share(grossCents, ratePercent, 100 + ratePercent)
  return { netCents: grossCents - vatCents, vatCents }
}

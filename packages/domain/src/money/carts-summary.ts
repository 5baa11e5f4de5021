import { centsToEuros, eurosToCents } from './money.ts'

/** What the summary needs of each cart; euros as on the wire. */
export type SummedCart = {
  readonly totalItems: number
  readonly totalCost: number
  readonly totalCostDiscount: number
}

/** Cart state of the specification (§3): euros, and the number of articles shown on the badge. */
export type CartsSummary = {
  cartsTotalCost: number
  cartsTotalCostDiscount: number
  /** What the discounts save: the difference of the two. */
  cartsTotalDiscount: number
  cartTotal: number
}

/** Sums the carts of all warehouses exactly, in cents. */
export function summariseCarts(carts: readonly SummedCart[]): CartsSummary {
  const sum = (amount: (cart: SummedCart) => number) =>
    carts.reduce((cents, cart) => cents + eurosToCents(amount(cart)), 0)
  const costCents = sum((cart) => cart.totalCost)
  const discountedCents = sum((cart) => cart.totalCostDiscount)
  return {
    cartsTotalCost: centsToEuros(costCents),
    cartsTotalCostDiscount: centsToEuros(discountedCents),
    cartsTotalDiscount: centsToEuros(costCents - discountedCents),
    cartTotal: carts.reduce((count, cart) => count + cart.totalItems, 0),
  }
}

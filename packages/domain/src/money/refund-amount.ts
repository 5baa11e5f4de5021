/** What a refund of pieces is worked out from; money in cents. */
export type RefundAmountFacts = {
  pieces: readonly { quantity: number; chargedCents: number }[]
  /** What of the delivery charge goes back with them. */
  shippingCents: number
  /** What is left of what was paid. */
  leftCents: number
  /** Whether everything that is left goes back, whatever the pieces cost. */
  isRest: boolean
}

/**
 * What a refund comes to: pieces at the price they were charged with the delivery charge, never more than is left of what was paid.
 * @returns cents, and how many of them are the delivery charge
 */
export function refundAmount({ pieces, shippingCents, leftCents, isRest }: RefundAmountFacts): {
  amountCents: number
  shippingCents: number
} {
  const goodsCents = pieces.reduce((sum, { quantity, chargedCents }) => sum + quantity * chargedCents, 0)
  const amountCents = isRest ? leftCents : Math.min(goodsCents + shippingCents, leftCents)
  return { amountCents, shippingCents: Math.min(shippingCents, amountCents) }
}

import { refundAmount } from './refund-amount.ts'

/** An order that is withdrawn from, in whole or in part; money in cents. */
export type WithdrawalFacts = {
  /** Whether the parcel has left. */
  isShipped: boolean
  /** Delivery charge that has not gone back. */
  shippingCents: number
  /** What is left of what was paid. */
  leftCents: number
  /** Every line of the order: pieces that have neither gone back nor are on their way, and how many of them are declared. */
  lines: readonly { remaining: number; declared: number; chargedCents: number }[]
}

/**
 * What a withdrawal comes to, in cents. With the last piece the delivery charge goes back (Consumer Code art. 56). Before shipping, or where
 * nothing would be left for the other pieces, the order ends and all that is left of the payment goes back.
 * @returns `isLast`: whether the order ends, or the last piece goes back
 */
export function withdrawalAmount({ isShipped, shippingCents, leftCents, lines }: WithdrawalFacts): {
  isLast: boolean
  goodsCents: number
  shippingCents: number
  amountCents: number
} {
  const pieces = lines.map(({ declared, chargedCents }) => ({ quantity: declared, chargedCents }))
  const goodsCents = pieces.reduce((sum, { quantity, chargedCents }) => sum + quantity * chargedCents, 0)
  const isLast =
    lines.every(({ remaining, declared }) => remaining === declared) ||
    (!isShipped && goodsCents >= leftCents)
  const isRest = isLast && !isShipped
  const refund = refundAmount({ pieces, shippingCents: isLast ? shippingCents : 0, leftCents, isRest })
  return { isLast, goodsCents, ...refund }
}

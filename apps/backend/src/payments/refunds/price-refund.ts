import { refundAmount } from '@filiera/domain/money/refund-amount'
import type { OrderRefund } from '../../orders/ports.ts'
import { ProblemError } from '../../platform/problem-error.ts'

/** A line of an order with what of it was refunded already; money in cents. */
export type RefundableLine = {
  productId: string
  quantity: number
  refundedQuantity: number
  chargedCents: number
  /** Commission of the whole line. */
  commissionCents: number
}

/** A paid order with what went back already; money in cents. */
export type RefundableOrder = {
  id: string
  amountCents: number
  refundedCents: number
  shippingCents: number
  refundedShippingCents: number
  commissionCents: number
  refundedCommissionCents: number
  lines: readonly RefundableLine[]
}

export type WantedRefund = Pick<OrderRefund, 'lines' | 'amountCents' | 'withShipping' | 'mostCents'>

export type PricedRefund = {
  amountCents: number
  shippingCents: number
  /** Part of the commission that goes back with it. */
  commissionCents: number
  lines: { productId: string; quantity: number }[]
}

const wrong = (field: string, message: string) =>
  new ProblemError('invalid_body', `The refund is not right: ${message}`, { fields: [{ field, message }] })

/** The wanted lines with their rows. @throws ProblemError invalid_body for unknown, repeated or too many pieces */
function chosenLines(order: RefundableOrder, wanted: WantedRefund) {
  if (wanted.lines === 'rest') {
    return order.lines
      .map((line) => ({ line, quantity: line.quantity - line.refundedQuantity }))
      .filter(({ quantity }) => quantity > 0)
  }
  const seen = new Set<string>()
  return wanted.lines.map(({ productId, quantity }, index) => {
    const line = order.lines.find((own) => own.productId === productId)
    if (!line || seen.has(productId))
      throw wrong(`lines.${index}.productId`, 'must be a product of the order, once')
    seen.add(productId)
    const left = line.quantity - line.refundedQuantity
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > left) {
      throw wrong(`lines.${index}.quantity`, `must be between 1 and ${left}`)
    }
    return { line, quantity }
  })
}

/** Commission of a line that stays ours when this many of its pieces stay sold; rounded down, as when it was taken. */
const retainedCommission = (line: RefundableLine, retained: number) =>
  Math.floor((line.commissionCents * retained) / line.quantity)

const returnedCommission = (line: RefundableLine, quantity: number) => {
  const retained = line.quantity - line.refundedQuantity
  return retainedCommission(line, retained) - retainedCommission(line, retained - quantity)
}

/**
 * Commission that goes back with an amount: in proportion, all of it with the last cent, and so that the seller always gives at
 * least a cent and keeps at least one while something stays sold (a provider moves no zero).
 */
function commissionBack(order: RefundableOrder, amountCents: number, proportional: number): number {
  const amountLeft = order.amountCents - order.refundedCents
  const commissionLeft = order.commissionCents - order.refundedCommissionCents
  if (amountCents === amountLeft) return commissionLeft
  const sellerLeft = amountLeft - commissionLeft
  const least = Math.max(0, amountCents - (sellerLeft - 1))
  const most = Math.min(commissionLeft, amountCents - 1)
  return Math.max(0, Math.min(Math.max(proportional, least), most))
}

/**
 * What a refund of an order comes to (payments reference §7): pieces at the price they were charged, the delivery charge once,
 * never more than is left of what was paid; the commission in proportion, exact in sum once everything is refunded.
 * @throws ProblemError invalid_body with the field, illegal_transition when nothing is left
 */
export function priceRefund(order: RefundableOrder, wanted: WantedRefund): PricedRefund {
  const left = order.amountCents - order.refundedCents
  if (left <= 0) throw new ProblemError('illegal_transition', `Order ${order.id} is refunded already.`)
  const chosen = chosenLines(order, wanted)
  const lines = chosen.map(({ line, quantity }) => ({ productId: line.productId, quantity }))
  const shippingLeft = order.shippingCents - order.refundedShippingCents
  if (wanted.amountCents !== undefined) {
    const { amountCents } = wanted
    if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > left) {
      throw wrong('amount', `must be between 0.01 and ${(left / 100).toFixed(2)}`)
    }
    const commissionLeft = order.commissionCents - order.refundedCommissionCents
    const proportional = Math.floor((commissionLeft * amountCents) / left)
    return {
      amountCents,
      shippingCents: 0,
      commissionCents: commissionBack(order, amountCents, proportional),
      lines,
    }
  }
  const isRest = wanted.lines === 'rest'
  const refund = refundAmount({
    pieces: chosen.map(({ line, quantity }) => ({ quantity, chargedCents: line.chargedCents })),
    shippingCents: wanted.withShipping || isRest ? shippingLeft : 0,
    leftCents: Math.min(left, wanted.mostCents ?? left),
    isRest,
  })
  if (refund.amountCents === 0) throw wrong('lines', 'must name something to refund')
  const back = chosen.reduce((sum, { line, quantity }) => sum + returnedCommission(line, quantity), 0)
  return {
    ...refund,
    commissionCents: commissionBack(order, refund.amountCents, back),
    lines,
  }
}

/** So much of an order without naming pieces; all that is left of it, with its pieces and the delivery, where it is that much. */
export const priceAmount = (order: RefundableOrder, amountCents: number): PricedRefund =>
  amountCents === order.amountCents - order.refundedCents
    ? priceRefund(order, { lines: 'rest', withShipping: true })
    : priceRefund(order, { lines: [], amountCents, withShipping: false })

import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'

/** Longest reason (contract). */
export const REASON_MAX = 300

type RefundableOrder = Pick<SellerOrder, 'refundable' | 'withdrawals'> & {
  items: readonly Pick<
    SellerOrder['items'][number],
    'productId' | 'title' | 'quantity' | 'refundedQuantity' | 'price' | 'priceDiscounted'
  >[]
}

/** Pieces of a line that can be refunded: neither refunded nor about to be returned. */
export function refundableLines({ items, withdrawals }: RefundableOrder) {
  const open = withdrawals.filter(({ status }) => status === 'requested').flatMap(({ lines }) => lines)
  return items.map(({ productId, title, quantity, refundedQuantity, price, priceDiscounted }) => {
    const returning = open
      .filter((line) => line.productId === productId)
      .reduce((sum, line) => sum + line.quantity, 0)
    return {
      productId,
      title,
      left: quantity - refundedQuantity - returning,
      isReturning: returning > 0,
      cents: eurosToCents(priceDiscounted ?? price),
    }
  })
}

/** What was typed; pieces by product. */
export type RefundValues = { quantities: Readonly<Record<string, string>>; amount: string; reason: string }

/** Every piece that is left, ready to be given back. */
export const everyPiece = (order: RefundableOrder): RefundValues['quantities'] =>
  Object.fromEntries(refundableLines(order).map(({ productId, left }) => [productId, String(left)]))

/** Fields that are wrong: the texts `orders.refund.error.*`. */
type RefundErrors = {
  amount?: 'amount' | 'twoReadings' | 'nothing'
  reason?: 'reason'
  /** Products whose number of pieces cannot be. */
  quantities: string[]
}

type PricedForm = {
  errors: RefundErrors
  lines: { productId: string; quantity: number }[]
  /** In euros; undefined when the pieces' own price counts. */
  amount: number | undefined
  totalCents: number
  /** Nothing stays of the order. */
  isEverything: boolean
}

/** What a refund comes to, as the server reckons it, or what is wrong with it. */
export function priceRefund(values: RefundValues, order: RefundableOrder): PricedForm {
  const reason = values.reason.trim()
  const open = eurosToCents(order.refundable)
  const lines = refundableLines(order).map((line) => ({
    ...line,
    wanted: Number(values.quantities[line.productId] || '0'),
  }))
  const quantities = lines
    .filter(({ wanted, left }) => !Number.isInteger(wanted) || wanted < 0 || wanted > left)
    .map(({ productId }) => productId)
  const chosen = lines.filter(({ wanted }) => wanted > 0)
  const read = values.amount.trim() === '' ? null : readAmount(values.amount)
  const typed = read && 'cents' in read ? read.cents : null
  const hasTwoReadings = read !== null && 'fault' in read && read.fault === 'two_readings'
  const isAmountWrong = read !== null && (typed === null || typed < 1 || typed > open)
  const isNothing = read === null && chosen.length === 0 && quantities.length === 0
  const goods = chosen.reduce((sum, { cents, wanted }) => sum + cents * wanted, 0)
  const isEveryPiece = lines.every(({ left, wanted, isReturning }) => !isReturning && wanted === left)
  const ofPieces = isEveryPiece ? open : Math.min(goods, open)
  const totalCents = typed ?? ofPieces
  const errors: RefundErrors = {
    ...(isAmountWrong && { amount: hasTwoReadings ? ('twoReadings' as const) : ('amount' as const) }),
    ...(isNothing && { amount: 'nothing' as const }),
    ...((reason.length < 3 || reason.length > REASON_MAX) && { reason: 'reason' as const }),
    quantities,
  }
  return {
    errors,
    lines: chosen.map(({ productId, wanted }) => ({ productId, quantity: wanted })),
    amount: typed === null ? undefined : centsToEuros(typed),
    totalCents,
    isEverything: totalCents === open,
  }
}

export const hasRefundErrors = ({ amount, reason, quantities }: RefundErrors): boolean =>
  amount !== undefined || reason !== undefined || quantities.length > 0

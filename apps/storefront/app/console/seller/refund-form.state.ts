import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { centsToEuros, eurosToCents, parseCents } from '@filiera/domain/money/money'

/** Longest reason (contract). */
export const REASON_MAX = 300

type RefundableOrder = Pick<SellerOrder, 'items' | 'amount' | 'refunds' | 'withdrawals'>

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

/** What of an order was not asked back yet, in cents. */
export const openCents = ({ amount, refunds }: RefundableOrder): number =>
  refunds.reduce((sum, refund) => sum - eurosToCents(refund.amount), eurosToCents(amount))

export type RefundValues = { quantities: Record<string, string>; amount: string; reason: string }

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** What was typed; the fields of the pieces are named `q.{product}`. */
export function readRefundForm(
  form: { get(name: string): FormDataEntryValue | null },
  order: RefundableOrder,
): RefundValues {
  return {
    quantities: Object.fromEntries(
      order.items.map(({ productId }) => [productId, text(form.get(`q.${productId}`)).trim()]),
    ),
    amount: text(form.get('amount')).trim(),
    reason: text(form.get('reason')).trim(),
  }
}

/** The query that fills the form with every piece that is left; nothing is asked for yet. */
export function everyPiece(order: RefundableOrder): string {
  const lines = refundableLines(order).filter(({ left }) => left > 0)
  return new URLSearchParams([
    ['all', '1'],
    ...lines.map(({ productId, left }): [string, string] => [`q.${productId}`, String(left)]),
  ]).toString()
}

/** Fields that are wrong: the texts `fulfilment.refund.error.*`. */
export type RefundErrors = {
  amount?: 'amount' | 'nothing'
  reason?: 'reason'
  /** Products whose number of pieces cannot be. */
  quantities: string[]
}

export type PricedForm = {
  errors: RefundErrors
  lines: { productId: string; quantity: number }[]
  /** In euros; undefined when the pieces' own price counts. */
  amount: number | undefined
  totalCents: number
  /** Nothing stays of the order. */
  isEverything: boolean
}

/** What a refund comes to, as the server reckons it, or what is wrong with it. */
export function priceRefundForm(values: RefundValues, order: RefundableOrder): PricedForm {
  const open = openCents(order)
  const lines = refundableLines(order).map((line) => ({
    ...line,
    wanted: Number(values.quantities[line.productId] || '0'),
  }))
  const quantities = lines
    .filter(({ wanted, left }) => !Number.isInteger(wanted) || wanted < 0 || wanted > left)
    .map(({ productId }) => productId)
  const chosen = lines.filter(({ wanted }) => wanted > 0)
  const typed = values.amount === '' ? null : parseCents(values.amount)
  const isAmountWrong = values.amount !== '' && (typed === null || typed < 1 || typed > open)
  const isNothing = values.amount === '' && chosen.length === 0 && quantities.length === 0
  const goods = chosen.reduce((sum, { cents, wanted }) => sum + cents * wanted, 0)
  const isEveryPiece = lines.every(({ left, wanted, isReturning }) => !isReturning && wanted === left)
  const ofPieces = isEveryPiece ? open : Math.min(goods, open)
  const totalCents = typed ?? ofPieces
  const errors: RefundErrors = {
    ...(isAmountWrong && { amount: 'amount' as const }),
    ...(isNothing && { amount: 'nothing' as const }),
    ...((values.reason.length < 3 || values.reason.length > REASON_MAX) && { reason: 'reason' as const }),
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

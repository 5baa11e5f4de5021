import type { Transaction } from '../database/open-database.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { ProblemError } from '../problem-error.ts'
import { priceRefund } from '../refunds/price-refund.ts'
import { lockRefundable } from '../refunds/refund.store.ts'
import { isRest } from './check-declaration.ts'
import type { DeclaredLine } from './withdrawal-rules.ts'

export type Declaration = { lines: readonly DeclaredLine[]; reason: string }

/** A declaration that holds, with what goes back for it; money in cents. */
export type Declared = {
  order: OrderRow
  lines: { productId: string; quantity: number; amountCents: number }[]
  reason: string
  /** Whether the last of the order goes back: then the delivery charge goes back, too (Consumer Code art. 56). */
  isRest: boolean
  amountCents: number
  now: Date
}

/** Prices a declaration that was held against the order. @throws ProblemError illegal_transition while the payment is in dispute */
export async function priceDeclaration(
  trx: Transaction,
  order: OrderRow,
  { lines, reason }: Declaration,
  now: Date,
): Promise<Declared> {
  const refundable = await lockRefundable(trx, order.id)
  if (!refundable || refundable.hasOpenDispute)
    throw new ProblemError('illegal_transition', 'The payment of this order is disputed: write to us.')
  const rest = isRest(order, lines)
  const { amountCents } = priceRefund(refundable, { lines, withShipping: rest })
  const priced = lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    amountCents: quantity * (order.lines.find((own) => own.productId === productId)?.chargedCents ?? 0),
  }))
  return { order, lines: priced, reason, isRest: rest, amountCents, now }
}

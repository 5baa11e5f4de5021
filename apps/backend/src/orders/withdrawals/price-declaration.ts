import { withdrawalAmount } from '@filiera/domain/money/withdrawal-amount'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { hasShipped } from '../order/order.state.ts'
import type { OrderRow } from '../order/orders.store.ts'
import type { OrderPayments } from '../ports.ts'
import { type DeclaredLine, remainingOf, waitingCents } from './withdrawal-rules.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

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

/**
 * Prices a declaration that was checked against the order; earlier withdrawals keep what they were promised.
 * @throws ProblemError illegal_transition while the payment of an order that goes on is disputed
 */
export async function priceDeclaration(
  trx: Transaction,
  payments: OrderPayments,
  order: OrderRow,
  { lines, reason }: Declaration,
  earlier: readonly WithdrawalRow[],
  now: Date,
): Promise<Declared> {
  const refundable = await payments.lockRefundable(trx, order.id)
  // What was shipped is declared also while it is disputed: it is refunded later.
  if (!refundable || (refundable.hasOpenDispute && order.status !== 'DISPUTED'))
    throw new ProblemError('illegal_transition', 'The payment of this order is disputed: write to us.')
  const { isLast, amountCents } = withdrawalAmount({
    isShipped: hasShipped(order),
    shippingCents: refundable.shippingCents - refundable.refundedShippingCents,
    leftCents: Math.max(0, refundable.amountCents - refundable.refundedCents - waitingCents(earlier)),
    lines: order.lines.map((line) => ({
      remaining: remainingOf(line),
      declared: lines.find(({ productId }) => productId === line.productId)?.quantity ?? 0,
      chargedCents: line.chargedCents,
    })),
  })
  if (amountCents === 0)
    throw new ProblemError(
      'illegal_transition',
      'Everything that was paid for this order went back, or is promised to earlier returns.',
    )
  const priced = lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    amountCents: quantity * (order.lines.find((line) => line.productId === productId)?.chargedCents ?? 0),
  }))
  return { order, lines: priced, reason, isRest: isLast, amountCents, now }
}

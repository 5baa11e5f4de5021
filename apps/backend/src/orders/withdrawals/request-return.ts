import { endOfPeriod } from '@filiera/domain/dates/working-days'
import type { Transaction } from '../../platform/database/open-database.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import type { Declared } from './price-declaration.ts'
import type { NewWithdrawal } from './withdrawals.store.ts'

/** Days in which the customer sends the goods back (Consumer Code art. 57). */
const SEND_BACK_DAYS = 14

/** After shipping the goods come back first: the order waits for the seller's decision. */
export async function requestReturn(trx: Transaction, declared: Declared): Promise<NewWithdrawal> {
  const { order, lines, reason, isRest, amountCents, now } = declared
  await changeOneOrderStatus(trx, {
    orderId: order.id,
    to: 'RETURN_REQUESTED',
    actor: 'customer',
    cause: 'withdrawn',
    now,
  })
  return {
    orderId: order.id,
    status: 'requested',
    amountCents,
    withShipping: isRest,
    sendBackBy: endOfPeriod(now, SEND_BACK_DAYS),
    createdAt: now,
    decidedAt: null,
    reason,
    refundId: null,
    lines,
  }
}

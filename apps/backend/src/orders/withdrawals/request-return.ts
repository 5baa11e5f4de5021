import { endOfPeriod } from '@filiera/domain/dates/working-days'
import type { Transaction } from '../../platform/database/open-database.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { noteOnOrder } from '../order/order-status.store.ts'
import type { Declared } from './price-declaration.ts'
import type { NewWithdrawal } from './withdrawals.store.ts'

/** Days in which the customer sends the goods back (Consumer Code art. 57). */
const SEND_BACK_DAYS = 14

/** After shipping the goods come back first: the order waits for the seller's decision, a disputed one for the bank's before it. */
export async function requestReturn(trx: Transaction, declared: Declared): Promise<NewWithdrawal> {
  const { order, lines, reason, isRest, amountCents, now } = declared
  const event = { orderId: order.id, actor: 'customer', cause: 'withdrawn', now }
  if (order.status === 'DISPUTED') await noteOnOrder(trx, { ...event, status: order.status })
  else await changeOneOrderStatus(trx, { ...event, to: 'RETURN_REQUESTED' })
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

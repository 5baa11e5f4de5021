import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { acceptWithLastRefund } from '../../withdrawals/withdrawals.store.ts'
import { findOverdue, leaveToShop } from './waiting-return.store.ts'

const MOST = 200

/** Returns that their shops have not answered although the refund is due, with their orders and what they give back. */
export async function listOverdueReturns({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<{ id: string; orderId: string; amountCents: number }[]> {
  return findOverdue(db, { before: clock.now(), limit: MOST })
}

/** A return that nobody refunds in the place of its shop, which has not answered: the customer reads so. */
export const leaveReturnToShop = (trx: Transaction, withdrawalId: string, now: Date): Promise<void> =>
  leaveToShop(trx, withdrawalId, now)

/** Ends the returns that wait in an order whose money has all gone back without them. */
export const endRefundedReturns = (trx: Transaction, orderId: string, now: Date): Promise<void> =>
  acceptWithLastRefund(trx, orderId, now)

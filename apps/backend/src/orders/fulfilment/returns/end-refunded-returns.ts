import type { Transaction } from '../../../platform/database/open-database.ts'
import { acceptWithLastRefund } from '../../withdrawals/withdrawals.store.ts'

/** Ends the returns that wait in an order whose money has all gone back without them. */
export const endRefundedReturns = (trx: Transaction, orderId: string, now: Date): Promise<void> =>
  acceptWithLastRefund(trx, orderId, now)

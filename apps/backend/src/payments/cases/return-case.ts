import { endRefundedReturns } from '../../orders/fulfilment/returns/overdue-returns.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { closeCases } from './cases.store.ts'

const KEY = 'return:'

/** Key of the case of a return that its shop did not answer: one for each return. */
export const returnCaseKey = (withdrawalId: string) => `${KEY}${withdrawalId}`

/** The return that such a case is about. */
export const returnOfCase = (key: string) => key.slice(KEY.length)

/** Ends the returns, and the cases about them, of an order whose money has all gone back without their decision. */
export async function endReturns(trx: Transaction, orderId: string, now: Date): Promise<void> {
  await endRefundedReturns(trx, orderId, now)
  const note = 'All the money of the order has gone back.'
  await closeCases(trx, { orderId }, { kind: 'return_unanswered', note, now })
}

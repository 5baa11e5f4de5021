import { listOverdueReturns } from '../orders/fulfilment/returns/overdue-returns.ts'
import type { OrderPayments } from '../orders/ports.ts'
import type { Services } from '../services.ts'
import { closeCases } from './cases/cases.store.ts'
import { openCase } from './cases/open-case.ts'
import { returnCaseKey } from './cases/return-case.ts'

/** Opens a case for each return that its shop has not answered when the refund is due, once. */
export async function openReturnCases(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const { id, orderId, amountCents } of await listOverdueReturns(services))
    await openCase(services.db, {
      key: returnCaseKey(id),
      kind: 'return_unanswered',
      reason: `The shop has not answered a return of order ${orderId}, whose refund is due.`,
      orderId,
      amountCents,
      now,
    })
}

/** The shop has answered after all, or a bank has given the money back. */
export const closeReturnCase: OrderPayments['closeReturnCase'] = (trx, withdrawalId, now) =>
  closeCases(
    trx,
    { key: returnCaseKey(withdrawalId) },
    { kind: 'return_unanswered', note: 'Nothing waits for the shop any more.', now },
  )

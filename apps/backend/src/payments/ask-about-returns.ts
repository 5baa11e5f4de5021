import { listOverdueReturns } from '../orders/fulfilment/returns/list-overdue-returns.ts'
import type { OrderPayments } from '../orders/ports.ts'
import type { Services } from '../services.ts'
import { closeCases } from './cases/cases.store.ts'
import { openCase } from './cases/open-case.ts'

const keyOf = (withdrawalId: string) => `return:${withdrawalId}`

/** Opens a case for each return that its shop has not answered when the refund is due, once. */
export async function askAboutReturns(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const { id, orderId } of await listOverdueReturns(services))
    await openCase(services.db, {
      key: keyOf(id),
      kind: 'return_unanswered',
      reason: `The shop has not answered a return of order ${orderId}, whose refund is due.`,
      orderId,
      now,
    })
}

/** The shop has answered after all. */
export const closeReturnCase: OrderPayments['closeReturnCase'] = (trx, withdrawalId, now) =>
  closeCases(
    trx,
    { key: keyOf(withdrawalId) },
    { kind: 'return_unanswered', note: 'The shop answered.', now },
  )

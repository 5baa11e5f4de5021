import { listOverdueReturns } from '../orders/fulfilment/returns/list-overdue-returns.ts'
import type { OrderPayments } from '../orders/ports.ts'
import type { Services } from '../services.ts'
import { openReviewTask } from './review/open-review-task.ts'
import { closeTasks } from './review/review-task.store.ts'

const keyOf = (withdrawalId: string) => `return:${withdrawalId}`

/** Opens a case for each return that its shop has not answered when the refund is due, once. */
export async function askAboutReturns(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const { id, orderId } of await listOverdueReturns(services))
    await openReviewTask(services.db, {
      key: keyOf(id),
      kind: 'return_unanswered',
      reason: `The shop has not answered a return of order ${orderId}, whose refund is due.`,
      orderId,
      now,
    })
}

/** The shop has answered after all. */
export const closeReturnCase: OrderPayments['closeReturnCase'] = (trx, withdrawalId, now) =>
  closeTasks(
    trx,
    { key: keyOf(withdrawalId) },
    { kind: 'return_unanswered', note: 'The shop answered.', now },
  )

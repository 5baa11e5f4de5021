import { endOfWithdrawal } from '@filiera/domain/withdrawal-period'
import { changeOneOrderStatus } from '../orders/change-order-status.ts'
import { ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { findDelivered } from './shop-orders.store.ts'

const BATCH = 200
/** No period of withdrawal is shorter; which day exactly ends it, the calendar says. */
const SHORTEST_MS = 14 * 86_400_000

/**
 * Completes delivered orders once nobody can withdraw from them any more and nothing of them is open.
 * @returns how many were completed
 */
export async function completeDelivered({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - SHORTEST_MS)
  let completed = 0
  let after = ''
  for (;;) {
    const found = await findDelivered(db, { before, after, limit: BATCH })
    const over = found.filter(({ deliveredAt }) => endOfWithdrawal(deliveredAt) <= now)
    for (const { id } of over) {
      const change = {
        orderId: id,
        to: 'COMPLETED',
        actor: 'system',
        cause: 'withdrawal period over',
        now,
      } as const
      try {
        await db.transaction().execute((trx) => changeOneOrderStatus(trx, change))
        completed += 1
      } catch (error) {
        // Somebody asked for a return or a refund meanwhile.
        if (!(error instanceof ProblemError)) throw error
      }
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH) return completed
    after = last.id
  }
}

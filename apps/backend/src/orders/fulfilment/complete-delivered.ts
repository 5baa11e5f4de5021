import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { findDelivered } from './shop-orders.store.ts'

const BATCH = 200
/** No period of withdrawal is shorter; which day exactly ends it, the calendar says. */
const SHORTEST_MS = 14 * 86_400_000

/**
 * Completes delivered orders once nobody can withdraw from them any more and nothing of them is open; asks before each whether the
 * program stops.
 * @returns how many were completed
 */
export async function completeDelivered(
  { db, clock }: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - SHORTEST_MS)
  let completed = 0
  let after = ''
  for (;;) {
    const found = await findDelivered(db, { before, after, limit: BATCH })
    const over = found.filter(({ deliveredAt }) => endOfWithdrawal(deliveredAt) <= now)
    for (const { id } of over) {
      if (isStopping()) return completed
      const change = {
        orderId: id,
        from: 'DELIVERED',
        to: 'COMPLETED',
        actor: 'system',
        cause: 'withdrawal period over',
        now,
      } as const
      try {
        await inTransaction(db, (trx) => changeOneOrderStatus(trx, change))
        completed += 1
      } catch (error) {
        // Somebody asked for a return or a refund meanwhile, or disputed the payment.
        if (!(error instanceof ProblemError)) throw error
      }
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH) return completed
    after = last.id
  }
}

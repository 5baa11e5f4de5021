import type { OrderClaim } from '@filiera/contract/orders/claims'
import type { Executor } from '../../platform/database/open-database.ts'
import { answerBy } from './answer-by.ts'
import { findClaims } from './messages.store.ts'

/** Reports of damaged, missing or wrong goods by order, the first one first, and how each stands. */
export async function listClaims(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderClaim[]>> {
  const claims = Map.groupBy(await findClaims(executor, orderIds), ({ orderId }) => orderId)
  return new Map(
    [...claims].map(([orderId, ofOrder]) => [
      orderId,
      ofOrder.map(({ messageId, state, createdAt }) => ({ messageId, state, answerBy: answerBy(createdAt) })),
    ]),
  )
}

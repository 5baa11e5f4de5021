import type { OrderStatus } from '@filiera/contract/orders'
import type { Transaction } from '../database/open-database.ts'
import { ProblemError } from '../problem-error.ts'
import { mailDelivered } from './mail-delivered.ts'
import { canMove } from './order.state.ts'
import { lockOrders, writeStatus } from './order-status.store.ts'

export type StatusChange = {
  checkoutId: string
  to: OrderStatus
  /** Who: `customer`, `seller:<id>`, `operator:<id>`, or `system`. */
  actor: string
  /** Why, for the record: `paid`, `hold ended`, … */
  cause: string
  now: Date
}

/**
 * Moves every order of a checkout to a status, with its event: the only writer of order statuses.
 * Orders that are there already stay as they are. A delivery is mailed; the caller wakes the outbox.
 * @throws ProblemError illegal_transition when the table of decision 15 has no such move; nothing is written then
 */
export async function changeOrderStatus(trx: Transaction, change: StatusChange): Promise<void> {
  const orders = (await lockOrders(trx, change.checkoutId)).filter(({ status }) => status !== change.to)
  const refused = orders.find(({ status }) => !canMove(status, change.to))
  if (refused) {
    throw new ProblemError(
      'illegal_transition',
      `Order ${refused.id} cannot go from ${refused.status} to ${change.to}.`,
    )
  }
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await writeStatus(trx, ids, change)
  if (change.to === 'DELIVERED') await mailDelivered(trx, ids, change.now)
}

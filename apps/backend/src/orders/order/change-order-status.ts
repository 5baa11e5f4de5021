import type { OrderStatus } from '@filiera/contract/orders/orders'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { mailShipped } from './mail-shipped.ts'
import { canMove } from './order.state.ts'
import { lockOneOrder, lockOrders, writeStatus } from './order-status.store.ts'
import { findParcels } from './parcels.store.ts'

type Move = {
  /** Only from there, where the table has more ways to `to`: those of returns, disputes and refunds. */
  from?: OrderStatus
  to: OrderStatus
  /** Who: `customer`, `seller:<account id>`, `operator:<account id>`, or `system`. */
  actor: string
  /** Why, for the record: `paid`, `hold ended`, … */
  cause: string
  now: Date
}

export type StatusChange = Move & { checkoutId: string }
export type OneStatusChange = Move & { orderId: string }

type Locked = { id: string; status: OrderStatus }

/** "Delivered", with what may be reviewed and withdrawn from now, once per order; in the transaction that makes them delivered. */
async function mailDelivered(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const parcel of await findParcels(trx, orderIds)) {
    const { contactEmail: to, locale, orderId, seller, products, deliveredAt } = parcel
    const lines = parcel.lines.map(({ title, quantity, withdrawal, pictureHash }) => ({
      title,
      quantity,
      withdrawal,
      pictureHash,
    }))
    const withdrawUntil = endOfWithdrawal(deliveredAt ?? now).toISOString()
    const data = { orderId, seller, products, lines, withdrawUntil }
    await enqueueMail(trx, { kind: 'order-delivered', key: orderId, to, locale, data, now })
  }
}

async function moveOrders(trx: Transaction, locked: readonly Locked[], move: Move): Promise<void> {
  const orders = locked.filter(({ status }) => status !== move.to)
  const refused = orders.find(
    ({ status }) => !canMove(status, move.to) || (move.from !== undefined && move.from !== status),
  )
  if (refused) {
    throw new ProblemError(
      'illegal_transition',
      `Order ${refused.id} cannot go from ${refused.status} to ${move.to}.`,
    )
  }
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await writeStatus(trx, ids, move)
  // Told on the usual way only: who comes back from a return, a dispute or a refund was told before.
  const those = (status: OrderStatus) => orders.filter((order) => order.status === status).map(({ id }) => id)
  if (move.to === 'SHIPPED') await mailShipped(trx, those('PREPARING'), move.now)
  if (move.to === 'DELIVERED') await mailDelivered(trx, those('SHIPPED'), move.now)
}

/**
 * Moves every order of a checkout to a status, with its event and its mails; orders that have it already stay as they are.
 * Only this and `changeOneOrderStatus` write order statuses. The caller notifies the outbox.
 * @throws ProblemError illegal_transition when the table of decision 15 has no such move; nothing is written then
 */
export async function changeOrderStatus(trx: Transaction, change: StatusChange): Promise<void> {
  await moveOrders(trx, await lockOrders(trx, change.checkoutId), change)
}

/**
 * The same for one order; its checkout's row is locked by the caller where it locks that, too (checkouts come first).
 * @returns the status it had
 * @throws ProblemError illegal_transition; not_found when there is no such order
 */
export async function changeOneOrderStatus(trx: Transaction, change: OneStatusChange): Promise<OrderStatus> {
  const order = await lockOneOrder(trx, change.orderId)
  if (!order) throw notFound()
  await moveOrders(trx, [order], change)
  return order.status
}

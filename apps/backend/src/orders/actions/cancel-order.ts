import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { closeCheckout } from '../checkout/unpaid/close-checkout.ts'
import { cancelPaidOrder } from '../order/cancel-paid-order.ts'
import { lockCheckout } from '../order/checkout-status.store.ts'
import { unpaidStatuses, unshippedStatuses } from '../order/order.state.ts'
import { lockOneOrder } from '../order/order-status.store.ts'
import { findCheckoutParties } from '../order/parties.store.ts'
import type { OrderPayments } from '../ports.ts'
import { findOwnOrder } from './own-order.store.ts'

const inProgress = () =>
  new ProblemError(
    'in_progress',
    'The bank is deciding about a payment of this order: wait for its answer, then try again.',
  )
const tooLate = () =>
  new ProblemError('illegal_transition', 'The order cannot be cancelled any more: look at its status.')

/**
 * Ends an unpaid order with its whole checkout, which is paid as one, and the payment that waits for the customer.
 * If that one is paid after all, on a page that the provider cannot close, the money goes back.
 */
async function cancelUnpaid(
  trx: Transaction,
  payments: OrderPayments,
  checkoutId: string,
  now: Date,
): Promise<void> {
  const live = await payments.findLiveAttempt(trx, checkoutId)
  if (live && !live.waitsForCustomer) throw inProgress()
  const cause = 'cancelled by the customer'
  await closeCheckout(trx, payments, checkoutId, { as: 'cancelled', actor: 'customer', cause, now })
  const { numbers, sellers, contactEmail: to, locale } = await findCheckoutParties(trx, checkoutId)
  const data = { numbers, sellers, reason: 'cancelled' as const, amountCents: null }
  await enqueueMail(trx, { kind: 'order-cancelled', key: checkoutId, to, locale, data, now })
}

async function cancelIn(
  trx: Transaction,
  payments: OrderPayments,
  order: { id: string; checkoutId: string },
  cause: string,
  now: Date,
): Promise<void> {
  const checkout = await lockCheckout(trx, order.checkoutId)
  const locked = await lockOneOrder(trx, order.id)
  if (!checkout || !locked) throw notFound()
  if (locked.status === 'CANCELLED') return
  if (checkout.status === 'review') throw inProgress()
  if (unpaidStatuses.includes(locked.status)) return cancelUnpaid(trx, payments, checkout.id, now)
  if (!unshippedStatuses.includes(locked.status)) throw tooLate()
  await cancelPaidOrder(trx, payments, {
    orderId: order.id,
    reason: 'cancelled',
    actor: 'customer',
    cause,
    now,
  })
}

/**
 * Cancels an own order before it is shipped; repeating it is fine. A paid one is refunded and other orders of its checkout go on;
 * an unpaid one ends with its checkout, after the provider was asked about it (decision 15).
 * @throws ProblemError not_found, illegal_transition (shipped, or over), in_progress (the bank or a person still decides)
 */
export async function cancelOrder(
  services: Services,
  { accountId, orderId, reason }: { accountId: string; orderId: string; reason: string },
): Promise<void> {
  const { db, clock, orderPayments } = services
  const order = await findOwnOrder(db, accountId, orderId)
  if (!order) throw notFound()
  if (unpaidStatuses.includes(order.status)) await orderPayments.endLiveAttempt(order.checkoutId)
  const cause = reason === '' ? 'cancelled' : `cancelled: ${reason}`
  await inTransaction(db, (trx) => cancelIn(trx, orderPayments, order, cause, clock.now()))
  services.notifyOutbox()
}

import { lockCheckout } from '../checkout/checkout-status.store.ts'
import { closeCheckout } from '../checkout/close-checkout.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { cancelPaidOrder } from '../orders/cancel-paid-order.ts'
import { unpaidStatuses, unshippedStatuses } from '../orders/order.state.ts'
import { lockOneOrder } from '../orders/order-status.store.ts'
import { findLiveAttempt } from '../payment/attempt.store.ts'
import { endLiveAttempt } from '../payment/end-live-attempt.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { findCheckoutParties, findOwnOrder } from './own-order.store.ts'

const inProgress = () =>
  new ProblemError(
    'in_progress',
    'A payment of this order is under way: finish or refuse it at the payment provider, then try again.',
  )
const tooLate = () =>
  new ProblemError('illegal_transition', 'The order cannot be cancelled any more: look at its status.')

/** An unpaid order ends with its whole checkout, which would have been paid as one. */
async function cancelUnpaid(trx: Transaction, checkoutId: string, now: Date): Promise<void> {
  if (await findLiveAttempt(trx, checkoutId)) throw inProgress()
  const cause = 'cancelled by the customer'
  await closeCheckout(trx, checkoutId, { as: 'cancelled', actor: 'customer', cause, now })
  const { numbers, sellers, contactEmail: to, locale } = await findCheckoutParties(trx, checkoutId)
  const data = { numbers, sellers, reason: 'cancelled' as const, amountCents: null }
  await enqueueMail(trx, { kind: 'order-cancelled', key: checkoutId, to, locale, data, now })
}

async function cancelIn(
  trx: Transaction,
  order: { id: string; checkoutId: string },
  cause: string,
  now: Date,
): Promise<void> {
  const checkout = await lockCheckout(trx, order.checkoutId)
  const locked = await lockOneOrder(trx, order.id)
  if (!checkout || !locked) throw notFound()
  if (locked.status === 'CANCELLED') return
  if (checkout.status === 'review') throw inProgress()
  if (unpaidStatuses.includes(locked.status)) return cancelUnpaid(trx, checkout.id, now)
  if (!unshippedStatuses.includes(locked.status)) throw tooLate()
  await cancelPaidOrder(trx, { orderId: order.id, reason: 'cancelled', actor: 'customer', cause, now })
}

/**
 * Cancels an own order before it is shipped; saying it twice is fine. A paid one gets all its money back and the other orders of
 * its checkout go on; an unpaid one ends with its checkout, after the provider's open session (decision 15).
 * @throws ProblemError not_found, illegal_transition (shipped, or over), in_progress (a payment is under way or looked at)
 */
export async function cancelOrder(
  services: Services,
  { accountId, orderId, reason }: { accountId: string; orderId: string; reason: string },
): Promise<void> {
  const { db, clock } = services
  const order = await findOwnOrder(db, accountId, orderId)
  if (!order) throw notFound()
  if (unpaidStatuses.includes(order.status) && !(await endLiveAttempt(services, order.checkoutId)))
    throw inProgress()
  const cause = reason === '' ? 'cancelled' : `cancelled: ${reason}`
  await db.transaction().execute((trx) => cancelIn(trx, order, cause, clock.now()))
  services.wakeOutbox()
}

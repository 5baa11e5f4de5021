import { inTransaction } from '../../platform/database/in-transaction.ts'
import { log } from '../../platform/log.ts'
import type { Services } from '../../services.ts'
import { cancelPaidOrder } from '../order/cancel-paid-order.ts'
import { lockCheckout } from '../order/checkout-status.store.ts'
import { findUnaccepted, isUnaccepted } from './shop-orders.store.ts'

const BATCH = 50

/** One order, unless its shop or its customer was quicker. @returns whether it was cancelled */
async function cancelOne(
  { db, clock, orderPayments }: Services,
  order: { id: string; checkoutId: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = clock.now()
    await lockCheckout(trx, order.checkoutId)
    if (!(await isUnaccepted(trx, order.id, now))) return false
    await cancelPaidOrder(trx, orderPayments, {
      orderId: order.id,
      reason: 'not_accepted',
      actor: 'system',
      cause: 'not accepted in time',
      now,
    })
    return true
  })
}

/**
 * Cancels and refunds orders that no shop accepted within three working days (decision 15). One that fails, such as one in
 * dispute, does not stop the others. Asks before each whether the program stops. @returns how many were cancelled
 */
export async function cancelUnaccepted(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { db, clock } = services
  let cancelled = 0
  let after = ''
  for (;;) {
    const orders = await findUnaccepted(db, { now: clock.now(), after, limit: BATCH })
    for (const order of orders) {
      if (isStopping()) return cancelled
      const done = await cancelOne(services, order).catch((error: unknown) => {
        log().error({ err: error, orderId: order.id }, 'an order cannot be cancelled')
        return false
      })
      if (done) cancelled += 1
    }
    const last = orders.at(-1)
    if (cancelled > 0) services.notifyOutbox()
    if (!last || orders.length < BATCH) return cancelled
    after = last.id
  }
}

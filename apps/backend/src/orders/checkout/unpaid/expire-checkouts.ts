import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import { findOverdue, lockCheckout, type Overdue } from '../../order/checkout-status.store.ts'
import { closeCheckout } from './close-checkout.ts'
import { findUnpaid } from './unpaid-checkout.store.ts'

const BATCH = 50
/** Time after a hold's end at which stock goes back although the provider does not answer; late money is given back. */
const PATIENCE_MS = 15 * 60_000

/** "Lapsed" to the customer, once per checkout; in the transaction that ends it unpaid. */
async function mailLapsed(trx: Transaction, checkoutId: string, now: Date): Promise<void> {
  for (const { contactEmail: to, locale, totalCents, orders, awaitsTransfer } of await findUnpaid(trx, [
    checkoutId,
  ])) {
    const data = { checkoutId, totalCents, orders, awaitsTransfer }
    await enqueueMail(trx, { kind: 'order-lapsed', key: checkoutId, to, locale, data, now })
  }
}

async function expireOne(services: Services, checkoutId: string): Promise<void> {
  const { db, clock, orderPayments } = services
  const answered = await orderPayments.endLiveAttempt(checkoutId)
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId)
    if (checkout?.status !== 'open' && checkout?.status !== 'paying') return
    const end = checkout.holdExpiresAt.getTime()
    if (now.getTime() < end || (!answered && now.getTime() < end + PATIENCE_MS)) return
    await closeCheckout(trx, orderPayments, checkoutId, { as: 'expired', cause: 'hold ended', now })
    await mailLapsed(trx, checkoutId, now)
  })
}

/**
 * Ends unpaid checkouts whose hold is over and gives their stock back, once; a payment under way is asked about first
 * (payments reference §6.5). One that cannot be ended, or whose provider is silent, stops no other. @returns how many were looked at
 * @param isStopping asked before each: the rest waits for the next round
 */
export async function expireCheckouts(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { db, clock } = services
  let looked = 0
  let after: Overdue | undefined
  for (;;) {
    const overdue = await findOverdue(db, { now: clock.now(), after, limit: BATCH })
    for (const { id } of overdue) {
      if (isStopping()) return looked
      await expireOne(services, id).catch((error: unknown) => {
        log().error({ err: error, checkoutId: id }, 'a checkout cannot be ended')
      })
    }
    looked += overdue.length
    if (overdue.length > 0) services.notifyOutbox()
    if (overdue.length < BATCH) return looked
    after = overdue.at(-1)
  }
}

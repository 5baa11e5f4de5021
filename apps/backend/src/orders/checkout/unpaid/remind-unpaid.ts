import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { findUnpaid, markReminded } from './unpaid-checkout.store.ts'

const MINUTE_MS = 60_000
/** A reminder comes this long before the hold ends … */
const BEFORE_END_MS = 7 * MINUTE_MS
/** … but not when there is hardly time to pay any more. */
const TIME_TO_PAY_MS = 2 * MINUTE_MS
const BATCH = 50

/**
 * Reminds each customer of an unpaid checkout once, shortly before its stock goes back. A payment or the end of the hold cancels
 * a reminder that is still queued. @returns how many were reminded
 */
export async function remindUnpaid(services: Services): Promise<number> {
  const now = services.clock.now()
  const inTime = (ms: number) => new Date(now.getTime() + ms)
  const reminded = await inTransaction(services.db, async (trx) => {
    const within = { from: inTime(TIME_TO_PAY_MS), until: inTime(BEFORE_END_MS), now, limit: BATCH }
    const unpaid = await findUnpaid(trx, await markReminded(trx, within))
    for (const { checkoutId, contactEmail: to, locale, totalCents, holdUntil, orders } of unpaid) {
      const data = { checkoutId, totalCents, orders, holdUntil: holdUntil.toISOString() }
      await enqueueMail(trx, { kind: 'payment-reminder', key: checkoutId, to, locale, data, now })
    }
    return unpaid.length
  })
  if (reminded > 0) services.notifyOutbox()
  return reminded
}

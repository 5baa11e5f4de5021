import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { lockDueAlerts, markDone } from './subscription.store.ts'

/** How often alerts are compared with the stock, in milliseconds. */
export const STOCK_ALERT_POLL_MS = 30_000
const BATCH = 100

/** Mails everybody whose product is back, once each; safe with several workers. @returns how many were told */
export async function tellBackInStock(
  services: Pick<Services, 'db' | 'clock' | 'notifyOutbox'>,
): Promise<number> {
  const { db, clock } = services
  const told = await inTransaction(db, async (trx) => {
    const now = clock.now()
    const due = await lockDueAlerts(trx, BATCH)
    for (const { email: to, locale, seed, productId, product, pictureHash, cents } of due) {
      const data = { seed, productId, product, pictureHash, cents }
      await enqueueMail(trx, { kind: 'back-in-stock', key: seed, to, locale, data, now })
    }
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await markDone(trx, ids, now)
    return due.length
  })
  if (told > 0) services.notifyOutbox()
  return told === BATCH ? told + (await tellBackInStock(services)) : told
}

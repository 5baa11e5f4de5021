import { enqueueSellerMail } from '../../../mail/enqueue-seller-mail.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { findUnreminded, markReminded } from './waiting-return.store.ts'

/** So long before the goods are to be back, when the refund is due as well (Consumer Code art. 56). */
const BEFORE_MS = 4 * 86_400_000
const BATCH = 50

/** Mails each shop once that a return waits for its answer; asks before each whether the program stops. @returns how many were mailed */
export async function remindReturns(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const before = new Date(now.getTime() + BEFORE_MS)
  let reminded = 0
  for (;;) {
    const found = await findUnreminded(db, { before, limit: BATCH })
    for (const { id, orderId, sellerId, sendBackBy } of found) {
      if (isStopping()) return reminded
      await inTransaction(db, async (trx) => {
        if (!(await markReminded(trx, id, now))) return
        const data = { orderId, dueBy: sendBackBy.toISOString(), isLate: sendBackBy <= now }
        await enqueueSellerMail(trx, { kind: 'seller-return-waits', key: id, sellerId, data, now })
      })
    }
    reminded += found.length
    if (found.length < BATCH) break
  }
  if (reminded > 0) services.notifyOutbox()
  return reminded
}

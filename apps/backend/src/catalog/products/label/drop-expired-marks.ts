import { dateInItaly } from '@filiera/domain/dates/holidays'
import { announceProducts } from '../../../platform/database/announce-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { takeExpiredMarks } from './expired-marks.store.ts'

/** How often marks are looked for whose certificate is over, in milliseconds: those that can end stand in an index of their own. */
export const EXPIRED_MARKS_POLL_MS = 60_000
/** Products changed in one transaction: they are locked for no longer than that. */
const BATCH = 100

/**
 * Takes from products the marks whose certificate ended before today in Italy, and tells the pages. Safe with several workers.
 * @returns how many products lost one
 */
export async function dropExpiredMarks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = dateInItaly(clock.now())
  for (let dropped = 0; ; ) {
    const ids = await inTransaction(db, async (trx) => {
      const taken = await takeExpiredMarks(trx, today, BATCH)
      await announceProducts(trx, taken)
      return taken
    })
    dropped += ids.length
    if (ids.length < BATCH) return dropped
  }
}

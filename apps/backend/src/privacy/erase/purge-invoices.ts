import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { blankInvoices, blankRequests } from './erase.store.ts'

/** What a provider was told of a buyer is kept this long after the payment. */
const REQUEST_KEPT_MS = 90 * 24 * 3_600_000

/**
 * Takes the names off invoices of erased customers that the law no longer asks for, off checkouts that ended unpaid long ago, and out of
 * what providers were sent.
 */
export async function purgeInvoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    await blankInvoices(trx, now)
    await blankRequests(trx, new Date(now.getTime() - REQUEST_KEPT_MS))
  })
}

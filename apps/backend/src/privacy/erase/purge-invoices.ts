import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { blankInvoices } from './erase.store.ts'

/** Takes the names off invoices of erased customers that the law no longer asks for, and off checkouts that ended unpaid long ago. */
export async function purgeInvoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, (trx) => blankInvoices(trx, clock.now()))
}

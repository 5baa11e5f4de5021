import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findUnpaid } from './unpaid-checkout.store.ts'

/** "Lapsed" to the customer, once per checkout; in the transaction that ends it unpaid. */
export async function mailLapsed(trx: Transaction, checkoutId: string, now: Date): Promise<void> {
  for (const { contactEmail: to, locale, totalCents, orders, awaitsTransfer } of await findUnpaid(trx, [
    checkoutId,
  ])) {
    const data = { checkoutId, totalCents, orders, awaitsTransfer }
    await enqueueMail(trx, { kind: 'order-lapsed', key: checkoutId, to, locale, data, now })
  }
}

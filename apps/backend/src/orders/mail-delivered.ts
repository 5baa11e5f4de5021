import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { findDeliveries } from './deliveries.store.ts'

/** "Delivered", with what may be reviewed now, once per order; in the transaction that makes them delivered. */
export async function mailDelivered(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const { contactEmail: to, locale, ...data } of await findDeliveries(trx, orderIds)) {
    await enqueueMail(trx, { kind: 'order-delivered', key: data.orderId, to, locale, data, now })
  }
}

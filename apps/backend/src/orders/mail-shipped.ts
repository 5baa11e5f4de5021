import { carrierName, trackingUrl } from '@filiera/domain/tracking'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { findShipped } from './shipments.store.ts'

/** "Shipped", once per order; in the transaction that makes them shipped. */
export async function mailShipped(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const { contactEmail: to, locale, carrier, ...shipped } of await findShipped(trx, orderIds)) {
    const data = {
      ...shipped,
      carrier: carrier && carrierName(carrier),
      trackingUrl: carrier && trackingUrl(carrier, shipped.tracking),
    }
    await enqueueMail(trx, { kind: 'order-shipped', key: data.orderId, to, locale, data, now })
  }
}

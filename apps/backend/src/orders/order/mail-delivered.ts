import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { findDeliveries } from './deliveries.store.ts'

/** "Delivered", with what may be reviewed and withdrawn from now, once per order; in the transaction that makes them delivered. */
export async function mailDelivered(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const { contactEmail: to, locale, deliveredAt, ...delivered } of await findDeliveries(trx, orderIds)) {
    const data = { ...delivered, withdrawUntil: endOfWithdrawal(deliveredAt).toISOString() }
    await enqueueMail(trx, { kind: 'order-delivered', key: data.orderId, to, locale, data, now })
  }
}

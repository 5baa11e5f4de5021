import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { findParcels } from './parcels.store.ts'

/** "Delivered", with what may be reviewed and withdrawn from now, once per order; in the transaction that makes them delivered. */
export async function mailDelivered(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const parcel of await findParcels(trx, orderIds)) {
    const { contactEmail: to, locale, orderId, seller, products, deliveredAt } = parcel
    const lines = parcel.lines.map(({ title, quantity, withdrawal, pictureHash }) => ({
      title,
      quantity,
      withdrawal,
      pictureHash,
    }))
    const withdrawUntil = endOfWithdrawal(deliveredAt ?? now).toISOString()
    const data = { orderId, seller, products, lines, withdrawUntil }
    await enqueueMail(trx, { kind: 'order-delivered', key: orderId, to, locale, data, now })
  }
}

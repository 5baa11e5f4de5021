import { carrierName, trackingUrl } from '@filiera/domain/places/tracking'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { shippedStatuses } from './order.state.ts'
import { deliveryOf } from './orders.presenter.ts'
import { getOrder } from './orders.store.ts'
import { findOtherParcels, findParcels, type OtherParcel, type Parcel } from './parcels.store.ts'

/** How an order travels, as its mails say it. */
const travelOf = ({ carrier, tracking }: Parcel) => ({
  carrier: carrier && carrierName(carrier),
  tracking,
  trackingUrl: carrier && trackingUrl(carrier, tracking),
})

/** Where an order comes from, when it was paid and accepted, and when it arrives. */
async function wayOf(trx: Transaction, orderId: string, now: Date) {
  const order = await getOrder(trx, orderId)
  const acceptedAt = order.events.find(({ status }) => status === 'ACCEPTED')?.at
  return {
    place: { region: order.sellerRegion, city: order.sellerCity },
    way: {
      paidAt: (order.paidAt ?? order.createdAt).toISOString(),
      ...(acceptedAt && { acceptedAt: new Date(acceptedAt).toISOString() }),
      shippedAt: now.toISOString(),
      delivery: deliveryOf(order),
    },
  }
}

/** Where the goods of another parcel are, in the words of the mail. */
function whereIs(status: OtherParcel['status']): 'waits' | 'prepared' | 'shipped' | 'arrived' | 'cancelled' {
  if (status === 'CANCELLED') return 'cancelled'
  if (status === 'SHIPPED') return 'shipped'
  if (shippedStatuses.includes(status)) return 'arrived'
  return status === 'PAID' ? 'waits' : 'prepared'
}

const othersOf = async (trx: Transaction, orderId: string) =>
  (await findOtherParcels(trx, orderId)).map(({ seller, region, city, status, pictureHash }) => ({
    seller,
    place: { region, city },
    is: whereIs(status),
    pictureHash,
  }))

/** "Shipped", once per order; in the transaction that makes them shipped. */
export async function mailShipped(trx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const parcel of await findParcels(trx, orderIds)) {
    const { contactEmail: to, locale, orderId, seller, recipient, lines } = parcel
    const way = await wayOf(trx, orderId, now)
    const others = await othersOf(trx, orderId)
    const data = { orderId, seller, recipient, lines, others, ...travelOf(parcel), ...way }
    await enqueueMail(trx, { kind: 'order-shipped', key: orderId, to, locale, data, now })
  }
}

/** "Another tracking number", once per number; in the transaction that corrects it. */
export async function mailShipmentCorrected(trx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const parcel of await findParcels(trx, [orderId])) {
    const { contactEmail: to, locale, seller, carrier, tracking } = parcel
    const data = { orderId, seller, ...travelOf(parcel) }
    const key = `${orderId}:${carrier}:${tracking}`
    await enqueueMail(trx, { kind: 'shipment-corrected', key, to, locale, data, now })
  }
}

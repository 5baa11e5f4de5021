import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { mailedAddress, mailedInvoice } from '../../../mail/mailed-address.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { NewCheckout } from '../checkout.store.ts'
import { findSellerCompanies } from '../seller-companies.store.ts'
import { toldMinutes } from '../unpaid/hold-times.ts'

/** Queues "order received" for a checkout that is being placed, with who sells each parcel. */
export async function mailOrderReceived(trx: Transaction, checkout: NewCheckout): Promise<void> {
  const companies = await findSellerCompanies(
    trx,
    checkout.orders.map(({ sellerId }) => sellerId),
  )
  const holdMs = checkout.holdExpiresAt.getTime() - checkout.createdAt.getTime()
  await enqueueMail(trx, {
    kind: 'order-received',
    key: checkout.id,
    to: checkout.contactEmail,
    locale: checkout.locale,
    now: checkout.createdAt,
    data: {
      checkoutId: checkout.id,
      totalCents: checkout.totalCents,
      orderedAt: checkout.createdAt.toISOString(),
      holdMinutes: toldMinutes(holdMs / 60_000),
      shipTo: mailedAddress(checkout.shipmentAddress),
      invoice: mailedInvoice(checkout.invoiceAddress),
      termsVersion: checkout.termsVersion,
      orders: checkout.orders.map((order) => ({
        number: order.id,
        seller: order.sellerName,
        company: companies.get(order.sellerId),
        shippingCents: order.shippingCents,
        amountCents: order.goodsCents + order.shippingCents,
        vat: order.vat,
        lines: order.lines.map((line) => ({
          title: line.title,
          quantity: line.quantity,
          cents: line.chargedCents * line.quantity,
          withdrawal: line.withdrawal,
          alcohol: line.alcohol,
          pictureHash: line.pictureHash,
        })),
      })),
    },
  })
}

import { endOfWorkingDays } from '@filiera/domain/dates/working-days'
import { zipAndCity } from '@filiera/domain/places/address-line'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'
import { mailedAddress, mailedInvoice } from '../../mail/mailed-address.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ACCEPT_WORKING_DAYS } from '../order/order.state.ts'
import { deliveryOf } from '../order/orders.presenter.ts'
import { findOrdersOfCheckout, type OrderRow } from '../order/orders.store.ts'
import { findCheckoutParties } from '../order/parties.store.ts'
import type { BoughtCheckout, BoughtOrder, PaymentHandler } from '../ports.ts'
import { findSellerCompanies, type SellerCompany } from './seller-companies.store.ts'

/** An order as its seller is told of it; the right of withdrawal is the customer's. */
const sold = (order: BoughtOrder) => ({
  number: order.id,
  seller: order.sellerName,
  lines: order.lines.map(({ productId: _, withdrawal: __, ...line }) => line),
  shippingCents: order.shippingCents,
  amountCents: order.amountCents,
  vat: order.vat,
})

/** The same as its customer is told of it, with who sells it, where it comes from and when it arrives. */
const bought = (order: BoughtOrder, row: OrderRow | undefined, company: SellerCompany | undefined) => ({
  ...sold(order),
  ...(company && { company }),
  ...(row && {
    place: { region: row.sellerRegion, city: row.sellerCity },
    delivery: deliveryOf(row),
  }),
  lines: order.lines.map(({ productId: _, ...line }) => line),
})

/** "Paid" to the customer, once per checkout, and "new order" to each seller, once per order. */
async function mailPaid(trx: Transaction, checkout: BoughtCheckout, now: Date): Promise<void> {
  const { recipient, street, region, country } = checkout.shipmentAddress
  const town = zipAndCity(checkout.shipmentAddress)
  const place = country === 'IT' ? `${town} (${region})` : `${town}, ${region}, ${country}`
  const address = `${street}, ${place}`
  const invoice = mailedInvoice(checkout.invoiceAddress)
  const rows = await findOrdersOfCheckout(trx, checkout.accountId, checkout.id)
  const companies = await findSellerCompanies(
    trx,
    checkout.orders.map(({ sellerId }) => sellerId),
  )
  const acceptBy = endOfWorkingDays(now, ACCEPT_WORKING_DAYS).toISOString()
  await enqueueMail(trx, {
    kind: 'order-paid',
    key: checkout.id,
    to: checkout.contactEmail,
    locale: checkout.locale,
    now,
    data: {
      checkoutId: checkout.id,
      totalCents: checkout.totalCents,
      paidAt: now.toISOString(),
      orders: checkout.orders.map((order) =>
        bought(
          order,
          rows.find(({ id }) => id === order.id),
          companies.get(order.sellerId),
        ),
      ),
      shipTo: mailedAddress(checkout.shipmentAddress),
      invoice,
      termsVersion: checkout.termsVersion,
    },
  })
  for (const order of checkout.orders) {
    await enqueueSellerMail(trx, {
      kind: 'seller-new-order',
      key: order.id,
      sellerId: order.sellerId,
      now,
      data: { order: sold(order), recipient, address, invoice, acceptBy },
    })
  }
}

/** "Payment failed" to the customer, once per refused attempt. */
async function mailRefused(
  trx: Transaction,
  attempt: { id: string; checkoutId: string },
  now: Date,
): Promise<void> {
  const { contactEmail: to, locale } = await findCheckoutParties(trx, attempt.checkoutId)
  const data = { checkoutId: attempt.checkoutId }
  await enqueueMail(trx, { kind: 'payment-failed', key: attempt.id, to, locale, now, data })
}

export const mailPayment: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind === 'paid') await mailPaid(trx, outcome.bought, now)
  if (outcome.kind === 'refused') await mailRefused(trx, attempt, now)
}

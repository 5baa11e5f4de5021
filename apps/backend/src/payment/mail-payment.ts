import { endOfWorkingDays } from '@filiera/domain/working-days'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { enqueueSellerMail } from '../mail/enqueue-seller-mail.ts'
import { mailedAddress } from '../mail/mailed-address.ts'
import { ACCEPT_WORKING_DAYS } from '../orders/order-status.store.ts'
import type { Attempt } from './attempt.store.ts'
import { getPayableCheckout, type PayableCheckout } from './payable-checkout.store.ts'

type BoughtOrder = PayableCheckout['orders'][number]

const mailed = (order: BoughtOrder) => ({
  number: order.id,
  seller: order.sellerName,
  lines: order.lines.map(({ title, quantity, cents }) => ({ title, quantity, cents })),
  shippingCents: order.shippingCents,
  amountCents: order.amountCents,
  vat: order.vat,
})

/** "Paid" to the customer, once per checkout, and "new order" to each seller, once per order. */
export async function mailPaid(trx: Transaction, bought: PayableCheckout, now: Date): Promise<void> {
  const { recipient, street, zip, city, region, country } = bought.shipmentAddress
  const place = country === 'IT' ? `${zip} ${city} (${region})` : `${zip} ${city}, ${region}, ${country}`
  const address = `${street}, ${place}`
  const acceptBy = endOfWorkingDays(now, ACCEPT_WORKING_DAYS).toISOString()
  await enqueueMail(trx, {
    kind: 'order-paid',
    key: bought.id,
    to: bought.contactEmail,
    locale: bought.locale,
    now,
    data: {
      checkoutId: bought.id,
      totalCents: bought.totalCents,
      orders: bought.orders.map(mailed),
      shipTo: mailedAddress(bought.shipmentAddress),
      termsVersion: bought.termsVersion,
    },
  })
  for (const order of bought.orders) {
    await enqueueSellerMail(trx, {
      kind: 'seller-new-order',
      key: order.id,
      sellerId: order.sellerId,
      now,
      data: { order: mailed(order), recipient, address, acceptBy },
    })
  }
}

/** "Payment failed" to the customer, once per refused attempt. */
export async function mailPaymentFailed(trx: Transaction, attempt: Attempt, now: Date): Promise<void> {
  const checkout = await getPayableCheckout(trx, attempt.checkoutId)
  await enqueueMail(trx, {
    kind: 'payment-failed',
    key: attempt.id,
    to: checkout.contactEmail,
    locale: checkout.locale,
    now,
    data: { checkoutId: checkout.id },
  })
}

/** "Given back" to the customer, once per refund of a payment that bought nothing. */
export async function mailPaymentReturned(
  trx: Transaction,
  refund: { id: string; checkoutId: string; amountCents: number },
  now: Date,
): Promise<void> {
  const { id, checkoutId, amountCents } = refund
  const { contactEmail: to, locale } = await getPayableCheckout(trx, checkoutId)
  await enqueueMail(trx, {
    kind: 'payment-returned',
    key: id,
    to,
    locale,
    now,
    data: { checkoutId, amountCents },
  })
}

import type { Checkout, Order } from '@filiera/contract/orders/orders'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import { deliveryOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import { shippingMethods } from '@filiera/domain/places/shipping'
import { carrierName, trackingUrl } from '@filiera/domain/places/tracking'
import { defaultProductPicture } from '../../catalog/pictures/default-pictures.ts'
import { orderActions } from './order-actions.ts'
import type { OrderRow } from './orders.store.ts'
import { vatAfterRefunds } from './vat-after-refunds.ts'
import type { VatGroup } from './vat-groups.ts'

/** Width of the picture of an order's line. */
const PICTURE_WIDTH = 200

/** How the payment of an order stands: the checkout's word where it has one, else the newest attempt's. */
function paymentStatus(row: OrderRow): Order['payment']['status'] {
  switch (row.checkoutStatus) {
    case 'paid':
    case 'refunded':
    case 'partially_refunded':
    case 'review':
    case 'expired':
    case 'cancelled':
      return row.checkoutStatus
    default:
      if (row.attemptStatus === null || row.attemptStatus === 'creating') return 'pending'
      return row.attemptStatus === 'succeeded' ? 'paid' : row.attemptStatus
  }
}

/** Expected days in Italy, counted from the payment; before it from the order. */
export function deliveryOf(row: OrderRow): Order['delivery'] {
  if (row.shippingMethod === 'international') return null
  return deliveryOfParcel(
    row.paidAt ?? row.createdAt,
    row.lines.map(({ temperatureClass }) => temperatureClass),
    row.dispatch ?? houseDispatch,
  )
}

/** Until when a refund waits; a time that is over is none. */
function waitsUntil(until: string | null, now: Date): string | null {
  if (until === null) return null
  const time = new Date(until)
  return time > now ? time.toISOString() : null
}

const presentVat = (groups: readonly VatGroup[]): Order['vat'] =>
  groups.map(({ rate, netCents, vatCents }) => ({
    rate,
    net: centsToEuros(netCents),
    vat: centsToEuros(vatCents),
  }))

/** What went back of an order and what stays paid, with its VAT; null while nothing went back. Money in cents. */
export function remainderOf(row: Pick<OrderRow, 'amountCents' | 'vat' | 'refunds'>) {
  const made = row.refunds.filter(({ status }) => status === 'succeeded')
  if (made.length === 0) return null
  const refundedCents = made.reduce((sum, { cents }) => sum + cents, 0)
  const vat = vatAfterRefunds(
    row.vat,
    made.map(({ cents, ...refund }) => ({ ...refund, amountCents: cents })),
  )
  return { refundedCents, amountCents: Math.max(0, row.amountCents - refundedCents), vat }
}

function afterRefunds(row: OrderRow): Order['afterRefunds'] {
  const remainder = remainderOf(row)
  return (
    remainder && {
      refunded: centsToEuros(remainder.refundedCents),
      amount: centsToEuros(remainder.amountCents),
      vat: presentVat(remainder.vat),
    }
  )
}

export const presentLine = (line: OrderRow['lines'][number]): Order['items'][number] => ({
  productId: line.productId,
  title: line.title,
  image: line.pictureHash ? pictureUrl(line.pictureHash, PICTURE_WIDTH, 'webp') : defaultProductPicture,
  quantity: line.quantity,
  price: centsToEuros(line.priceCents),
  priceDiscounted: line.chargedCents < line.priceCents ? centsToEuros(line.chargedCents) : null,
  lineCost: centsToEuros(line.chargedCents * line.quantity),
  vatRate: line.vatRate,
  withdrawal: line.withdrawal,
  alcohol: line.alcohol,
  refundedQuantity: line.refundedQuantity,
})

const presentShipping = (row: OrderRow): Order['shipping'] => ({
  method: row.shippingMethod,
  label: shippingMethods[row.shippingMethod].label,
  price: centsToEuros(row.shippingCents),
  carrier: row.carrier && (carrierName(row.carrier) ?? row.carrier),
  tracking: row.trackingNumber || null,
  trackingUrl: row.carrier && trackingUrl(row.carrier, row.trackingNumber ?? ''),
})

/** Rows → `Order`. */
export function presentOrder(row: OrderRow, now: Date): Order {
  return {
    idHash: row.id,
    id: row.id,
    checkoutId: row.checkoutId,
    amount: centsToEuros(row.amountCents),
    status: row.status,
    shipmentAddress: row.shipmentAddress,
    invoiceAddress: row.invoiceAddress,
    contactEmailAddress: row.contactEmail,
    termsVersion: row.termsVersion,
    createdAt: row.createdAt.toISOString(),
    seller: {
      id: row.sellerId,
      name: row.sellerName,
      company: row.sellerCompany,
      email: row.sellerEmail,
      city: row.sellerCity,
      region: row.sellerRegion,
    },
    warehouse: { id: row.warehouseId, name: row.warehouseName },
    items: row.lines.map(presentLine),
    shipping: presentShipping(row),
    vat: presentVat(row.vat),
    timeline: row.events
      // An event that leaves the status is a note of ours.
      .filter(({ status }, index) => status !== row.events[index - 1]?.status)
      .map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    payment: { status: paymentStatus(row) },
    delivery: deliveryOf(row),
    refunds: row.refunds.map((refund) => ({
      id: refund.id,
      amount: centsToEuros(refund.cents),
      status: refund.status,
      reason: refund.reason,
      at: new Date(refund.at).toISOString(),
      waitsUntil: waitsUntil(refund.waitsUntil, now),
    })),
    afterRefunds: afterRefunds(row),
    actions: orderActions(row, now),
  }
}

/** Rows of checkouts → `[Checkout]`; status, addresses and contact are those of the first order (specification §3). */
export function presentCheckouts(rows: readonly OrderRow[], now: Date): Checkout[] {
  const groups = new Map<string, OrderRow[]>()
  for (const row of rows) groups.set(row.checkoutId, [...(groups.get(row.checkoutId) ?? []), row])
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const orders = own.map((row) => presentOrder(row, now))
    return [
      {
        id: first.checkoutId,
        orders,
        status: first.status,
        shipmentAddress: first.shipmentAddress,
        invoiceAddress: first.invoiceAddress,
        contactEmailAddress: first.contactEmail,
        total: centsToEuros(own.reduce((sum, row) => sum + row.amountCents, 0)),
        expiresAt: first.holdExpiresAt.toISOString(),
        replacedBy: first.replacedBy,
      },
    ]
  })
}

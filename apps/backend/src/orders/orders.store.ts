import type { Order, OrderStatus } from '@filiera/contract/orders'
import type { TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { ShippingMethod } from '@filiera/domain/shipping'
import type { Carrier } from '@filiera/domain/tracking'
import type { CheckoutStatus } from '../checkout/checkout-status.store.ts'
import { type Prepared, prepared, type Source } from '../database/prepared.ts'
import type { FrozenAddress } from '../database/tables/orders.ts'
import type { AttemptStatus } from '../database/tables/payment.ts'

/** An order with all that its answer shows, read in one statement; money in cents, times of inner rows as JSON text. */
export type OrderRow = {
  id: string
  checkoutId: string
  status: OrderStatus
  amountCents: number
  shippingMethod: ShippingMethod
  shippingCents: number
  refundedCents: number
  commissionCents: number
  refundedCommissionCents: number
  paidAt: Date | null
  acceptBy: Date | null
  carrier: Carrier | null
  trackingNumber: string | null
  deliveredAt: Date | null
  vat: { rate: number; netCents: number; vatCents: number }[]
  createdAt: Date
  shipmentAddress: FrozenAddress
  invoiceAddress: FrozenAddress
  contactEmail: string
  termsVersion: string
  checkoutStatus: CheckoutStatus
  totalCents: number
  holdExpiresAt: Date
  checkoutCreatedAt: Date
  attemptStatus: AttemptStatus | null
  sellerId: string
  sellerName: string
  sellerCompany: string
  sellerEmail: string
  sellerCity: string
  sellerRegion: string
  warehouseId: string
  warehouseName: string
  lines: {
    productId: string
    title: string
    pictureHash: string | null
    quantity: number
    priceCents: number
    chargedCents: number
    vatRate: number
    withdrawal: string
    temperatureClass: TemperatureClass
    refundedQuantity: number
    /** Pieces of withdrawals that wait for the seller. */
    returningQuantity: number
  }[]
  refunds: (Pick<Order['refunds'][number], 'id' | 'status' | 'reason'> & {
    cents: number
    /** Delivery charge in it; 0 of a refund that was given up. */
    shippingCents: number
    at: string
    waitsUntil: string | null
  })[]
  events: { status: OrderStatus; at: string }[]
}

export type Page = { start: number; limit: number; status?: OrderStatus | undefined }

const newestCheckoutFirst = prepared`c.created_at desc, c.id, o.id`

/** Orders that satisfy a condition on `o` (the order) and `c` (its checkout), newest checkout first unless said otherwise. */
export async function selectOrders(
  source: Source,
  where: Prepared<boolean>,
  page: Prepared<unknown> = prepared``,
  order: Prepared<unknown> = newestCheckoutFirst,
): Promise<OrderRow[]> {
  const { rows } = await prepared<OrderRow>`
    select o.id, o.checkout_id as "checkoutId", o.status, o.amount_cents as "amountCents",
      o.shipping_method as "shippingMethod", o.shipping_cents as "shippingCents", o.vat, o.created_at as "createdAt",
      o.refunded_cents as "refundedCents", o.commission_cents as "commissionCents",
      o.refunded_commission_cents as "refundedCommissionCents", o.paid_at as "paidAt", o.accept_by as "acceptBy",
      o.carrier, o.tracking_number as "trackingNumber", o.delivered_at as "deliveredAt",
      c.shipment_address as "shipmentAddress", c.invoice_address as "invoiceAddress", c.contact_email as "contactEmail",
      c.terms_version as "termsVersion",
      c.status as "checkoutStatus", c.total_cents as "totalCents", c.hold_expires_at as "holdExpiresAt",
      c.created_at as "checkoutCreatedAt",
      (select a.status from payment_attempt a where a.checkout_id = c.id order by a.number desc limit 1) as "attemptStatus",
      s.id as "sellerId", s.name as "sellerName", s.company as "sellerCompany", s.email as "sellerEmail",
      s.city as "sellerCity", s.region as "sellerRegion", w.id as "warehouseId", w.name as "warehouseName",
      (select json_agg(json_build_object('productId', l.product_id::text, 'title', l.title, 'pictureHash', l.picture_hash,
        'quantity', l.quantity, 'priceCents', l.price_cents, 'chargedCents', l.charged_cents, 'vatRate', l.vat_rate,
        'withdrawal', l.withdrawal, 'temperatureClass', p.temperature_class, 'refundedQuantity', l.refunded_quantity,
        'returningQuantity', (select coalesce(sum(wl.quantity), 0) from order_withdrawal_line wl
          join order_withdrawal wd on wd.id = wl.withdrawal_id and wd.status = 'requested'
          where wd.order_id = o.id and wl.product_id = l.product_id)) order by l.position)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('status', e.status, 'at', e.at) order by e.id)
        from order_event e where e.order_id = o.id) as events,
      coalesce((select json_agg(json_build_object('id', r.id, 'status', r.status, 'reason', r.reason,
        'cents', r.amount_cents, 'shippingCents', case when r.released_at is null then r.shipping_cents else 0 end, 'at', r.created_at, 'waitsUntil', case when r.status = 'pending' and r.provider_id is null
          and not exists (select from dispute d where d.attempt_id = r.attempt_id and d.status = 'open')
          then r.postponed_until end) order by r.created_at, r.id)
        from refund r where r.order_id = o.id), '[]') as refunds
    from purchase_order o
    join checkout c on c.id = o.checkout_id
    join seller s on s.id = o.seller_id
    join warehouse w on w.id = o.warehouse_id
    where ${where}
    order by ${order} ${page}`.execute(source)
  return rows
}

const own = (accountId: string) => prepared<boolean>`o.account_id = ${accountId}::uuid`
const hasStatus = ({ status }: { status?: OrderStatus | undefined }) =>
  status ? prepared<boolean>`o.status = ${status}` : prepared<boolean>`true`

export async function findOrders(source: Source, accountId: string, page: Page): Promise<OrderRow[]> {
  return selectOrders(
    source,
    prepared<boolean>`${own(accountId)} and ${hasStatus(page)}`,
    prepared`limit ${page.limit} offset ${page.start}`,
  )
}

export async function findOrder(
  source: Source,
  accountId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(source, prepared<boolean>`${own(accountId)} and o.id = ${id}`)
  return row
}

/** A checkout shows the status of its first order, so that is what the filter compares. */
const firstHasStatus = ({ status }: { status?: OrderStatus | undefined }) =>
  status
    ? prepared<boolean>`(select f.status from purchase_order f where f.checkout_id = k.id order by f.id limit 1) = ${status}`
    : prepared<boolean>`true`

/** Orders of a page of checkouts; those of one checkout follow each other. */
export async function findCheckoutOrders(source: Source, accountId: string, page: Page): Promise<OrderRow[]> {
  return selectOrders(
    source,
    prepared<boolean>`${own(accountId)} and c.id in (
      select k.id from checkout k where k.account_id = ${accountId}::uuid and ${firstHasStatus(page)}
      order by k.created_at desc, k.id limit ${page.limit} offset ${page.start})`,
  )
}

export async function findOrdersOfCheckout(
  source: Source,
  accountId: string,
  checkoutId: string,
): Promise<OrderRow[]> {
  return selectOrders(source, prepared<boolean>`${own(accountId)} and c.id = ${checkoutId}::uuid`)
}

export async function countCheckouts(
  source: Source,
  accountId: string,
  status: OrderStatus | undefined,
): Promise<number> {
  const { rows } = await prepared<{ count: number }>`
    select count(*)::int as count from checkout k
    where k.account_id = ${accountId}::uuid and ${firstHasStatus({ status })}`.execute(source)
  return rows[0]?.count ?? 0
}

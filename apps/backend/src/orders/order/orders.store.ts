import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { COUNT_CAP, type TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { Dispatch } from '@filiera/domain/places/delivery-range'
import type { ShippingMethod } from '@filiera/domain/places/shipping'
import type { Carrier } from '@filiera/domain/places/tracking'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { hasOpenDispute } from '../../platform/database/tables/open-dispute.sql.ts'
import type { CheckoutStatus, FrozenAddress } from '../../platform/database/tables/orders.ts'
import type { AttemptStatus } from '../../platform/database/tables/payment.ts'
import { returningPieces } from './returning-pieces.sql.ts'

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
  /** Null for an order that was promised the house's days. */
  dispatch: Dispatch | null
  vat: { rate: number; netCents: number; vatCents: number }[]
  createdAt: Date
  shipmentAddress: FrozenAddress
  invoiceAddress: FrozenAddress
  contactEmail: string
  locale: Language
  termsVersion: string
  checkoutStatus: CheckoutStatus
  totalCents: number
  holdExpiresAt: Date
  replacedBy: string | null
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
    alcohol: boolean
    /** As the product is now, like the shop's own code of it. */
    temperatureClass: TemperatureClass
    ownCode: string | null
    refundedQuantity: number
    /** Pieces of withdrawals that wait for the seller. */
    returningQuantity: number
  }[]
  refunds: (Pick<Order['refunds'][number], 'id' | 'status' | 'reason'> & {
    cents: number
    /** Delivery charge in it; 0 of an abandoned refund. */
    shippingCents: number
    /** Its pieces at the price they were charged. */
    goods: { productId: string; quantity: number; vatRate: number; goodsCents: number }[]
    at: string
    waitsUntil: string | null
  })[]
  /** `actor` as `change-order-status.ts` writes it. */
  events: { status: OrderStatus; at: string; actor: string }[]
}

/** `bought`: part of a product's title or of a seller's name. */
export type ListFilters = { status?: OrderStatus | undefined; bought?: string | undefined }
export type Page = ListFilters & { start: number; limit: number }

const newestCheckoutFirst = sql`c.created_at desc, c.id, o.id`

/** Orders that satisfy a condition on `o` (the order) and `c` (its checkout), newest checkout first unless said otherwise. */
export async function selectOrders(
  executor: Executor,
  where: RawBuilder<boolean>,
  page: RawBuilder<unknown> = sql``,
  order: RawBuilder<unknown> = newestCheckoutFirst,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.checkout_id as "checkoutId", o.status, o.amount_cents as "amountCents",
      o.shipping_method as "shippingMethod", o.shipping_cents as "shippingCents", o.vat, o.created_at as "createdAt",
      o.refunded_cents as "refundedCents", o.commission_cents as "commissionCents",
      o.refunded_commission_cents as "refundedCommissionCents", o.paid_at as "paidAt", o.accept_by as "acceptBy",
      o.carrier, o.tracking_number as "trackingNumber", o.delivered_at as "deliveredAt", o.dispatch,
      c.shipment_address as "shipmentAddress", c.invoice_address as "invoiceAddress", c.contact_email as "contactEmail",
      c.locale,
      c.terms_version as "termsVersion",
      c.status as "checkoutStatus", c.total_cents as "totalCents", c.hold_expires_at as "holdExpiresAt", c.replaced_by as "replacedBy",
      c.created_at as "checkoutCreatedAt",
      (select a.status from payment_attempt a where a.checkout_id = c.id order by a.number desc limit 1) as "attemptStatus",
      s.id as "sellerId", s.name as "sellerName", s.company as "sellerCompany", s.email as "sellerEmail",
      s.city as "sellerCity", s.region as "sellerRegion", w.id as "warehouseId", w.name as "warehouseName",
      (select json_agg(json_build_object('productId', l.product_id::text, 'title', l.title, 'pictureHash', l.picture_hash,
        'quantity', l.quantity, 'priceCents', l.price_cents, 'chargedCents', l.charged_cents, 'vatRate', l.vat_rate,
        'withdrawal', l.withdrawal, 'alcohol', l.alcohol, 'temperatureClass', p.temperature_class, 'ownCode', p.own_code, 'refundedQuantity', l.refunded_quantity,
        'returningQuantity', ${returningPieces}) order by l.position)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('status', e.status, 'at', e.at, 'actor', e.actor) order by e.id)
        from order_event e where e.order_id = o.id) as events,
      coalesce((select json_agg(json_build_object('id', r.id, 'status', r.status, 'reason', r.reason,
        'cents', r.amount_cents, 'shippingCents', case when r.abandoned_at is null then r.shipping_cents else 0 end,
        'goods', coalesce((select json_agg(json_build_object('productId', l.product_id::text,
          'quantity', rl.quantity, 'vatRate', l.vat_rate, 'goodsCents', rl.quantity * l.charged_cents) order by l.position)
          from refund_line rl join order_line l on l.order_id = o.id and l.product_id = rl.product_id
          where rl.refund_id = r.id), '[]'), 'at', r.created_at, 'waitsUntil', case when r.status = 'pending' and r.provider_id is null
          and not ${hasOpenDispute('r.attempt_id')}
          then r.postponed_until end) order by r.created_at, r.id)
        from refund r where r.order_id = o.id), '[]') as refunds
    from purchase_order o
    join checkout c on c.id = o.checkout_id
    join seller s on s.id = o.seller_id
    join warehouse w on w.id = o.warehouse_id
    where ${where}
    order by ${order} ${page}`.execute(executor)
  return rows
}

const own = (accountId: string) => sql<boolean>`o.account_id = ${accountId}::uuid`
const isLike = (text: RawBuilder<unknown>, typed: string) =>
  sql`public.plain_text(${text}) like public.like_pattern(${typed}::text)`
/** Whether an order has what was bought, in either case and without accents. */
const hasBought = (order: RawBuilder<unknown>, { bought }: ListFilters) =>
  bought === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from purchase_order b join seller bs on bs.id = b.seller_id
        left join order_line bl on bl.order_id = b.id
        where ${order} and (${isLike(sql`bl.title`, bought)} or ${isLike(sql`bs.name`, bought)}))`
const hasStatus = ({ status }: ListFilters) =>
  status ? sql<boolean>`o.status = ${status}` : sql<boolean>`true`

export async function findOrders(executor: Executor, accountId: string, page: Page): Promise<OrderRow[]> {
  return selectOrders(
    executor,
    sql<boolean>`${own(accountId)} and ${hasStatus(page)} and ${hasBought(sql`b.id = o.id`, page)}`,
    sql`limit ${page.limit} offset ${page.start}`,
  )
}

/** How many orders match, 1,001 for more than 1,000 (decision 34). */
export async function countOrders(
  executor: Executor,
  accountId: string,
  filters: ListFilters,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from purchase_order o
      where ${own(accountId)} and ${hasStatus(filters)} and ${hasBought(sql`b.id = o.id`, filters)}
      limit ${COUNT_CAP + 1}) counted`.execute(executor)
  return rows[0]?.count ?? 0
}

export async function findOrder(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(executor, sql<boolean>`${own(accountId)} and o.id = ${id}`)
  return row
}

/** An order whoever's it is. */
export async function getOrder(executor: Executor, id: string): Promise<OrderRow> {
  const [row] = await selectOrders(executor, sql<boolean>`o.id = ${id}`)
  if (!row) throw new Error(`no order ${id}`)
  return row
}

/** Orders of the checkout that waits for its payment. */
export async function findOpenCheckoutOrders(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<OrderRow[]> {
  return selectOrders(
    executor,
    sql<boolean>`c.account_id = ${accountId}::uuid and c.status in ('open', 'paying') and c.hold_expires_at > ${now}`,
  )
}

/** A checkout shows the status of its first order, so that is what the filter compares. */
const firstHasStatus = ({ status }: ListFilters) =>
  status
    ? sql<boolean>`(select f.status from purchase_order f where f.checkout_id = k.id order by f.id limit 1) = ${status}`
    : sql<boolean>`true`

/** Orders of a page of checkouts; those of one checkout follow each other. */
export async function findCheckoutOrders(
  executor: Executor,
  accountId: string,
  page: Page,
): Promise<OrderRow[]> {
  return selectOrders(
    executor,
    sql<boolean>`${own(accountId)} and c.id in (
      select k.id from checkout k where k.account_id = ${accountId}::uuid and ${firstHasStatus(page)} and ${hasBought(sql`b.checkout_id = k.id`, page)}
      order by k.created_at desc, k.id limit ${page.limit} offset ${page.start})`,
  )
}

export async function findOrdersOfCheckout(
  executor: Executor,
  accountId: string,
  checkoutId: string,
): Promise<OrderRow[]> {
  return selectOrders(executor, sql<boolean>`${own(accountId)} and c.id = ${checkoutId}::uuid`)
}

/** How many checkouts match, 1,001 for more than 1,000 (decision 34). */
export async function countCheckouts(
  executor: Executor,
  accountId: string,
  filters: ListFilters,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from checkout k
      where k.account_id = ${accountId}::uuid and ${firstHasStatus(filters)} and ${hasBought(sql`b.checkout_id = k.id`, filters)}
      limit ${COUNT_CAP + 1}) counted`.execute(executor)
  return rows[0]?.count ?? 0
}

import { ORDER_IDS } from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { COUNT_CAP, type TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Dispatch } from '@filiera/domain/places/delivery-range'
import type { Carrier } from '@filiera/domain/places/tracking'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../platform/database/containing.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { hasOpenClaim, openClaims } from '../messages/open-claim.sql.ts'
import { lockCheckout } from '../order/checkout-status.store.ts'
import { goodsStatus } from '../order/goods-status.sql.ts'
import { type OrderRow, selectOrders } from '../order/orders.store.ts'
import { returningPieces } from '../order/returning-pieces.sql.ts'
import { type LineFacts, remainingOf } from '../withdrawals/withdrawal-rules.ts'

/** A shop sees its own orders, from their payment on. */
const ofShop = (sellerId: string) => sql<boolean>`o.seller_id = ${sellerId}::bigint and o.paid_at is not null`

/** Which of a shop's paid orders are meant; undefined stands for all. */
export type OrderView = {
  statuses: readonly OrderStatus[] | null
  /** Only those with a report that waits for an answer. */
  isClaimed?: boolean | undefined
  warehouse?: string | undefined
  temperature?: TemperatureClass | undefined
  /** A part of the order or tracking number, of the recipient's name, or of a product's. */
  search?: string | undefined
}

export type ShopPage = OrderView & {
  start: number
  limit: number
  /** Work is done in the order in which it came. */
  isOldestFirst: boolean
}

const among = (statuses: readonly OrderStatus[] | null): RawBuilder<boolean> =>
  statuses ? sql<boolean>`o.status = any(${[...statuses]}::text[])` : sql<boolean>`true`

/** How cold a parcel travels: as the coldest of its goods. */
const temperatureOf = sql<TemperatureClass>`(select case when bool_or(p.temperature_class = 'frozen') then 'frozen'
    when bool_or(p.temperature_class = 'chilled') then 'chilled' else 'ambient' end
  from order_line l join product p on p.id = l.product_id where l.order_id = o.id)`

/** Matches a typed text: numbers are compared without dashes and spaces, names as they are written. */
function matching(search: string): RawBuilder<boolean> {
  const number = search.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const name = containing(search)
  return sql<boolean>`(c.shipment_address->>'recipient' ilike ${name}
    or (${number}::text <> '' and (replace(o.id, '-', '') like ${`%${number}%`}
      or upper(regexp_replace(o.tracking_number, '[ -]', '', 'g')) like ${`%${number}%`}))
    or exists (select from order_line l where l.order_id = o.id and l.title ilike ${name}))`
}

function inView(sellerId: string, view: OrderView): RawBuilder<boolean> {
  const { statuses, isClaimed, warehouse, temperature, search } = view
  const conditions = [ofShop(sellerId), among(statuses)]
  if (isClaimed) conditions.push(hasOpenClaim)
  if (warehouse) conditions.push(sql`o.warehouse_id = ${warehouse}::bigint`)
  if (temperature) conditions.push(sql`${temperatureOf} = ${temperature}`)
  if (search) conditions.push(matching(search))
  return sql.join(conditions, sql` and `)
}

/** An order of a view, by what its place in the list depends on. */
export type ViewedOrder = {
  id: string
  paidAt: Date
  acceptBy: Date | null
  /** When the refund of a return that waits for an answer is due. */
  returnBy: Date | null
  /** When the first report that waits for an answer was made. */
  claimedAt: Date | null
  /** Of the parcel: the coldest. */
  temperatureClass: TemperatureClass
  /** Of its goods, each once. */
  temperatures: TemperatureClass[]
  dispatch: Dispatch | null
}

/** Paid orders of a view, newest payment first. */
export async function findViewedOrders(
  executor: Executor,
  sellerId: string,
  view: OrderView,
): Promise<ViewedOrder[]> {
  const { rows } = await sql<ViewedOrder>`
    select o.id, o.paid_at as "paidAt", o.accept_by as "acceptBy", o.dispatch, ${temperatureOf} as "temperatureClass",
      (select min(w.send_back_by) from order_withdrawal w where w.order_id = o.id and w.status = 'requested') as "returnBy",
      case when o.last_message_from = 'customer' then (select min(m.created_at) from ${openClaims}) end as "claimedAt",
      array(select distinct p.temperature_class from order_line l join product p on p.id = l.product_id
        where l.order_id = o.id) as temperatures
    from purchase_order o join checkout c on c.id = o.checkout_id
    where ${inView(sellerId, view)} order by o.paid_at desc, o.id limit ${ORDER_IDS}`.execute(executor)
  return rows
}

/** Warehouses that a shop's paid orders leave from, by name. */
export async function findOrderWarehouses(
  executor: Executor,
  sellerId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select w.id, w.name from warehouse w where w.seller_id = ${sellerId}::bigint
      and exists (select from purchase_order o where ${ofShop(sellerId)} and o.warehouse_id = w.id)
    order by w.name, w.id`.execute(executor)
  return rows
}

/** Paid orders of a shop by the time of their payment. */
export async function findShopOrders(
  executor: Executor,
  sellerId: string,
  { start, limit, isOldestFirst, ...view }: ShopPage,
): Promise<OrderRow[]> {
  return selectOrders(
    executor,
    inView(sellerId, view),
    sql`limit ${limit} offset ${start}`,
    isOldestFirst ? sql`o.paid_at, o.id` : sql`o.paid_at desc, o.id`,
  )
}

/** How many paid orders a view has, 1,001 for more than 1,000 (decision 34). */
export async function countViewedOrders(
  executor: Executor,
  sellerId: string,
  view: OrderView,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from purchase_order o join checkout c on c.id = o.checkout_id
      where ${inView(sellerId, view)} limit ${COUNT_CAP + 1}) counted`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Those of the numbers that are paid orders of a shop. */
export async function findShopOrdersById(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<OrderRow[]> {
  return selectOrders(executor, sql<boolean>`${ofShop(sellerId)} and o.id = any(${[...ids]}::text[])`)
}

/** Names of accounts. */
export async function findAccountNames(
  executor: Executor,
  accountIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (accountIds.length === 0) return []
  return executor
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', [...accountIds])
    .execute()
}

export async function findShopOrder(
  executor: Executor,
  sellerId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(executor, sql<boolean>`${ofShop(sellerId)} and o.id = ${id}`)
  return row
}

/** How many paid orders of a shop have each status. */
export async function countShopOrders(
  executor: Executor,
  sellerId: string,
): Promise<{ status: OrderStatus; count: number }[]> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count(*)::int as count from purchase_order
    where seller_id = ${sellerId}::bigint and paid_at is not null group by status`.execute(executor)
  return rows
}

/** How many paid orders of a shop have a report that waits for an answer. */
export async function countClaimedOrders(executor: Executor, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchase_order o where ${ofShop(sellerId)} and ${hasOpenClaim}`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** An order that is locked for its shop; money in cents. */
export type LockedShopOrder = {
  id: string
  status: OrderStatus
  amountCents: number
  refundedCents: number
  carrier: Carrier | null
  trackingNumber: string | null
  deliveredAt: Date | null
  /** The last status that says where the goods are. */
  statusBefore: OrderStatus
}

/** Locks a paid order of a shop: its checkout first, then the order. @returns undefined when the shop has none */
export async function lockShopOrder(
  trx: Transaction,
  sellerId: string,
  id: string,
): Promise<LockedShopOrder | undefined> {
  const known = await trx
    .selectFrom('purchase_order')
    .select('checkout_id')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  if (!known) return undefined
  await lockCheckout(trx, known.checkout_id)
  await sql`select 1 from purchase_order where id = ${id} for update`.execute(trx)
  const { rows } = await sql<LockedShopOrder>`
    select o.id, o.status, o.amount_cents as "amountCents", o.refunded_cents as "refundedCents", o.carrier,
      o.tracking_number as "trackingNumber", o.delivered_at as "deliveredAt",
      ${goodsStatus} as "statusBefore"
    from purchase_order o where o.id = ${id}`.execute(trx)
  return rows[0]
}

/** Notes how a locked order travels. */
export async function writeShipment(
  trx: Transaction,
  id: string,
  carrier: Carrier,
  trackingNumber: string,
): Promise<void> {
  await trx
    .updateTable('purchase_order')
    .set({ carrier, tracking_number: trackingNumber })
    .where('id', '=', id)
    .execute()
}

/** Lines of an order with what is left of each; money in cents. */
export type LeftLine = {
  productId: string
  /** Neither refunded nor about to be returned. */
  left: number
  chargedCents: number
  isReturning: boolean
}

export async function findLeftLines(executor: Executor, orderId: string): Promise<LeftLine[]> {
  const { rows } = await sql<LineFacts & Pick<LeftLine, 'productId' | 'chargedCents'>>`
    select l.product_id::text as "productId", l.charged_cents as "chargedCents", l.quantity, l.withdrawal,
      l.refunded_quantity as "refundedQuantity", ${returningPieces} as "returningQuantity"
    from order_line l where l.order_id = ${orderId} order by l.position`.execute(executor)
  return rows.map((line) => ({ ...line, left: remainingOf(line), isReturning: line.returningQuantity > 0 }))
}

/** Orders that no shop accepted in time, in the order of their numbers after the given one. */
export async function findUnaccepted(
  executor: Executor,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<{ id: string; checkoutId: string }[]> {
  return executor
    .selectFrom('purchase_order')
    .select(['id', 'checkout_id as checkoutId'])
    .where('status', '=', 'PAID')
    .where('accept_by', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether an order whose checkout is locked still waits for its shop although the time is over. */
export async function isUnaccepted(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const order = await trx
    .selectFrom('purchase_order')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'PAID')
    .where('accept_by', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return order !== undefined
}

/** Orders that were delivered before a time and have nothing open, in the order of their numbers after the given one. */
export async function findDelivered(
  executor: Executor,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<{ id: string; deliveredAt: Date }[]> {
  const { rows } = await sql<{ id: string; deliveredAt: Date }>`
    select o.id, o.delivered_at as "deliveredAt" from purchase_order o
    where o.status = 'DELIVERED' and o.delivered_at <= ${before} and o.id > ${after}
      and not exists (select from order_withdrawal w where w.order_id = o.id and w.status = 'requested')
      and not exists (select from refund r where r.order_id = o.id and r.status = 'pending')
    order by o.id limit ${limit}`.execute(executor)
  return rows
}

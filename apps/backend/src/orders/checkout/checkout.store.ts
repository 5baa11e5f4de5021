import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { addressLine } from '@filiera/domain/places/address-line'
import type { ShippingMethod } from '@filiera/domain/places/shipping'
import { sql } from 'kysely'
import { accountOwner } from '../../cart/cart-owner.ts'
import { ownHeld } from '../../cart/own-holds.sql.ts'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { lineTitle } from '../../catalog/products/product-name.sql.ts'
import { deliveryCountries, dispatchOf } from '../../catalog/products/warehouses.sql.ts'
import { sellerProviders } from '../../catalog/sellers/payable.sql.ts'
import { shopIsClosed } from '../../catalog/sellers/shop-closed.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { FrozenAddress } from '../../platform/database/tables/orders.ts'
import type { BuyableLine, PricedOrder } from './price/price-checkout.ts'

/** Whether a cart is the account's. */
export async function hasCart(executor: Executor, accountId: string, cartId: string): Promise<boolean> {
  const own = await executor
    .selectFrom('cart')
    .select('id')
    .where('id', '=', cartId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return own !== undefined
}

/**
 * Locks the account's carts (or the one of `cartId`) and reads their lines as they would be sold now, in the order of warehouse and
 * line, with the pieces that the account's own unpaid order holds. `offset 0`: by their keys, as in `cartLines`.
 */
export async function lockBuyableLines(
  trx: Transaction,
  accountId: string,
  { locale, today, cartId }: { locale: Language; today: string; cartId: string | null },
): Promise<BuyableLine[]> {
  const { rows } = await sql<BuyableLine>`
    select p.id as "productId", ${lineTitle(locale)} as title,
      ${firstPicture()} as "pictureHash",
      l.quantity, l.charged_cents_when_added as "chargedCentsWhenAdded", p.before_cents as "priceCents",
      p.discounted_cents as "discountedCents", p.vat_rate as "vatRate",
      p.stock + ${ownHeld(accountOwner(accountId))} as stock,
      p.status = 'published' and not ${shopIsClosed(today)} as "onSale",
      p.alcohol, coalesce(pl.withdrawal, 'standard') as withdrawal, ${deliveryCountries} as "shipsTo",
      w.id as "warehouseId", w.region, w.threshold_cents as "thresholdCents", w.fee_cents as "feeCents",
      s.id as "sellerId", s.name as "sellerName", ${sellerProviders} as "sellerProviders", s.commission_percent as "commissionPercent"
    from cart c
    join lateral (select * from cart_line l where l.cart_id = c.id offset 0) l on true
    join lateral (select * from warehouse w where w.id = c.warehouse_id offset 0) w on true
    join lateral (select product.*, price_before(product) as before_cents from product where id = l.product_id offset 0) p on true
    join seller s on s.id = w.seller_id
    left join product_label pl on pl.product_id = p.id
    where c.account_id = ${accountId} and (${cartId}::uuid is null or c.id = ${cartId}::uuid)
    order by w.id, l.added_at, p.id
    for update of c`.execute(trx)
  return rows
}

export type KnownCheckout = { id: string; requestHash: string }

export type NewCheckout = {
  id: string
  accountId: string
  totalCents: number
  shipmentAddress: FrozenAddress
  invoiceAddress: FrozenAddress
  contactEmail: string
  locale: Language
  termsVersion: string
  ageConfirmedAt: Date | null
  idempotencyKey: string
  requestHash: string
  contentHash: string | null
  holdExpiresAt: Date
  absoluteExpiresAt: Date
  createdAt: Date
  shippingMethod: ShippingMethod
  orders: (PricedOrder & { id: string })[]
}

/** Rows of orders and lines as the one insert takes them. */
function orderRows(checkout: NewCheckout) {
  return {
    orders: checkout.orders.map((order) => ({
      id: order.id,
      seller_id: order.sellerId,
      warehouse_id: order.warehouseId,
      goods_cents: order.goodsCents,
      shipping_cents: order.shippingCents,
      commission_cents: order.commissionCents,
      vat: order.vat,
    })),
    lines: checkout.orders.flatMap((order) =>
      order.lines.map((line) => ({
        order_id: order.id,
        position: line.position,
        product_id: line.productId,
        title: line.title,
        picture_hash: line.pictureHash,
        quantity: line.quantity,
        price_cents: line.priceCents,
        charged_cents: line.chargedCents,
        vat_rate: line.vatRate,
        commission_cents: line.commissionCents,
        withdrawal: line.withdrawal,
        alcohol: line.alcohol,
      })),
    ),
  }
}

/** Writes checkout, orders, lines, first events and holds in one statement; a purchase of the past is never open. */
export async function insertCheckout(
  trx: Transaction,
  checkout: NewCheckout,
  status: 'open' | 'paid' = 'open',
): Promise<void> {
  const { orders, lines } = orderRows(checkout)
  await sql`
    with new_checkout as (
      insert into checkout (id, account_id, status, total_cents, shipment_address, invoice_address, contact_email, locale,
        terms_version, age_confirmed_at, idempotency_key, request_hash, content_hash, hold_expires_at, absolute_expires_at, created_at)
      values (${checkout.id}, ${checkout.accountId}, ${status}, ${checkout.totalCents},
        ${JSON.stringify(checkout.shipmentAddress)}::jsonb, ${JSON.stringify(checkout.invoiceAddress)}::jsonb,
        ${checkout.contactEmail}, ${checkout.locale}, ${checkout.termsVersion}, ${checkout.ageConfirmedAt},
        ${checkout.idempotencyKey}, ${checkout.requestHash}, ${checkout.contentHash}, ${checkout.holdExpiresAt}, ${checkout.absoluteExpiresAt},
        ${checkout.createdAt})),
    new_orders as (
      insert into purchase_order (id, checkout_id, account_id, seller_id, warehouse_id, status, goods_cents, shipping_method,
        shipping_cents, commission_cents, vat, created_at, dispatch)
      select o.id, ${checkout.id}::uuid, ${checkout.accountId}::uuid, o.seller_id, o.warehouse_id, 'PENDING_PAYMENT',
        o.goods_cents, ${checkout.shippingMethod}, o.shipping_cents, o.commission_cents, o.vat, ${checkout.createdAt},
        (select ${dispatchOf(dateInItaly(checkout.createdAt))} from warehouse w where w.id = o.warehouse_id)
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o(id text, seller_id bigint, warehouse_id bigint,
        goods_cents int, shipping_cents int, commission_cents int, vat jsonb)
      returning id),
    given_lines as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(order_id text, position int, product_id bigint,
        title text, picture_hash text, quantity int, price_cents int, charged_cents int, vat_rate int, commission_cents int,
        withdrawal text, alcohol boolean)),
    new_lines as (
      insert into order_line (order_id, position, product_id, title, picture_hash, quantity, price_cents, charged_cents,
        vat_rate, commission_cents, withdrawal, alcohol)
      select order_id, position, product_id, title, picture_hash, quantity, price_cents, charged_cents, vat_rate,
        commission_cents, withdrawal, alcohol from given_lines),
    new_holds as (
      insert into stock_hold (order_id, product_id, quantity) select order_id, product_id, quantity from given_lines)
    insert into order_event (order_id, status, actor, cause, at)
    select id, 'PENDING_PAYMENT', 'customer', 'placed', ${checkout.createdAt} from new_orders`.execute(trx)
}

type ChosenAddress = Omit<FrozenAddress, 'address' | 'phone' | 'note'> & {
  id: string
  phone: string | null
  note: string | null
}

/** What a placement must know of the account besides its carts. */
export type PlacementFacts = {
  /** Chosen addresses by id, as an order freezes them; ids of somebody else are simply missing. */
  addresses: Map<string, FrozenAddress>
  /** The checkout made with the key, or led to by it, whatever became of it. */
  known: KnownCheckout | undefined
}

/** Reads addresses and checkouts of the account in one statement; after its carts were locked, so that nothing is missed. */
export async function findPlacementFacts(
  trx: Transaction,
  accountId: string,
  { addressIds, key }: { addressIds: readonly string[]; key: string },
): Promise<PlacementFacts> {
  const { rows } = await sql<{
    addresses: ChosenAddress[] | null
    known: KnownCheckout | null
  }>`
    select
      (select json_agg(json_build_object('id', a.id, 'recipient', a.recipient, 'phone', a.phone, 'note', a.note,
          'street', a.street, 'city', a.city, 'region', a.region, 'country', a.country, 'zip', a.zip, 'company', a.company))
        from address a where a.account_id = ${accountId}::uuid and a.id = any(${addressIds}::uuid[])) as addresses,
      (select json_build_object('id', c.id, 'requestHash', c.request_hash) from checkout c
        where c.account_id = ${accountId}::uuid and c.idempotency_key = ${key}
        union all select json_build_object('id', k.checkout_id, 'requestHash', k.request_hash) from checkout_key k
        where k.account_id = ${accountId}::uuid and k.idempotency_key = ${key} limit 1) as known`.execute(trx)
  const [row] = rows
  return {
    addresses: new Map(row?.addresses?.map(({ id, ...address }) => [id, frozen(address)])),
    known: row?.known ?? undefined,
  }
}

function frozen({ recipient, phone, note, company, ...place }: Omit<ChosenAddress, 'id'>): FrozenAddress {
  return { recipient, phone: phone ?? '', note: note ?? '', ...place, address: addressLine(place), company }
}

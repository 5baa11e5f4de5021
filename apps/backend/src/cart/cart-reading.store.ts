import type { TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { Dispatch } from '@filiera/domain/places/delivery-range'
import type { RegionCode } from '@filiera/domain/places/regions'
import { type RawBuilder, sql } from 'kysely'
import { firstPicture } from '../catalog/products/first-picture.sql.ts'
import { lineTitle } from '../catalog/products/product-name.sql.ts'
import { deliveryCountries, dispatchOf } from '../catalog/products/warehouses.sql.ts'
import { shopIsClosed } from '../catalog/sellers/shop-closed.sql.ts'
import { inLanguage } from '../platform/database/in-language.ts'
import type { Executor } from '../platform/database/open-database.ts'
import { owned } from './cart-owner.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownHeld } from './own-holds.sql.ts'

/** A product as the cart sees it before taking it in; money in cents. */
export type WantedProduct = {
  productId: string
  warehouseId: string
  chargedCents: number
  /** Pieces that the owner can have, with those of the owner's unpaid order. */
  stock: number
  published: boolean
  /** Withdrawn: it was public once, so its name may be said. */
  withdrawn: boolean
  /** Its seller is on holiday today. */
  closed: boolean
  title: string
}

/** What is known of products that somebody wants in a cart; unknown ids are missing. */
export async function findWantedProducts(
  executor: Executor,
  owner: CartOwner,
  productIds: readonly string[],
  lang: Language,
  today: string,
): Promise<WantedProduct[]> {
  const { rows } = await sql<WantedProduct>`
    select p.id as "productId", p.warehouse_id as "warehouseId", p.charged_cents as "chargedCents",
      p.stock + ${ownHeld(owner)} as stock, p.status = 'published' as published, p.status = 'withdrawn' as withdrawn,
      ${shopIsClosed(today)} as closed, coalesce(t.title, it.title, p.slug) as title
    from product p join seller s on s.id = p.seller_id
    left join product_text t on t.product_id = p.id and t.lang = ${lang}
    left join product_text it on it.product_id = p.id and it.lang = 'it'
    where p.id = any(${productIds}::bigint[])`.execute(executor)
  return rows
}

/** A line with its product, warehouse and seller as they are now; money in cents. */
export type CartLineRow = {
  cartId: string
  productId: string
  quantity: number
  cappedFrom: number | null
  chargedCentsWhenAdded: number
  /** ISO 8601 to the microsecond: lines of one merge differ by no more. */
  addedAt: string
  title: string
  pictureHash: string | null
  /** Before a reduction, as it is crossed out. */
  priceCents: number
  discountedCents: number | null
  /** Pieces that the owner can have, with those of the owner's unpaid order. */
  stock: number
  published: boolean
  closed: boolean
  alcohol: boolean
  temperatureClass: TemperatureClass
  shipsTo: string[]
  /** The product leaves from another warehouse by now. */
  moved: boolean
  warehouseId: string
  warehouseName: string
  warehouseRegion: RegionCode
  thresholdCents: number | null
  feeCents: number | null
  dispatch: Dispatch
  sellerId: string
  sellerName: string
  sellerCity: string
  sellerRegion: RegionCode
  /** Last day of its holidays, also of those that are over. */
  sellerClosedUntil: string | null
  sellerClosedText: string
}

/**
 * Reads the owner's lines, oldest cart and line first. An owner has few: `offset 0` keeps the planner from scanning all lines,
 * warehouses and products for them while those tables are small.
 */
export function cartLines(owner: CartOwner, lang: Language, today: string): RawBuilder<CartLineRow> {
  return sql<CartLineRow>`
    select c.id as "cartId", l.product_id as "productId", l.quantity, l.capped_from as "cappedFrom",
      l.charged_cents_when_added as "chargedCentsWhenAdded",
      to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "addedAt", ${lineTitle(lang)} as title,
      ${firstPicture()} as "pictureHash",
      p.before_cents as "priceCents", p.discounted_cents as "discountedCents", p.stock + ${ownHeld(owner)} as stock,
      p.status = 'published' as published,
      ${shopIsClosed(today)} as closed, p.alcohol,
      p.temperature_class as "temperatureClass", ${deliveryCountries} as "shipsTo",
      p.warehouse_id <> c.warehouse_id as moved, w.id as "warehouseId", w.name as "warehouseName", w.region as "warehouseRegion", w.threshold_cents as "thresholdCents",
      w.fee_cents as "feeCents", ${dispatchOf(today)} as dispatch, s.id as "sellerId", s.name as "sellerName", s.city as "sellerCity", s.region as "sellerRegion",
      s.closed_until::text as "sellerClosedUntil", ${inLanguage('s.closed_text', lang)} as "sellerClosedText"
    from cart c
    join lateral (select * from cart_line l where l.cart_id = c.id offset 0) l on true
    join lateral (select * from warehouse w where w.id = c.warehouse_id offset 0) w on true
    join lateral (select product.*, price_before(product) as before_cents from product where id = l.product_id offset 0) p on true
    join seller s on s.id = w.seller_id
    where ${owned(owner)}
    order by c.created_at, c.warehouse_id, l.added_at, l.product_id`
}

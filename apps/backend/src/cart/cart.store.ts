import type { Language } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/regions'
import { type RawBuilder, sql } from 'kysely'
import type { Executor, Transaction } from '../database/open-database.ts'
import { type NamedSource, runNamed } from '../database/run-named.ts'
import type { CartOwner } from './cart-owner.ts'

/** Highest quantity of one line; the same limit as MAX_LINE_QUANTITY of the domain. */
const MAX = sql.lit(99)

const ownerColumn = ({ kind }: CartOwner) => sql.ref(kind === 'account' ? 'account_id' : 'visitor_id')
/** `c` is the cart. */
const owned = (owner: CartOwner): RawBuilder<boolean> =>
  sql<boolean>`c.${ownerColumn(owner)} = ${owner.id}::uuid`

/** A product as the cart sees it before taking it in; money in cents. */
export type Offer = {
  productId: string
  warehouseId: string
  sellerId: string
  chargedCents: number
  stock: number
  published: boolean
  /** Withdrawn: it was public once, so its name may be said. */
  withdrawn: boolean
  /** Its seller is on holiday today. */
  closed: boolean
  title: string
}

/** What is known of products that somebody wants in a cart; unknown ids are missing. */
export async function findOffers(
  source: NamedSource,
  productIds: readonly string[],
  lang: Language,
  today: string,
): Promise<Offer[]> {
  return runNamed(
    source,
    'cart-offers',
    sql<Offer>`
    select p.id as "productId", p.warehouse_id as "warehouseId", p.seller_id as "sellerId", p.charged_cents as "chargedCents",
      p.stock, p.status = 'published' as published, p.status = 'withdrawn' as withdrawn,
      coalesce(s.closed_until >= ${today}::date, false) as closed, coalesce(t.title, it.title, p.slug) as title
    from product p join seller s on s.id = p.seller_id
    left join product_text t on t.product_id = p.id and t.lang = ${lang}
    left join product_text it on it.product_id = p.id and it.lang = 'it'
    where p.id = any(${productIds}::bigint[])`,
  )
}

/**
 * Adds pieces of a product in one statement, so that two tabs adding at once both count; never above the stock or 99.
 * @returns false when it sold out meanwhile
 */
export async function addToLine(
  source: NamedSource,
  owner: CartOwner,
  step: { productId: string; warehouseId: string; quantity: number; now: Date },
): Promise<boolean> {
  const column = ownerColumn(owner)
  const stock = sql`(select stock from product where id = excluded.product_id)`
  const rows = await runNamed(
    source,
    `cart-add-${owner.kind}`,
    sql<{ quantity: number }>`
    with c as (
      insert into cart (${column}, warehouse_id, updated_at) values (${owner.id}::uuid, ${step.warehouseId}::bigint, ${step.now}::timestamptz)
      on conflict (${column}, warehouse_id) do update set updated_at = excluded.updated_at returning id)
    insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added, capped_from)
    select c.id, p.id, least(${step.quantity}::int, ${MAX}, p.stock), p.charged_cents,
      case when ${step.quantity}::int > least(${MAX}, p.stock) then ${step.quantity}::int end
    from c, product p where p.id = ${step.productId}::bigint and p.status = 'published' and p.stock > 0
    on conflict (cart_id, product_id) do update set
      quantity = least(cart_line.quantity + ${step.quantity}::int, ${MAX}, ${stock}),
      capped_from = case when cart_line.quantity + ${step.quantity}::int > least(${MAX}, ${stock})
        then cart_line.quantity + ${step.quantity}::int end,
      charged_cents_when_added = excluded.charged_cents_when_added
    returning quantity`,
  )
  return rows.length > 0
}

/** Takes pieces away while more than that many are left. @returns false when the line is missing or has fewer */
export async function reduceLine(
  db: Executor,
  owner: CartOwner,
  productId: string,
  pieces: number,
): Promise<boolean> {
  const { rows } = await sql`
    update cart_line l set quantity = least(l.quantity - ${pieces}::int, greatest(1, p.stock)), capped_from = null
    from cart c, product p
    where c.id = l.cart_id and ${owned(owner)} and p.id = l.product_id and l.product_id = ${productId}::bigint
      and l.quantity > ${pieces}::int
    returning l.quantity`.execute(db)
  return rows.length > 0
}

/** Removes a line of at most `pieces` (any number when null), of one cart when its id is given. @returns whether there was one */
export async function deleteLine(
  db: Executor,
  owner: CartOwner,
  productId: string,
  { pieces = null, cartId = null }: { pieces?: number | null; cartId?: string | null } = {},
): Promise<boolean> {
  const { rows } = await sql`
    delete from cart_line l using cart c
    where c.id = l.cart_id and ${owned(owner)} and l.product_id = ${productId}::bigint
      and (${pieces}::int is null or l.quantity <= ${pieces}::int) and (${cartId}::uuid is null or c.id = ${cartId}::uuid)
    returning l.product_id`.execute(db)
  return rows.length > 0
}

/** Empties all carts of the owner. */
export async function deleteCarts(trx: Transaction, owner: CartOwner): Promise<void> {
  // In the order in which every other writer locks them.
  await sql`select c.id from cart c where ${owned(owner)} order by c.warehouse_id for update`.execute(trx)
  await sql`delete from cart c where ${owned(owner)}`.execute(trx)
}

/** Locks the owner's carts of these warehouses, made where missing. @returns cart id by warehouse */
export async function lockCarts(
  trx: Transaction,
  owner: CartOwner,
  warehouseIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const column = ownerColumn(owner)
  const { rows } = await sql<{ id: string; warehouse_id: string }>`
    insert into cart (${column}, warehouse_id, updated_at)
    select ${owner.id}::uuid, w, ${now}::timestamptz from unnest(${[...new Set(warehouseIds)]}::bigint[]) w order by w
    on conflict (${column}, warehouse_id) do update set updated_at = excluded.updated_at
    returning id, warehouse_id`.execute(trx)
  return new Map(rows.map(({ id, warehouse_id }) => [warehouse_id, id]))
}

/** Quantities of the owner's lines, by product. */
export async function findQuantities(trx: Transaction, owner: CartOwner): Promise<Map<string, number>> {
  const { rows } = await sql<{ productId: string; quantity: number }>`
    select l.product_id as "productId", l.quantity from cart_line l join cart c on c.id = l.cart_id where ${owned(owner)}`.execute(
    trx,
  )
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
}

export type LineToSet = {
  cartId: string
  productId: string
  quantity: number
  cappedFrom: number | null
  chargedCents: number
}

/** Sets quantities; the price at which a line was first added stays. */
export async function setLines(trx: Transaction, lines: readonly LineToSet[]): Promise<void> {
  await sql`
    insert into cart_line (cart_id, product_id, quantity, capped_from, charged_cents_when_added)
    select "cartId", "productId", quantity, "cappedFrom", "chargedCents"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l("cartId" uuid, "productId" bigint, quantity int, "cappedFrom" int, "chargedCents" int)
    order by "productId"
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, capped_from = excluded.capped_from`.execute(
    trx,
  )
}

/** Removes the lines of products that are not in the list. */
export async function keepOnly(
  trx: Transaction,
  owner: CartOwner,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    delete from cart_line l using cart c
    where c.id = l.cart_id and ${owned(owner)} and l.product_id <> all(${productIds}::bigint[])`.execute(trx)
}

/** A line with its product, warehouse and seller as they are now; money in cents. */
export type CartLineRow = {
  cartId: string
  productId: string
  quantity: number
  cappedFrom: number | null
  chargedCentsWhenAdded: number
  title: string
  pictureHash: string | null
  priceCents: number
  discountedCents: number | null
  stock: number
  published: boolean
  closed: boolean
  alcohol: boolean
  shipsTo: string[]
  warehouseId: string
  warehouseName: string
  warehouseRegion: RegionCode
  thresholdCents: number | null
  feeCents: number | null
  sellerId: string
  sellerName: string
  sellerCity: string
  sellerRegion: RegionCode
}

/** The owner's lines, oldest cart and line first. */
export async function findCartLines(
  source: NamedSource,
  owner: CartOwner,
  lang: Language,
  today: string,
): Promise<CartLineRow[]> {
  return runNamed(
    source,
    `cart-lines-${owner.kind}`,
    sql<CartLineRow>`
    select c.id as "cartId", l.product_id as "productId", l.quantity, l.capped_from as "cappedFrom",
      l.charged_cents_when_added as "chargedCentsWhenAdded", coalesce(t.title, it.title, p.slug) as title,
      (select pp.picture_hash from product_picture pp where pp.product_id = p.id order by pp.position limit 1) as "pictureHash",
      p.price_cents as "priceCents", p.discounted_cents as "discountedCents", p.stock, p.status = 'published' as published,
      coalesce(s.closed_until >= ${today}::date, false) as closed, p.alcohol, p.ships_to as "shipsTo",
      w.id as "warehouseId", w.name as "warehouseName", w.region as "warehouseRegion", w.threshold_cents as "thresholdCents",
      w.fee_cents as "feeCents", s.id as "sellerId", s.name as "sellerName", s.city as "sellerCity", s.region as "sellerRegion"
    from cart c
    join cart_line l on l.cart_id = c.id
    join product p on p.id = l.product_id
    join warehouse w on w.id = c.warehouse_id
    join seller s on s.id = w.seller_id
    left join product_text t on t.product_id = p.id and t.lang = ${lang}
    left join product_text it on it.product_id = p.id and it.lang = 'it'
    where ${owned(owner)}
    order by c.created_at, c.warehouse_id, l.added_at, l.product_id`,
  )
}

/** Brings lines above their stock down to it and remembers what was wished. Those that sold out completely stay as they are. */
export async function capLines(db: Executor, owner: CartOwner): Promise<void> {
  await sql`
    update cart_line l set quantity = least(${MAX}, p.stock), capped_from = l.quantity
    from cart c, product p
    where c.id = l.cart_id and ${owned(owner)} and p.id = l.product_id and p.stock > 0 and l.quantity > least(${MAX}, p.stock)`.execute(
    db,
  )
}

export type BoughtLine = { productId: string; quantity: number }

/** Takes bought quantities out of the account's carts and leaves what was added since (decision 14). */
export async function removeBoughtQuantities(
  trx: Transaction,
  accountId: string,
  lines: readonly BoughtLine[],
): Promise<void> {
  const bought = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as b("productId" bigint, quantity int)`
  const same = sql`c.account_id = ${accountId}::uuid and c.id = l.cart_id and l.product_id = b."productId"`
  await sql`select c.id from cart c where c.account_id = ${accountId}::uuid order by c.warehouse_id for update`.execute(
    trx,
  )
  await sql`delete from cart_line l using cart c, ${bought} where ${same} and l.quantity <= b.quantity`.execute(
    trx,
  )
  await sql`update cart_line l set quantity = l.quantity - b.quantity, capped_from = null from cart c, ${bought}
    where ${same} and l.quantity > b.quantity`.execute(trx)
}

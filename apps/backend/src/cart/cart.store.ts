import { sql } from 'kysely'
import type { Executor, Transaction } from '../platform/database/open-database.ts'
import { MAX_QUANTITY, oneCartEach, owned, ownerColumn } from './cart-owner.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownHeld } from './own-holds.sql.ts'

/**
 * Waits for every other call that changes several carts of this owner, until the end of the transaction. Without it a clear could
 * take one half of a merge and miss the cart that the other half is just making.
 */
async function awaitTurn(trx: Transaction, owner: CartOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner.id}, 0))`.execute(trx)
}

/** Empties all carts of the owner. */
export async function deleteCarts(trx: Transaction, owner: CartOwner): Promise<void> {
  await awaitTurn(trx, owner)
  // In the order in which every other writer locks them, and only those: a cart made meanwhile is somebody's later wish.
  await sql`delete from cart where id in (
    select c.id from cart c where ${owned(owner)} order by c.warehouse_id for update)`.execute(trx)
}

/** Forgets carts of visitors that nobody added to since `before`, and that nobody changes just now. @returns how many */
export async function deleteVisitorCarts(db: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart where id in (select c.id from cart c where c.visitor_id is not null and c.updated_at < ${before}
      order by c.updated_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** Locks the owner's carts of these warehouses, made where missing. @returns cart id by warehouse */
export async function lockCarts(
  trx: Transaction,
  owner: CartOwner,
  warehouseIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  await awaitTurn(trx, owner)
  const column = ownerColumn(owner)
  const { rows } = await sql<{ id: string; warehouse_id: string }>`
    insert into cart (${column}, warehouse_id, updated_at)
    select ${owner.id}::uuid, w, ${now}::timestamptz from unnest(${[...new Set(warehouseIds)]}::bigint[]) w order by w
    on conflict ${oneCartEach(owner)} do update set updated_at = excluded.updated_at
    returning id, warehouse_id`.execute(trx)
  return new Map(rows.map(({ id, warehouse_id }) => [warehouse_id, id]))
}

/**
 * Locks the lines of carts that are locked already, so that what another tab takes away meanwhile is not put back. @returns
 * quantities by product
 */
export async function lockQuantities(
  trx: Transaction,
  cartIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ productId: string; quantity: number }>`
    select l.product_id as "productId", l.quantity from cart_line l where l.cart_id = any(${cartIds}::uuid[])
    order by l.product_id for update`.execute(trx)
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
export async function deleteOtherLines(
  trx: Transaction,
  owner: CartOwner,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    delete from cart_line l using cart c
    where c.id = l.cart_id and ${owned(owner)} and l.product_id <> all(${productIds}::bigint[])`.execute(trx)
}

/** Warehouses from which products of the owner leave by now, other than those of their carts. */
export async function findNewWarehouses(executor: Executor, owner: CartOwner): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.warehouse_id as id from cart c join cart_line l on l.cart_id = c.id join product p on p.id = l.product_id
    where ${owned(owner)} and p.warehouse_id <> c.warehouse_id`.execute(executor)
  return rows.map(({ id }) => id)
}

/** Moves lines of such products into their warehouse's cart, which the caller has locked; what is there already is added to them. */
export async function moveLines(trx: Transaction, owner: CartOwner): Promise<void> {
  await sql`
    with moved as (
      select l.*, target.id as target_id from cart c join cart_line l on l.cart_id = c.id join product p on p.id = l.product_id
        join cart target on target.${ownerColumn(owner)} = ${owner.id}::uuid and target.warehouse_id = p.warehouse_id
      where ${owned(owner)} and p.warehouse_id <> c.warehouse_id
      order by l.product_id, c.warehouse_id for update of l),
    gone as (delete from cart_line l using moved m where l.cart_id = m.cart_id and l.product_id = m.product_id)
    insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added, added_at)
    select target_id, product_id, least(${MAX_QUANTITY}, sum(quantity)), min(charged_cents_when_added), min(added_at)
    from moved group by target_id, product_id order by product_id
    on conflict (cart_id, product_id) do update
      set quantity = least(${MAX_QUANTITY}, cart_line.quantity + excluded.quantity), capped_from = null`.execute(
    trx,
  )
}

/** Brings lines above their stock down to it and remembers what was wished. Those that sold out completely stay as they are. */
export async function capLines(executor: Executor, owner: CartOwner): Promise<void> {
  // locked in the order of a merge: both may be at the same lines
  await sql`
    with too_many as (
      select l.cart_id, l.product_id, own.stock from cart_line l join cart c on c.id = l.cart_id join product p on p.id = l.product_id,
        lateral (select p.stock + ${ownHeld(owner)} as stock offset 0) own
      where ${owned(owner)} and own.stock > 0 and l.quantity > least(${MAX_QUANTITY}, own.stock)
      order by l.product_id for update of l)
    update cart_line l set quantity = least(${MAX_QUANTITY}, too_many.stock), capped_from = l.quantity from too_many
    where l.cart_id = too_many.cart_id and l.product_id = too_many.product_id and l.quantity > least(${MAX_QUANTITY}, too_many.stock)`.execute(
    executor,
  )
}

export type BoughtLine = { productId: string; quantity: number }

const bought = (lines: readonly BoughtLine[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as b("productId" bigint, quantity int)`
const isBoughtLine = (accountId: string) =>
  sql`c.account_id = ${accountId}::uuid and c.id = l.cart_id and l.product_id = b."productId"`

/** Locks the account's carts with their lines. */
export async function lockLines(trx: Transaction, accountId: string): Promise<void> {
  await sql`select l.product_id from cart c join cart_line l on l.cart_id = c.id where c.account_id = ${accountId}::uuid
    order by c.warehouse_id, l.product_id for update of c, l`.execute(trx)
}

/** Removes lines of which no more is wished than was bought. */
export async function deleteBought(
  trx: Transaction,
  accountId: string,
  lines: readonly BoughtLine[],
): Promise<void> {
  await sql`delete from cart_line l using cart c, ${bought(lines)}
    where ${isBoughtLine(accountId)} and l.quantity <= b.quantity`.execute(trx)
}

/** Takes what was bought out of the lines of which more is wished. */
export async function lowerBought(
  trx: Transaction,
  accountId: string,
  lines: readonly BoughtLine[],
): Promise<void> {
  await sql`update cart_line l set quantity = l.quantity - b.quantity, capped_from = null from cart c, ${bought(lines)}
    where ${isBoughtLine(accountId)} and l.quantity > b.quantity`.execute(trx)
}

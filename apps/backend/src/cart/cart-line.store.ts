import { type RawBuilder, sql } from 'kysely'
import { sellerIsPayable } from '../catalog/sellers/payable.sql.ts'
import { shopIsClosed } from '../catalog/sellers/shop-closed.sql.ts'
import type { Executor } from '../platform/database/open-database.ts'
import { MAX_QUANTITY, oneCartEach, owned, ownerColumn } from './cart-owner.store.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownHeld } from './own-holds.sql.ts'

/** What an added product was found to be, and the quantity of its line: null when nothing was added. */
export type Added = {
  published: boolean
  /** Its seller is on holiday. */
  closed: boolean
  payable: boolean
  sellerId: string
  quantity: number | null
}

/**
 * Adds pieces of a product that can be bought, all in one statement: two tabs adding at once both count, and no line passes the
 * stock or 99. It answers no row for an unknown product.
 */
export function additionToLine(
  owner: CartOwner,
  step: { productId: string; quantity: number; addedAt?: string | undefined; now: Date; today: string },
): RawBuilder<Added> {
  const column = ownerColumn(owner)
  const pieces = sql`${step.quantity}::int`
  const most = sql`least(${MAX_QUANTITY}, (select stock from sellable))`
  return sql<Added>`
    with p as (
      select p.id, p.warehouse_id, p.seller_id, p.charged_cents, p.stock + ${ownHeld(owner)} as stock, p.status = 'published' as published,
        ${shopIsClosed(step.today)} as closed, ${sellerIsPayable} as payable
      from product p join seller s on s.id = p.seller_id where p.id = ${step.productId}::bigint),
    sellable as (select * from p where published and not closed and payable and stock > 0),
    c as (
      insert into cart (${column}, warehouse_id, updated_at) select ${owner.id}::uuid, warehouse_id, ${step.now}::timestamptz from sellable
      on conflict ${oneCartEach(owner)} do update set updated_at = excluded.updated_at returning id),
    l as (
      insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added, capped_from, added_at)
      select c.id, sellable.id, least(${pieces}, ${most}), sellable.charged_cents, case when ${pieces} > ${most} then ${pieces} end,
        least(coalesce(${step.addedAt ?? null}::timestamptz, now()), now())
      from c, sellable
      on conflict (cart_id, product_id) do update set
        quantity = least(cart_line.quantity + ${pieces}, ${most}),
        capped_from = case when cart_line.quantity + ${pieces} > ${most} then cart_line.quantity + ${pieces} end,
        charged_cents_when_added = excluded.charged_cents_when_added
      returning quantity)
    select p.published, p.closed, p.payable, p.seller_id as "sellerId", l.quantity from p left join l on true`
}

/** Takes pieces away while more than that many are left. @returns false when the line is missing or has fewer */
export async function reduceLine(
  db: Executor,
  owner: CartOwner,
  productId: string,
  pieces: number,
): Promise<boolean> {
  const { rows } = await sql`
    update cart_line l set quantity = least(l.quantity - ${pieces}::int, greatest(1, p.stock + ${ownHeld(owner)})), capped_from = null
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

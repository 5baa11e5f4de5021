import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'
import { type NamedSource, runNamed } from '../database/run-named.ts'
import { MAX_QUANTITY, owned, ownerColumn } from './cart-owner.store.ts'
import type { CartOwner } from './cart-owner.ts'

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
    select c.id, p.id, least(${step.quantity}::int, ${MAX_QUANTITY}, p.stock), p.charged_cents,
      case when ${step.quantity}::int > least(${MAX_QUANTITY}, p.stock) then ${step.quantity}::int end
    from c, product p where p.id = ${step.productId}::bigint and p.status = 'published' and p.stock > 0
    on conflict (cart_id, product_id) do update set
      quantity = least(cart_line.quantity + ${step.quantity}::int, ${MAX_QUANTITY}, ${stock}),
      capped_from = case when cart_line.quantity + ${step.quantity}::int > least(${MAX_QUANTITY}, ${stock})
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

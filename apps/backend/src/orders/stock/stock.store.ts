import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** What became of one product: its stock before and now; a null stock means that there were too few. */
type StockChange = { productId: string; before: number; stock: number | null; available: number }

export type StockExchange = {
  /** Products that are available again, or sold out now. */
  turned: string[]
  /** Products of which there were too few, with what there was. */
  short: Map<string, number>
}

/**
 * Gives the held stock of a checkout back, where one is named, and takes other quantities. Rows are locked in the order of product ids,
 * so that two buyers never deadlock. The caller rolls back when something is short.
 */
export async function exchangeStock(
  trx: Transaction,
  heldBy: string | null,
  wanted: readonly { productId: string; quantity: number }[],
): Promise<StockExchange> {
  // The lists stand in a select of their own so that the server does not plan anew for each length: that took longer than the update.
  const { rows } = await sql<StockChange>`
    with released as (
      update stock_hold h set state = 'released' from purchase_order o
      where o.id = h.order_id and o.checkout_id = ${heldBy}::uuid and h.state = 'held'
      returning h.product_id, h.quantity),
    wanted as (
      select product_id, quantity from unnest((select ${wanted.map(({ productId }) => productId)}::bigint[]),
        (select ${wanted.map(({ quantity }) => quantity)}::int[])) as w(product_id, quantity)),
    moves as (
      select product_id, sum(back)::int as back, sum(taken)::int as taken from (
        select product_id, quantity as back, 0 as taken from released
        union all select product_id, 0, quantity from wanted) m
      group by product_id),
    locked as (
      select product.id, product.stock, moves.back, moves.taken from product join moves on moves.product_id = product.id
      order by product.id for no key update of product),
    changed as (
      update product p set stock = p.stock + locked.back - locked.taken from locked
      where p.id = locked.id and locked.back <> locked.taken and p.stock + locked.back >= locked.taken
      returning p.id, p.stock)
    select locked.id as "productId", locked.stock as before, locked.stock + locked.back as available,
      case when locked.back = locked.taken then locked.stock else changed.stock end as stock
    from locked left join changed on changed.id = locked.id`.execute(trx)
  const turned = rows.filter(({ before, stock }) => stock !== null && (before === 0) !== (stock === 0))
  const short = rows.filter(({ stock }) => stock === null)
  return {
    turned: turned.map(({ productId }) => productId),
    short: new Map(short.map(({ productId, available }) => [productId, available])),
  }
}

/** Puts pieces back on sale. @param given statement of a `with`, in which `given` has each product once. @returns products that are available again */
async function putBack(trx: Transaction, given: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ productId: string; cameBack: boolean }>`
    with ${given}
    update product p set stock = p.stock + locked.quantity
    from (select product.id, product.stock, g.quantity from product join given g on g.product_id = product.id
      order by product.id for no key update of product) locked
    where p.id = locked.id
    returning p.id as "productId", locked.stock = 0 and p.stock > 0 as "cameBack"`.execute(trx)
  return rows.filter(({ cameBack }) => cameBack).map(({ productId }) => productId)
}

/** Gives the held stock of a checkout back, once. @returns products that are available again */
export const releaseHolds = (trx: Transaction, checkoutId: string): Promise<string[]> =>
  putBack(
    trx,
    sql`released as (
        update stock_hold h set state = 'released' from purchase_order o
        where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'held'
        returning h.product_id, h.quantity),
      given as (select product_id, sum(quantity)::int as quantity from released group by product_id)`,
  )

/** Gives the sold stock of one order back that never left the shop, once. @returns products that are available again */
export const releaseSold = (trx: Transaction, orderId: string): Promise<string[]> =>
  putBack(
    trx,
    sql`given as (
      update stock_hold set state = 'released' where order_id = ${orderId} and state = 'committed'
      returning product_id, quantity)`,
  )

/** The held stock is sold. */
export async function commitHolds(trx: Transaction, checkoutId: string): Promise<void> {
  await sql`
    update stock_hold h set state = 'committed' from purchase_order o
    where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'held'`.execute(trx)
}

/**
 * Takes the released stock of a checkout once more, all of it or nothing.
 * @returns products that are sold out by it, or null when something is missing: nothing was taken then
 */
export async function holdAgain(trx: Transaction, checkoutId: string): Promise<string[] | null> {
  const { rows } = await sql<{ productId: string; stock: number }>`
    with wanted as (
      select h.product_id, sum(h.quantity)::int as quantity
      from stock_hold h join purchase_order o on o.id = h.order_id
      where o.checkout_id = ${checkoutId} and h.state = 'released' group by h.product_id),
    locked as (
      select product.id, product.stock, w.quantity from product join wanted w on w.product_id = product.id
      order by product.id for no key update of product)
    update product p set stock = p.stock - locked.quantity
    from locked
    where p.id = locked.id and not exists (select 1 from locked short where short.stock < short.quantity)
    returning p.id as "productId", p.stock`.execute(trx)
  if (rows.length === 0) return null
  await sql`
    update stock_hold h set state = 'held' from purchase_order o
    where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'released'`.execute(trx)
  return rows.filter(({ stock }) => stock === 0).map(({ productId }) => productId)
}

/**
 * Puts pieces of one order, held or sold, back on sale: never more of them than the order still has.
 * @returns products that are available again
 */
export const returnStock = (
  trx: Transaction,
  orderId: string,
  pieces: readonly { productId: string; quantity: number }[],
): Promise<string[]> =>
  putBack(
    trx,
    sql`wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as w("productId" bigint, quantity int)),
      taken as (
        select h.product_id, h.quantity as had, least(h.quantity, w.quantity) as quantity
        from stock_hold h join wanted w on w."productId" = h.product_id
        where h.order_id = ${orderId} and h.state <> 'released' and w.quantity > 0
        order by h.product_id for update of h),
      given as (
        update stock_hold h set
          state = case when t.quantity = t.had then 'released' else h.state end,
          quantity = case when t.quantity = t.had then h.quantity else h.quantity - t.quantity end
        from taken t where h.order_id = ${orderId} and h.product_id = t.product_id
        returning h.product_id, t.quantity)`,
  )

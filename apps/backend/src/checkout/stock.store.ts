import type { Transaction } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

export type StockChange = { productId: string; stock: number }

/**
 * Takes quantities out of the stock, rows locked in the order of product ids so that two buyers never wait for each other.
 * @returns the products that had enough; the caller refuses when one is missing
 */
export async function takeStock(
  trx: Transaction,
  wanted: readonly { productId: string; quantity: number }[],
): Promise<StockChange[]> {
  // The lists stand in a select of their own so that the server does not plan anew for each length: that took longer than the update.
  const { rows } = await prepared<StockChange>`
    update product p set stock = p.stock - locked.quantity
    from (
      select product.id, w.quantity
      from product join unnest((select ${wanted.map(({ productId }) => productId)}::bigint[]), (select ${wanted.map(({ quantity }) => quantity)}::int[]))
        as w(product_id, quantity) on w.product_id = product.id
      order by product.id for update of product) locked
    where p.id = locked.id and p.stock >= locked.quantity
    returning p.id as "productId", p.stock`.execute(trx)
  return rows
}

/** Gives the held stock of a checkout back, once. @returns products that are available again */
export async function releaseHolds(trx: Transaction, checkoutId: string): Promise<string[]> {
  const { rows } = await prepared<{ productId: string; cameBack: boolean }>`
    with released as (
      update stock_hold h set state = 'released' from purchase_order o
      where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'held'
      returning h.product_id, h.quantity),
    wanted as (select product_id, sum(quantity)::int as quantity from released group by product_id)
    update product p set stock = p.stock + locked.quantity
    from (select product.id, w.quantity from product join wanted w on w.product_id = product.id
      order by product.id for update of product) locked
    where p.id = locked.id
    returning p.id as "productId", p.stock = locked.quantity as "cameBack"`.execute(trx)
  return rows.filter(({ cameBack }) => cameBack).map(({ productId }) => productId)
}

/** Gives the sold stock of one order back that never left the shop, once. @returns products that are available again */
export async function releaseSold(trx: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await prepared<{ productId: string; cameBack: boolean }>`
    with released as (
      update stock_hold set state = 'released' where order_id = ${orderId} and state = 'committed'
      returning product_id, quantity)
    update product p set stock = p.stock + locked.quantity
    from (select product.id, r.quantity from product join released r on r.product_id = product.id
      order by product.id for update of product) locked
    where p.id = locked.id
    returning p.id as "productId", p.stock = locked.quantity as "cameBack"`.execute(trx)
  return rows.filter(({ cameBack }) => cameBack).map(({ productId }) => productId)
}

/** The held stock is sold. */
export async function commitHolds(trx: Transaction, checkoutId: string): Promise<void> {
  await prepared`
    update stock_hold h set state = 'committed' from purchase_order o
    where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'held'`.execute(trx)
}

/**
 * Takes the released stock of a checkout once more, all of it or nothing.
 * @returns products that are sold out by it, or null when something is missing: nothing was taken then
 */
export async function holdAgain(trx: Transaction, checkoutId: string): Promise<string[] | null> {
  const { rows } = await prepared<StockChange>`
    with wanted as (
      select h.product_id, sum(h.quantity)::int as quantity
      from stock_hold h join purchase_order o on o.id = h.order_id
      where o.checkout_id = ${checkoutId} and h.state = 'released' group by h.product_id),
    locked as (
      select product.id, product.stock, w.quantity from product join wanted w on w.product_id = product.id
      order by product.id for update of product)
    update product p set stock = p.stock - locked.quantity
    from locked
    where p.id = locked.id and not exists (select 1 from locked short where short.stock < short.quantity)
    returning p.id as "productId", p.stock`.execute(trx)
  if (rows.length === 0) return null
  await prepared`
    update stock_hold h set state = 'held' from purchase_order o
    where o.id = h.order_id and o.checkout_id = ${checkoutId} and h.state = 'released'`.execute(trx)
  return rows.filter(({ stock }) => stock === 0).map(({ productId }) => productId)
}

/**
 * Puts pieces of one order, held or sold, back on sale: never more of them than the order still has.
 * @returns products that are available again
 */
export async function returnStock(
  trx: Transaction,
  orderId: string,
  pieces: readonly { productId: string; quantity: number }[],
): Promise<string[]> {
  const { rows } = await prepared<{ productId: string; cameBack: boolean }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as w("productId" bigint, quantity int)),
    given as (
      select h.product_id, h.quantity as had, least(h.quantity, w.quantity) as quantity
      from stock_hold h join wanted w on w."productId" = h.product_id
      where h.order_id = ${orderId} and h.state <> 'released' and w.quantity > 0
      order by h.product_id for update of h),
    returned as (
      update stock_hold h set
        state = case when g.quantity = g.had then 'released' else h.state end,
        quantity = case when g.quantity = g.had then h.quantity else h.quantity - g.quantity end
      from given g where h.order_id = ${orderId} and h.product_id = g.product_id
      returning h.product_id, g.quantity),
    locked as (
      select product.id, r.quantity from product join returned r on r.product_id = product.id
      order by product.id for update of product)
    update product p set stock = p.stock + locked.quantity from locked where p.id = locked.id
    returning p.id as "productId", p.stock = locked.quantity as "cameBack"`.execute(trx)
  return rows.filter(({ cameBack }) => cameBack).map(({ productId }) => productId)
}

import type { ShopClosing } from '@filiera/contract/console/closing'
import { sql } from 'kysely'
import { unshippedStatuses } from '../../orders/order/order.state.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** What closing a shop would touch. */
export async function countClosing(executor: Executor, sellerId: string): Promise<ShopClosing> {
  const { rows } = await sql<ShopClosing>`
    select (select count(*)::int from product p where p.seller_id = ${sellerId}::bigint and p.status = 'published') as products,
      (select count(*)::int from purchase_order o where o.seller_id = ${sellerId}::bigint and o.paid_at is not null
        and o.status = any(${[...unshippedStatuses]}::text[])) as orders,
      (select count(*)::int from order_withdrawal w join purchase_order o on o.id = w.order_id
        where o.seller_id = ${sellerId}::bigint and w.status = 'requested') as returns`.execute(executor)
  const [row] = rows
  if (!row) throw new Error('counts have one row')
  return row
}

/** The name of a shop, while nobody else changes it. */
export async function lockShopName(trx: Transaction, sellerId: string): Promise<string> {
  const { name } = await trx
    .selectFrom('seller')
    .select('name')
    .where('id', '=', sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return name
}

/** Products of one statement: each has its rows of lists, search and prices changed, and no statement lasts longer than a few seconds. */
const STEP = 1000

/** Takes all products off, in the order of their ids, with what would put them on sale again. */
export async function withdrawProducts(
  trx: Transaction,
  sellerId: string,
  now: Date,
  step = STEP,
): Promise<void> {
  await sql`
    delete from product_schedule using product p
    where p.id = product_schedule.product_id and p.seller_id = ${sellerId}::bigint`.execute(trx)
  for (let taken = step; taken === step; ) {
    const { numAffectedRows = 0n } = await sql`
      update product set status = 'withdrawn', updated_at = ${now} where id in (
        select id from product where seller_id = ${sellerId}::bigint and status = 'published'
        order by id limit ${step}::int for update)`.execute(trx)
    taken = Number(numAffectedRows)
  }
}

/** The shop is over. It counts as suspended, too: what suspended shops may not do, it may not either. */
export async function endShop(trx: Transaction, sellerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('seller')
    .set((row) => ({ ended_at: now, suspended_at: row.fn.coalesce('suspended_at', row.val(now)) }))
    .where('id', '=', sellerId)
    .execute()
}

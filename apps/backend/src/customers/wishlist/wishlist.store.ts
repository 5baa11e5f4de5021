import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type WishlistRow = { productId: string; addedAt: Date; chargedCentsWhenAdded: number }

/** The items of the account, the latest added first. */
export async function findWishlist(executor: Executor, accountId: string): Promise<WishlistRow[]> {
  const { rows } = await sql<WishlistRow>`
    select product_id::text as "productId", added_at as "addedAt", charged_cents_when_added as "chargedCentsWhenAdded"
    from wishlist_item where account_id = ${accountId}::uuid order by added_at desc, product_id desc`.execute(
    executor,
  )
  return rows
}

/** Makes unions of one account wait for each other. @returns false when the account is gone */
export async function lockWishlist(trx: Transaction, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Adds what is on sale at its price of today; of what is there already the earlier time stays. */
export async function addToWishlist(
  trx: Transaction,
  accountId: string,
  items: readonly { productId: string; addedAt: Date }[],
): Promise<void> {
  const ids = items.map(({ productId }) => productId)
  const times = items.map(({ addedAt }) => addedAt.toISOString())
  await sql`
    insert into wishlist_item (account_id, product_id, added_at, charged_cents_when_added)
    select ${accountId}::uuid, p.id, min(w.added_at), p.charged_cents
    from unnest(${ids}::bigint[], ${times}::timestamptz[]) as w(product_id, added_at)
    join product p on p.id = w.product_id and p.status = 'published'
    group by p.id
    on conflict (account_id, product_id) do update set added_at = excluded.added_at
    where wishlist_item.added_at > excluded.added_at`.execute(trx)
}

/** Keeps the first `most` items by time: an order that does not depend on what came in first. */
export async function trimWishlist(trx: Transaction, accountId: string, most: number): Promise<void> {
  await sql`
    delete from wishlist_item where account_id = ${accountId}::uuid and product_id in (
      select product_id from wishlist_item where account_id = ${accountId}::uuid
      order by added_at, product_id offset ${most})`.execute(trx)
}

/** @returns whether it was on the list */
export async function deleteFromWishlist(
  executor: Executor,
  accountId: string,
  productId: string,
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('wishlist_item')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

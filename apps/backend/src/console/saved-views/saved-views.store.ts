import type { SavedOrdersView, SavedView } from '@filiera/contract/console/people/saved-views'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** What is saved of each list. */
export type SavedOf = { products: SavedView; orders: SavedOrdersView }
export type List = keyof SavedOf
export type SavedViewsRow<L extends List> = { views: SavedOf[L][]; version: number }
type Whose = { accountId: string; sellerId: string }

const tables = { products: sql.table('saved_view'), orders: sql.table('saved_order_view') }

/** Views of the orders were saved with the word that was searched for, which may be a customer's name: it is left out. */
const views = {
  products: sql`views`,
  orders: sql`(select coalesce(jsonb_agg(v #- '{view,search}' order by place), '[]')
    from jsonb_array_elements(views) with ordinality as known(v, place))`,
}

/** What somebody saved of a list for a shop; undefined before the first view. */
export async function findSavedViews<L extends List>(
  db: Executor,
  list: L,
  { accountId, sellerId }: Whose,
): Promise<SavedViewsRow<L> | undefined> {
  const { rows } = await sql<SavedViewsRow<L>>`
    select ${views[list]} as views, version from ${tables[list]}
    where account_id = ${accountId}::uuid and seller_id = ${sellerId}::bigint`.execute(db)
  return rows[0]
}

/** Writes them over the version that was seen; undefined when there is another one meanwhile. */
export async function writeSavedViews<L extends List>(
  trx: Transaction,
  list: L,
  { accountId, sellerId }: Whose,
  { views, version }: SavedViewsRow<L>,
): Promise<SavedViewsRow<L> | undefined> {
  const { rows } = await sql<SavedViewsRow<L>>`
    insert into ${tables[list]} as known (account_id, seller_id, views)
    values (${accountId}::uuid, ${sellerId}::bigint, ${JSON.stringify(views)}::jsonb)
    on conflict (account_id, seller_id) do update set views = excluded.views, version = known.version + 1
      where known.version = ${version}::int
    returning views, version`.execute(trx)
  return rows[0]
}

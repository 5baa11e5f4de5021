import type { SavedView } from '@filiera/contract/console/seller-products'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type SavedViewsRow = { views: SavedView[]; version: number }
type Whose = { accountId: string; sellerId: string }

/** What somebody saved for a shop; undefined before the first view. */
export const findSavedViews = (
  db: Executor,
  { accountId, sellerId }: Whose,
): Promise<SavedViewsRow | undefined> =>
  db
    .selectFrom('saved_view')
    .select(['views', 'version'])
    .where('account_id', '=', accountId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()

/** Writes them over the version that was seen; undefined when there is another one meanwhile. */
export const writeSavedViews = (
  trx: Transaction,
  { accountId, sellerId }: Whose,
  { views, version }: SavedViewsRow,
): Promise<SavedViewsRow | undefined> =>
  trx
    .insertInto('saved_view')
    .values({ account_id: accountId, seller_id: sellerId, views: JSON.stringify(views) })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'seller_id'])
        .doUpdateSet((row) => ({
          views: row.ref('excluded.views'),
          version: row('saved_view.version', '+', 1),
        }))
        .where('saved_view.version', '=', version),
    )
    .returning(['views', 'version'])
    .executeTakeFirst()

import type { Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { Updateable } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** What a shop says of itself. */
export type ShopPageRow = {
  id: string
  name: string
  city: string
  region: RegionCode
  description: Texts
  picture_hash: string | null
  telephone: string
  founded: number | null
  lat: number | null
  lng: number | null
  version: number
}

const ofShop = (executor: Executor, id: string) =>
  executor
    .selectFrom('seller')
    .select([
      'id',
      'name',
      'city',
      'region',
      'description',
      'picture_hash',
      'telephone',
      'founded',
      'lat',
      'lng',
      'version',
    ])
    .where('id', '=', id)

export const findShopPage = (executor: Executor, id: string): Promise<ShopPageRow> =>
  ofShop(executor, id).executeTakeFirstOrThrow()

/** The same, while nobody else changes it. */
export const lockShopPage = (trx: Transaction, id: string): Promise<ShopPageRow> =>
  ofShop(trx, id).forUpdate().executeTakeFirstOrThrow()

/** Changes a shop that the caller has locked. */
export async function writeShopPage(
  trx: Transaction,
  id: string,
  change: Omit<Updateable<Tables['seller']>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('seller')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

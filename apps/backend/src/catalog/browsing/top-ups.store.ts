import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { PRODUCT_VERSION } from '../listing/listing.store.ts'

/** So many of a warehouse's products are compared, the most popular. */
const MOST_COMPARED = 200

/** What can be bought from a warehouse without the products given, cheapest first, with prices in cents. */
export function findOffersOfWarehouse(db: Database, warehouseId: string, without: readonly string[]) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('product as p')
        .innerJoin('product_listing as v', 'v.product_id', 'p.id')
        .innerJoin('seller as s', 's.id', 'p.seller_id')
        .select(['p.id', 'p.charged_cents as cents', 'v.family', PRODUCT_VERSION.as('version')])
        .where('p.warehouse_id', '=', warehouseId)
        .where('p.available', '=', true)
        .where(sql<boolean>`not s.closed and p.id <> all(${without}::bigint[])`)
        .orderBy('p.popularity', 'desc')
        .orderBy('p.id')
        .limit(MOST_COMPARED)
        .as('offer'),
    )
    .selectAll()
    .orderBy('cents')
    .orderBy('id')
    .execute()
}

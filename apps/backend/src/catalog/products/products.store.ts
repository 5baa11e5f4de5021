import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { type ListedProduct, PRODUCT_VERSION } from '../listing/listing.store.ts'
import { type ProductRow, productColumns, productJoins } from './product-columns.store.ts'

type Versioned = Pick<ListedProduct, 'id' | 'version'>

/** Published products with their versions. */
const selectVersions = (db: Database) =>
  db
    .selectFrom('product_listing as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['v.product_id as id', PRODUCT_VERSION.as('version')])

/** The versions of published products, in the order of the ids; others are left out. */
export async function findVersions(db: Database, ids: readonly string[]): Promise<Versioned[]> {
  const [only] = ids
  // One is asked for by a statement of its own: of a list the planner would think anew each time.
  if (only !== undefined && ids.length === 1)
    return selectVersions(db).where('v.product_id', '=', only).execute()
  const rows = await selectVersions(db)
    .where('v.product_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Everything shown of published products, with the version it is of; in no order. */
export async function findProductRows(
  db: Database,
  ids: readonly string[],
  lang: Language,
): Promise<(ProductRow & { version: string })[]> {
  const { rows } = await sql<ProductRow & { version: string }>`
    select ${PRODUCT_VERSION} as version, ${productColumns(lang)}
    from product_listing v join product p on p.id = v.product_id ${productJoins(lang)}
    where v.product_id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** The published products of a collection in its order, with their versions. */
export async function findListedOfCollection(
  db: Database,
  collectionId: number,
  limit: number,
): Promise<Versioned[]> {
  return selectVersions(db)
    .innerJoin('collection_product as m', 'm.product_id', 'v.product_id')
    .where('m.collection_id', '=', collectionId)
    .orderBy('m.position')
    .limit(limit)
    .execute()
}

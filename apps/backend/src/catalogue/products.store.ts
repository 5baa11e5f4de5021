import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { type ListedProduct, PRODUCT_VERSION } from './listing.store.ts'
import { type ProductRow, productColumns, productJoins } from './product-columns.store.ts'

const VERSIONS = `select v.product_id::text as id, ${PRODUCT_VERSION} as version
  from product_listing v join product p on p.id = v.product_id`

type Versioned = Pick<ListedProduct, 'id' | 'version'>

/** The versions of published products, in the order of the ids; others are left out. */
export async function findVersions({ pool }: OpenDatabase, ids: readonly string[]): Promise<Versioned[]> {
  if (ids.length === 1) {
    // A statement of its own: of a list the planner would think anew each time.
    const one = {
      name: 'product-version',
      text: `${VERSIONS} where v.product_id = $1::bigint`,
      values: [...ids],
    }
    return (await pool.query<Versioned>(one)).rows
  }
  const { rows } = await pool.query<Versioned>({
    name: 'product-versions',
    text: `${VERSIONS} where v.product_id = any($1::bigint[])`,
    values: [ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Everything shown of published products, with the version it is of; in no order. */
export async function findProductRows(
  { db, pool }: OpenDatabase,
  ids: readonly string[],
  lang: Language,
): Promise<(ProductRow & { version: string })[]> {
  const { sql: text, parameters } = sql`
    select ${sql.raw(PRODUCT_VERSION)} as version, ${productColumns(lang)}
    from product_listing v join product p on p.id = v.product_id ${productJoins(lang)}
    where v.product_id = any(${ids}::bigint[])`.compile(db)
  const { rows } = await pool.query<ProductRow & { version: string }>({
    name: 'product-rows',
    text,
    values: [...parameters],
  })
  return rows
}

/** The published products of a collection in its order, with their versions. */
export async function findListedOfCollection(
  { pool }: OpenDatabase,
  collectionId: number,
  limit: number,
): Promise<Versioned[]> {
  const { rows } = await pool.query<Versioned>({
    name: 'collection-products',
    text: `select m.product_id::text as id, ${PRODUCT_VERSION} as version
      from collection_product m join product_listing v on v.product_id = m.product_id join product p on p.id = m.product_id
      where m.collection_id = $1::int order by m.position limit $2::int`,
    values: [collectionId, limit],
  })
  return rows
}

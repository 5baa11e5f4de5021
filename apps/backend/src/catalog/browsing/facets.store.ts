import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import type { MatchedProducts } from '../search/matched-products.ts'

/** The ids of what a text matches: of all, or only of the `most` best ranked. One value, because a row each costs ten times as much. */
export async function readMatchedIds(
  database: OpenDatabase,
  matched: MatchedProducts,
  most: number | null,
): Promise<number[]> {
  const cut = most === null ? sql`` : sql`limit ${most}::int`
  const [row] = await runBounded(
    database,
    sql<{ ids: string | null }>`
      select string_agg(m.product_id::text, ' ') as ids from (select product_id from (${matched}) m ${cut}) m`,
  )
  return row?.ids ? row.ids.split(' ').map(Number) : []
}

/** What sellers are called, by id. */
export async function findSellerNames(
  { db }: OpenDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from seller where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What brands are called, by slug. */
export async function findBrandNames(
  { db }: OpenDatabase,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from brand where slug = any(${slugs}::text[])`.execute(db)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

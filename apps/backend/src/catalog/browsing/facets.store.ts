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

/** What sellers are called, by id, and brands, by slug. */
export async function findNames(
  { db }: OpenDatabase,
  { sellers, brands }: { sellers: readonly string[]; brands: readonly string[] },
): Promise<{ sellers: ReadonlyMap<string, string>; brands: ReadonlyMap<string, string> }> {
  const found = { sellers: new Map<string, string>(), brands: new Map<string, string>() }
  if (sellers.length + brands.length === 0) return found
  const { rows } = await sql<{ kind: 'sellers' | 'brands'; key: string; name: string }>`
    select 'sellers' as kind, id::text as key, name from seller where id = any(${sellers}::bigint[])
    union all select 'brands', slug, name from brand where slug = any(${brands}::text[])`.execute(db)
  for (const { kind, key, name } of rows) found[kind].set(key, name)
  return found
}

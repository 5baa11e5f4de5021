import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import { ingredientOf } from './parse/ingredient-words.ts'

/** Where the label declares more than the ingredient list: what holds alcohol has it. */
const ALCOHOL = 'alcol'

/** Published products whose name, text, tags or ingredient list names one of these, in any of the three languages. */
export async function findProductsNaming(
  database: OpenDatabase,
  names: readonly string[],
): Promise<number[]> {
  const named = names.map((name) => {
    const { it, en, es, widen } = ingredientOf(name)
    return sql`select search_products_naming(search_naming(${it}::text[], ${en}::text[], ${es}::text[], ${widen}::boolean)) as id`
  })
  const declared = sql`select product_id from product_label where alcohol_by_volume > 0`
  const all = names.includes(ALCOHOL) ? [...named, declared] : named
  const rows = await runBounded(
    database,
    sql<{ ids: number[] | null }>`select array_agg(id::int) as ids from (${sql.join(all, sql` union `)}) n`,
  )
  return rows[0]?.ids ?? []
}

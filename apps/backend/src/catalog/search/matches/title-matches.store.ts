import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { runBounded } from '../../../platform/database/run-bounded.ts'
import { plannedAnew } from '../../../platform/database/server-client.ts'
import { productsContaining } from './title-matches.sql.ts'

/** Whether the title of any published product contains a text. */
export async function isInAnyTitle(database: OpenDatabase, typed: string, lang: Language): Promise<boolean> {
  const statement = sql<{ product_id: string }>`${productsContaining(typed, lang)} limit 1`
  return (await runBounded(database, plannedAnew(statement))).length > 0
}

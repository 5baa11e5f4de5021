import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../../../test/build-test-backend.ts'
import { openSeededDatabase } from '../../../../test/open-seeded-database.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { growCatalogue } from '../../../seed/bulk/grow-catalogue.ts'

/** Of a catalogue that is grown; on the embedded database, whose connections are one, the same in little. */
const PRODUCTS = process.env.TEST_ENGINE === 'postgres' ? 4500 : 900

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const rowsOf = async (text: string) => (await sql.raw(text).execute(database.db)).rows

/** Everything search reads that comes from products, sellers, categories and posts. */
const derived = async () => ({
  documents: await rowsOf('select product_id, words::text, rank, tier from search_document order by 1'),
  tiers: await rowsOf('select * from search_tier order by 1'),
  entries: await rowsOf('select * from search_entry order by type, id, lang'),
  entryWords: await rowsOf('select * from search_entry_word order by type, id, lang, word'),
  forms: await rowsOf(
    'select form, lexemes, documents, best from search_form where documents > 0 order by 1',
  ),
  known: await rowsOf('select form from search_form order by 1'),
})

it('makes anew what the triggers made, row for row', async () => {
  // What the triggers leave to the daily round.
  await sql`select search_sort_tiers(), search_count_forms()`.execute(database.db)
  const triggered = await derived()
  await sql`select search_rebuild()`.execute(database.db)
  const rebuilt = await derived()
  expect(triggered.documents.length).toBeGreaterThan(300)
  for (const part of ['documents', 'tiers', 'entries', 'entryWords', 'forms', 'known'] as const)
    expect(rebuilt[part], part).toEqual(triggered[part])
})

it('is the same after a load over several connections', async () => {
  const added = await growCatalogue(database, { products: PRODUCTS, sellers: 60 }, testClock(), () => {})
  expect(added).toBeGreaterThan(PRODUCTS - 500)
  const loaded = await derived()
  expect(loaded.documents).toHaveLength(PRODUCTS)
  await sql`select search_rebuild()`.execute(database.db)
  expect(await derived()).toEqual(loaded)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from pg_indexes where tablename = 'search_document'`.execute(database.db)
  expect(rows[0]?.n).toBe(9)
})

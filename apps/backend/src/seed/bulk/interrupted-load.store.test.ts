import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../../test/build-test-backend.ts'
import { openSeededDatabase } from '../../../test/open-seeded-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { finishInterruptedLoad, growCatalogue } from './grow-catalogue.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

async function counts() {
  const { rows } = await sql<{ products: number; listed: number; found: number; indexes: number }>`select
    (select count(*)::int from product where status = 'published') as products, (select count(*)::int from product_listing) as listed,
    (select count(*)::int from search_document) as found,
    (select count(*)::int from pg_indexes where schemaname = 'public' and tablename <> 'bulk_load_index') as indexes`.execute(
    database.db,
  )
  return rows[0]
}

it('finishes at the next start what an interrupted load left, says so, and does it once', async () => {
  const before = await counts()
  const interrupted = growCatalogue(database, { products: 600, sellers: 50 }, testClock(), (step) => {
    if (step === 'documents') throw new Error('killed')
  })
  await expect(interrupted).rejects.toThrow('killed')
  expect(await counts()).toMatchObject({ products: 600, listed: before?.listed })
  expect((await counts())?.indexes).toBeLessThan(before?.indexes ?? 0)

  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  expect(await finishInterruptedLoad(database, report)).toBe(true)
  expect(lines).toEqual([expect.stringContaining('interrupted'), expect.stringContaining('finished')])
  expect(await counts()).toEqual({ products: 600, listed: 600, found: 600, indexes: before?.indexes })
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::int - max(id)::int as next from product`.execute(
    database.db,
  )
  expect(rows).toEqual([{ next: 1 }])
  expect(await finishInterruptedLoad(database, report)).toBe(false)
})

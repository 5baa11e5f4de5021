import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { runBounded } from './run-bounded.ts'
import { plannedAnew } from './server-client.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('gives up what takes too long and says so, and goes on with the next', async () => {
  const slow = runBounded(database, sql<object>`select pg_sleep(60)`, 100)
  await expect(slow).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 5 } })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "select count(*)::int as n from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()",
    )
    expect(rows).toEqual([{ n: 0 }])
  })
  expect(await runBounded(database, sql<object>`select ${1}::int as one`)).toEqual([{ one: 1 }])
})

it('passes other failures on', async () => {
  await expect(runBounded(database, sql<object>`select 1 / ${0}::int`)).rejects.toThrow('division by zero')
})

it('keeps no plan of what is to be planned for its values each time', async () => {
  const kept = (mark: string) => sql<{
    kept: number
  }>`select count(*)::int as kept from pg_prepared_statements
    where ${1}::int = 1 and statement like ${sql.lit(`%as kept%${mark}%`)}`
  expect(await runBounded(database, kept('named'))).toEqual([{ kept: 1 }])
  expect(await runBounded(database, plannedAnew(kept('anew')))).toEqual([{ kept: 0 }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createRateLimit } from './rate-limit.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const limit = (name: string) => createRateLimit(database.pool, { name, points: 3, seconds: 60 })

it('goes on counting after a restart, and tells how long to wait', async () => {
  const before = limit('login')
  for (let index = 0; index < 3; index++) await before.spend('anna')
  const after = limit('login')
  await expect(after.spend('anna')).rejects.toMatchObject({ code: 'rate_limited' })
  const refusal = await after.spend('anna').catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    extra: { retryAfterSeconds: expect.toSatisfy((wait) => wait > 50 && wait <= 60) },
  })
})

it('counts each key and each kind apart', async () => {
  const one = limit('one')
  for (let index = 0; index < 3; index++) expect(await one.trySpend('anna')).toBe(true)
  expect(await one.trySpend('anna')).toBe(false)
  expect(await one.trySpend('berta')).toBe(true)
  expect(await limit('two').trySpend('anna')).toBe(true)
})

it('takes points back and forgets', async () => {
  const some = limit('some')
  for (let index = 0; index < 3; index++) await some.spend('anna')
  await some.giveBack('anna')
  expect(await some.trySpend('anna')).toBe(true)
  await some.forget('anna')
  for (let index = 0; index < 3; index++) expect(await some.trySpend('anna')).toBe(true)
})

it('keeps no address in clear', async () => {
  await limit('privacy').spend('anna@example.com')
  const { rows } = await database.pool.query('select key from rate_limit')
  expect(JSON.stringify(rows)).not.toContain('anna')
})

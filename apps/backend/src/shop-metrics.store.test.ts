import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../test/open-test-database.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { countHolds, countLivePayments, countWaitingForPerson, readWaits } from './shop-metrics.store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('counts nothing of an empty shop, and what waits', async () => {
  const { db } = database
  const now = new Date('2026-11-24T12:00:00Z')
  expect(await readWaits(db, now)).toEqual({ outbox: 0, provider_events: 0 })
  expect(await countWaitingForPerson(db)).toEqual({ effects: 0, review_tasks: 0 })
  expect(await countLivePayments(db)).toEqual({})
  expect(await countHolds(db)).toEqual({ holds: 0, pieces: 0 })
  const put = (key: string, run_at: Date, dead_at: Date | null) =>
    db.insertInto('outbox').values({ kind: 'mail', key, payload: '{}', run_at, dead_at }).execute()
  await put('late', new Date(now.getTime() - 90_000), null)
  await put('later', new Date(now.getTime() + 90_000), null)
  await put('given up', new Date(0), now)
  expect(await readWaits(db, now)).toMatchObject({ outbox: 90 })
  expect(await countWaitingForPerson(db)).toMatchObject({ effects: 1 })
})

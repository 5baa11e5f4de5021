import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { compareClocks } from './compare-clocks.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const clockAt = (offsetMs: number) => ({ now: () => new Date(Date.now() + offsetMs) })
const HOUR_MS = 3_600_000

it('refuses a machine whose clock is not that of the database, and says how far it is', async () => {
  await expect(compareClocks(database.db, clockAt(0))).resolves.toBeUndefined()
  await expect(compareClocks(database.db, clockAt(2 * HOUR_MS))).rejects.toThrow(
    'The clock of this machine is 2 h 0 min ahead of the one of the database: set both by NTP, then start again.',
  )
  await expect(compareClocks(database.db, clockAt(-HOUR_MS / 6))).rejects.toThrow('10 min behind')
})

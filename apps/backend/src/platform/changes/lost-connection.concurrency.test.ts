import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { announceChange } from '../database/announce-change.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await buildTestBackend()
})
afterEach(() => backend.close())

it('ends the feed when its database connection breaks, and can be followed again', async () => {
  const { db } = backend.services
  const next = await followFeed(backend)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'filiera-listen' and datname = current_database()`.execute(db)
  expect(await next()).toBeNull()
  const again = await followFeed(backend)
  await announceChange(db, ['sellers'])
  expect(await again()).toEqual(['sellers'])
})

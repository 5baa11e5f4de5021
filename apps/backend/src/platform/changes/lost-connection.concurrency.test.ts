import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { currentIndex } from '../../catalog/listing/product-index.store.ts'
import { announceChange } from '../database/announce-change.ts'
import { responsesOf } from '../http/response-cache.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await buildTestBackend()
})
afterEach(() => backend.close())

const breakFeed = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'filiera-listen' and datname = current_database()`.execute(backend.services.db)

it('ends the feed when its database connection breaks, and can be followed again', async () => {
  const { db } = backend.services
  const next = await followFeed(backend)
  await breakFeed()
  expect(await next()).toBeNull()
  const again = await followFeed(backend)
  await announceChange(db, ['sellers'])
  expect(await again()).toEqual(['sellers'])
})

it('forgets what the process remembered of the catalogue: a replica that was promoted may lack what the old primary had', async () => {
  const { database, db } = backend.services
  const { id } = await createProduct(db)
  const next = await followFeed(backend)
  const known = await currentIndex(database)
  responsesOf(database, 'product').set(id, 'it', '1', 'of the old primary')
  expect(await currentIndex(database)).toBe(known)
  await breakFeed()
  expect(await next()).toBeNull()
  expect(await currentIndex(database)).not.toBe(known)
  expect(responsesOf(database, 'product').find(id, 'it', '1')).toBeUndefined()
})

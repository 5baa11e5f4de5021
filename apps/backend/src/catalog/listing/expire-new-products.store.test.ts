import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { NEW_DAYS } from '../../../test/naive-listing.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { countFacets } from '../browsing/count-facets.ts'
import { expireNewProducts } from './expire-new-products.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const HOUR_MS = 3_600_000
const daysAgo = (days: number, hours = 0) => new Date(Date.now() - days * 24 * HOUR_MS - hours * HOUR_MS)
const counted = async () => (await countFacets(database, { lang: 'it' })).new

it('counts what came within the days of the shop as new, and no longer', async () => {
  const { db } = database
  await createProduct(db, { created_at: daysAgo(NEW_DAYS, -1) })
  await createProduct(db, { created_at: daysAgo(NEW_DAYS, 1) })
  const { id } = await createProduct(db, { created_at: daysAgo(1) })
  expect(await counted()).toBe(2)
  // time passes: nothing writes the product
  await sql`alter table product disable trigger listing_update`.execute(db)
  await sql`update product set created_at = ${daysAgo(NEW_DAYS, 1)} where id = ${id}`.execute(db)
  await sql`alter table product enable trigger listing_update`.execute(db)
  await sql`update product_listing set created_at = ${daysAgo(NEW_DAYS, 1)} where product_id = ${id}`.execute(
    db,
  )
  expect(await counted()).toBe(2)
  await expireNewProducts(database)
  expect(await counted()).toBe(1)
  await expireNewProducts(database)
  expect(await counted()).toBe(1)
})

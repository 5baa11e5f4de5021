import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProduct, createProduct } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { withdrawProducts } from './closing.store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('takes products off in steps, computes no list of them, and the search reads them together', async () => {
  const { db } = database
  const { id, sellerId } = await createProduct(db)
  await copyProduct(db, id, 24)
  const calls = await db.transaction().execute(async (trx) => {
    await sql`set local track_functions = 'all'`.execute(trx)
    await withdrawProducts(trx, sellerId, new Date(), 10)
    // what the commit would do
    await sql`set constraints all immediate`.execute(trx)
    const { rows } = await sql`
      select funcname, calls::int from pg_stat_xact_user_functions
      where funcname in ('list_products', 'search_index')`.execute(trx)
    return rows
  })
  expect(calls).toEqual([{ funcname: 'search_index', calls: 1 }])
  const products = db.selectFrom('product').where('seller_id', '=', sellerId)
  expect(await products.select('status').distinct().execute()).toEqual([{ status: 'withdrawn' }])
  for (const table of ['product_listing', 'search_document', 'search_pending'])
    expect((await sql`select product_id from ${sql.table(table)}`.execute(db)).rows).toEqual([])
})

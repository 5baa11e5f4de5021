import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../test/hold-lock.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase, Transaction } from '../../platform/database/open-database.ts'
import { countProducts } from '../browsing/list-products.ts'
import { followHolidays } from './follow-holidays.ts'

const clock = { now: () => new Date('2999-09-01T09:00:00Z') }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A sold-out product of a shop whose holidays are over at the clock's time. */
async function soldOutAndClosed() {
  const seller = await createSeller(database.db, { closed_until: '2999-08-31' })
  const { id } = await createProduct(database.db, { seller_id: seller, stock: 0 })
  const restock = (trx: Transaction | OpenDatabase['db']) =>
    trx.updateTable('product').set({ stock: 5 }).where('id', '=', id).execute()
  const available = () => countProducts(database, { lang: 'it', seller: [seller], filters: ['available'] })
  const ranked = async () => {
    const found = await sql<{
      rank: number
    }>`select rank from search_document where product_id = ${id}`.execute(database.db)
    return Math.floor(found.rows[0]?.rank ?? -1)
  }
  return { seller, restock, available, ranked }
}

/** Runs `first` in a transaction that stays open until `second` waits for it. */
async function inTheMiddleOf(first: (trx: Transaction) => Promise<unknown>, second: () => Promise<unknown>) {
  const { db } = database
  let waiting: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await first(trx)
    waiting = second()
    await untilWaiting(db, 1)
  })
  await waiting
}

it('lists what was restocked while its shop was opening', async () => {
  const { restock, available, ranked } = await soldOutAndClosed()
  await inTheMiddleOf(restock, () => followHolidays({ db: database.db, clock }))
  expect([await available(), await ranked()]).toEqual([1, 1])
})

it('lists what is restocked while its shop is opening', async () => {
  const { seller, restock, available, ranked } = await soldOutAndClosed()
  const open = (trx: Transaction) =>
    trx.updateTable('seller').set({ closed_until: null }).where('id', '=', seller).execute()
  await inTheMiddleOf(open, () => restock(database.db))
  expect([await available(), await ranked()]).toEqual([1, 1])
})

it('lists nothing of what is restocked while its shop is closing', async () => {
  const { seller, restock, available, ranked } = await soldOutAndClosed()
  const { db } = database
  await db.updateTable('seller').set({ closed_until: null }).where('id', '=', seller).execute()
  const close = (trx: Transaction) =>
    trx.updateTable('seller').set({ closed_until: '2999-08-31' }).where('id', '=', seller).execute()
  await inTheMiddleOf(close, () => restock(db))
  expect([await available(), await ranked()]).toEqual([0, 0])
})

it('opens each shop once, however many look', async () => {
  await followHolidays({ db: database.db, clock })
  const shops = [await soldOutAndClosed(), await soldOutAndClosed(), await soldOutAndClosed()]
  const opened = await Promise.all([1, 2, 3].map(() => followHolidays({ db: database.db, clock })))
  expect(opened.reduce((sum, count) => sum + count)).toBe(shops.length)
})

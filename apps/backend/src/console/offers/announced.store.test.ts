import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { joinReference, type Reference, referenceColumns } from './announced.sql.ts'

let database: OpenDatabase
let product_id: string
beforeAll(async () => {
  database = await openTestDatabase()
  product_id = (await createProduct(database.db)).id
})
afterAll(() => database.close())

/** Who asked for an offer that ends by itself. */
const asked = { account_id: randomUUID(), role: 'owner', action: 'endOffer', request_id: '1' } as const

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
type Price = [cents: number, from: string, to: string | null]

async function charged(...prices: Price[]) {
  const { db } = database
  await db.deleteFrom('price_period').where('product_id', '=', product_id).execute()
  const rows = prices.map(([charged_cents, from, to]) => ({
    ...{ product_id, charged_cents, valid_from: day(from), valid_to: to === null ? null : day(to) },
  }))
  if (rows.length > 0) await db.insertInto('price_period').values(rows).execute()
}

/** What a reduction to 700 cents, or so many, is measured on. */
async function measured(startsAt: string, cents: number | null = 700) {
  const { rows } = await sql<Reference>`select ${referenceColumns} from product p
    ${joinReference(sql`${cents}::int`, sql`${day(startsAt)}::timestamptz`)} where p.id = ${product_id}::bigint`.execute(
    database.db,
  )
  return [rows[0]?.lowest_cents, rows[0]?.lowest_since]
}

beforeEach(async () => {
  await database.db.deleteFrom('offer').where('product_id', '=', product_id).execute()
})

it('takes the lowest of the 30 days before the reduction', async () => {
  await charged(
    [900, '01-01', '10-01'],
    [1000, '10-01', '11-01'],
    [1200, '11-01', '11-20'],
    [800, '11-20', null],
  )
  expect(await measured('11-20')).toEqual([1000, null])
})

it('leaves out a price that ended exactly 30 days before', async () => {
  await charged([900, '01-01', '10-21'], [1000, '10-21', '11-20'])
  expect(await measured('11-20')).toEqual([1000, null])
})

it('uses the shorter time of a new product and knows nothing without one, nor without a reduction', async () => {
  await charged([1100, '11-15', '11-20'])
  expect(await measured('11-20')).toEqual([1100, day('11-15')])
  expect(await measured('11-20', null)).toEqual([null, null])
  await charged([800, '11-20', null])
  expect(await measured('11-20')).toEqual([null, null])
  await charged()
  expect(await measured('11-20')).toEqual([null, null])
})

it('measures the next step of one that only grows on what was before its first', async () => {
  await charged([1000, '11-01', '11-10'], [800, '11-10', null])
  const { seller_id } = await database.db
    .selectFrom('product')
    .select('seller_id')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
  const offer = {
    state: 'running',
    starts_at: day('11-10'),
    ends_at: day('11-20'),
    reduced_since: day('11-10'),
  } as const
  await database.db
    .insertInto('offer')
    .values({ seller_id, product_id, discounted_cents: 800, ...offer, ...asked })
    .execute()
  expect(await measured('11-20')).toEqual([1000, day('11-01')])
  expect(await measured('11-20', 900)).toEqual([800, day('11-01')])
  // a day without a reduction lies between
  expect(await measured('11-21')).toEqual([800, day('11-01')])
})

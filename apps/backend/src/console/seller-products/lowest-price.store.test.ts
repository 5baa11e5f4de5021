import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { lowestPriceBefore } from './lowest-price.ts'

let database: OpenDatabase
let product_id: string
beforeAll(async () => {
  database = await openTestDatabase()
  product_id = (await createProduct(database.db)).id
})
afterAll(() => database.close())

const started = new Date('2026-11-20T00:00:00Z')
const daysBefore = (days: number) => new Date(started.getTime() - days * 86_400_000)

/** Prices one after another, with their lengths in days; the last goes on. */
const histories = fc
  .array(
    fc.record({ cents: fc.integer({ min: 1, max: 5000 }), days: fc.constantFrom(1, 10, 20, 29, 30, 31) }),
    {
      maxLength: 6,
    },
  )
  .map((steps) => {
    let since = steps.reduce((sum, { days }) => sum + days, 0) - 10
    return steps.map(({ cents, days }, place) => {
      const from = daysBefore(since)
      since -= days
      return { cents, from, to: place === steps.length - 1 ? null : daysBefore(since) }
    })
  })

it('is the same in the database and in what is foretold', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(histories, async (periods) => {
      await db.deleteFrom('price_period').where('product_id', '=', product_id).execute()
      if (periods.length > 0) {
        await db
          .insertInto('price_period')
          .values(
            periods.map(({ cents, from, to }) => ({
              ...{ product_id, charged_cents: cents, valid_from: from, valid_to: to },
            })),
          )
          .execute()
      }
      const { rows } = await sql<{ cents: number | null; since: Date | null }>`
        select lowest_price_before(${product_id}::bigint, ${started}) as cents, lowest_price_since(${product_id}::bigint, ${started}) as since`.execute(
        db,
      )
      expect(rows[0]).toEqual(lowestPriceBefore(periods, started) ?? { cents: null, since: null })
    }),
    { numRuns: 60 },
  )
})

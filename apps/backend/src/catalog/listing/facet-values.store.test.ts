import { priceBands, ratingSteps } from '@filiera/domain/catalogue-constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const valuesOf = async (id: string, facet: string) => {
  const { rows } = await sql<{ value: string }>`
    select v.value from product_listing l join facet_value v on v.id = any(l.facets)
    where l.product_id = ${id} and v.facet = ${facet} order by v.value`.execute(database.db)
  return rows.map(({ value }) => value)
}

it('puts every price in the band of the shop that begins below it', async () => {
  const begins = [...new Set(priceBands.map(({ min }) => min))]
  for (const [index, euros] of begins.entries()) {
    const first = await createProduct(database.db, { price_cents: Math.max(1, euros * 100) })
    expect(await valuesOf(first.id, 'price')).toEqual([String(euros)])
    if (euros === 0) continue
    const last = await createProduct(database.db, { price_cents: euros * 100 - 1 })
    expect(await valuesOf(last.id, 'price')).toEqual([String(begins[index - 1])])
  }
})

it('counts a product among all steps of stars that it reaches', async () => {
  for (const step of ratingSteps) {
    const { id } = await createProduct(database.db, { reviews_count: 1, stars_sum: step })
    expect(await valuesOf(id, 'rating')).toEqual(
      ratingSteps
        .filter((each) => each <= step)
        .map(String)
        .sort(),
    )
  }
})

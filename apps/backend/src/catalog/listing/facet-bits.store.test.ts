import { allergens, marks } from '@filiera/domain/catalogue-constants'
import { regionCodes, shopCityCodes } from '@filiera/domain/places/regions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { filterMasks, priceSteps } from './facet-bits.ts'
import type { ProductFilters } from './product-filters.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('names the same bits in the program and in the database', async () => {
  const bitsOf = async (changes: Record<string, string>) => {
    const given: Record<string, string> = {
      region: `''`,
      city: 'null',
      marks: `'{}'`,
      discounted: 'false',
      available: 'false',
      cents: '1',
      allergens: `'{}'`,
      declared: 'false',
      ...changes,
    }
    const { rows } = await sql<{ bits: string }>`select ${sql.raw(
      `listing_bits(${given.region}, ${given.city}, ${given.marks}, ${given.discounted}, ${given.available}, ${given.cents}, ${given.allergens}, ${given.declared}, '{}')`,
    )} as bits`.execute(database.db)
    return BigInt(rows[0]?.bits ?? 0)
  }
  const has = async (filters: Omit<ProductFilters, 'lang'>, changes: Record<string, string>) => {
    const bits = await bitsOf(changes)
    const low = Number(bits & 2_147_483_647n)
    const high = Number(bits >> 31n)
    return filterMasks({ lang: 'it', ...filters }).every(
      (mask) => ((low & mask.low) | (high & mask.high)) !== 0,
    )
  }
  for (const region of regionCodes) {
    expect(await has({ region: [region] }, { region: `'${region}'` })).toBe(true)
    expect(
      await has({ region: regionCodes.filter((other) => other !== region) }, { region: `'${region}'` }),
    ).toBe(false)
  }
  for (const city of shopCityCodes) expect(await has({ city: [city] }, { city: `'${city}'` })).toBe(true)
  for (const mark of marks) expect(await has({ mark: [mark] }, { marks: `'{${mark}}'` })).toBe(true)
  expect(await has({ filters: ['discounts', 'available'] }, { discounted: 'true', available: 'true' })).toBe(
    true,
  )
  for (const code of allergens) {
    expect(await has({ allergen_free: [code] }, { allergens: `'{${code}}'`, declared: 'true' })).toBe(false)
    expect(
      await has(
        { allergen_free: allergens.filter((other) => other !== code) },
        { allergens: `'{${code}}'`, declared: 'true' },
      ),
    ).toBe(true)
  }
  for (const cents of priceSteps.slice(1)) {
    expect(await has({ price_gte: cents / 100 }, { cents: String(cents) })).toBe(true)
    expect(await has({ price_gte: cents / 100 }, { cents: String(cents - 1) })).toBe(false)
  }
})

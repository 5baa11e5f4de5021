import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProduct, createProduct } from '../../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { listingConditions } from '../../listing/listing-conditions.store.ts'
import { currentIndex } from '../../listing/product-index.store.ts'
import { resolveText } from '../resolve-text.ts'
import { findMatches } from './find-matches.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const { id } = await createProduct(database.db)
  const patient = database.withoutLimits()
  await copyProduct(patient.db, id, COUNT_CAP + 1)
  await patient.close()
})
afterAll(() => database.close())

const page = { sort: 'relevance', limit: 12, start: 0, after: null } as const

it('answers a frequent text with a filter the same when its matches are not counted again', async () => {
  const text = await resolveText(database, 'prodotto', 'it')
  const conditions = listingConditions(await currentIndex(database), { lang: 'it', price_gte: 0.01 })
  const narrowing = { conditions, few: null, key: 'from a cent' }
  const first = await findMatches(database, text, page, narrowing)
  expect(first.total).toBe(COUNT_CAP + 1)
  expect(first.rows).toHaveLength(page.limit)
  expect(await findMatches(database, text, page, narrowing)).toEqual(first)
})

it('counts anew what another filter narrows', async () => {
  const text = await resolveText(database, 'prodotto', 'it')
  const conditions = listingConditions(await currentIndex(database), { lang: 'it', price_gte: 90_000 })
  const nothing = await findMatches(database, text, page, { conditions, few: null, key: 'dear' })
  expect(nothing).toEqual({ rows: [], total: 0 })
})

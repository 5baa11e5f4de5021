import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import type { ProductFilters } from '../../listing/product-filters.ts'
import { resolveText } from '../resolve-text.ts'
import { narrowBy } from './narrow-by.store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const text = { title_contains: 'olio', lang: 'it' } as const
const narrowed = async (query: ProductFilters) =>
  narrowBy(database, query, await resolveText(database, text.title_contains, 'it'))

it('takes neither the order nor the page of a query for a filter', async () => {
  const query = { ...text, sort: 'relevance', start: 24, limit: 12 }
  expect(await narrowed(query)).toBeNull()
})

it('narrows by filters', async () => {
  expect(await narrowed({ ...text, filters: ['available'] })).not.toBeNull()
  expect(await narrowed({ ...text, price_gte: 20 })).not.toBeNull()
})

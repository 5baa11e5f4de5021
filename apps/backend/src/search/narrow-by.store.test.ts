import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { narrowBy } from './narrow-by.store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const text = { title_contains: 'olio', lang: 'it' } as const

it('takes neither the order nor the page of a query for a filter', async () => {
  const query = { ...text, sort: 'relevance', start: 24, limit: 12 }
  expect(await narrowBy(database, query, { frequency: 0 })).toBeNull()
})

it('narrows by filters', async () => {
  expect(await narrowBy(database, { ...text, filters: ['available'] }, { frequency: 0 })).not.toBeNull()
  expect(await narrowBy(database, { ...text, price_gte: 20 }, { frequency: 0 })).not.toBeNull()
})

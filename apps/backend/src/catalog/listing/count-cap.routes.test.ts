import { countFacets, countProducts } from '@filiera/contract/catalog/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { copyProduct, createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
/** 1,002 products, all copies of one. */
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const { id } = await createProduct(db)
  await copyProduct(db, id, 1001)
})
afterAll(() => backend.close())

it('counts exactly up to 1,000 and says when there are more', async () => {
  const response = await fetch(`${backend.url}/products?limit=1&start=1000`)
  expect(response.headers.get('x-total-count')).toBe('1001')
  expect(response.headers.get('x-total-capped')).toBe('true')
  expect(await response.json()).toHaveLength(1)
  expect(await backend.call(countProducts, {})).toMatchObject({ ok: true, value: 1001 })
  expect(await backend.call(countFacets, {})).toMatchObject({
    ok: true,
    value: { total: 1001, capped: true },
  })
})

it('D49 ends a search by relevance where totals end, and goes on in every other order', async () => {
  const list = async (query: string) => {
    const response = await fetch(`${backend.url}/products?title_contains=prodotto&${query}`)
    const products: unknown = await response.json()
    return {
      shown: Array.isArray(products) ? products.length : null,
      total: response.headers.get('x-total-count'),
      hasNext: response.headers.has('link'),
    }
  }
  expect(await list('sort=relevance&start=990&limit=9')).toMatchObject({ shown: 9, hasNext: true })
  expect(await list('sort=relevance&start=990&limit=100')).toEqual({
    shown: 10,
    total: '1001',
    hasNext: false,
  })
  expect(await list('sort=relevance&start=1000&limit=1')).toEqual({ shown: 0, total: '1001', hasNext: false })
  expect(await list('sort=price_asc&start=1000&limit=1')).toMatchObject({ shown: 1, total: '1001' })
})

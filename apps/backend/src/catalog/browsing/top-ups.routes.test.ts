import { listTopUps } from '@filiera/contract/catalog/top-ups'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct, createWarehouse } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('offers what is on sale in the same warehouse and not in the cart', async () => {
  const { db } = backend.services
  const warehouse_id = await createWarehouse(db)
  const { id: first, sellerId: seller_id } = await createProduct(db, { warehouse_id, price_cents: 300 })
  const home = { warehouse_id, seller_id }
  const create = async (price_cents: number, options: object = {}) =>
    (await createProduct(db, { ...home, price_cents, ...options })).id
  const reduced = await create(900, { discounted_cents: 520 })
  const dear = await create(2000)
  await create(450, { stock: 0 })
  await create(450, { status: 'draft' })
  const elsewhere = await createProduct(db, { price_cents: 500 })
  expect(elsewhere.warehouseId).not.toBe(warehouse_id)

  const offered = async (missing: string, without: string[] = []) => {
    const answer = await backend.call(listTopUps, { query: { warehouse: warehouse_id, missing, without } })
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.value.map(({ id }) => id)
  }
  expect(await offered('8.20')).toEqual([first, reduced])
  expect(await offered('8.21')).toEqual([first, dear])
  expect(await offered('8.20', [first])).toEqual([reduced, dear])
  expect(await offered('60')).toEqual([])
})

it.each([
  'missing=8',
  'warehouse=1',
  'warehouse=1&missing=0',
  'warehouse=1&missing=-3',
  'warehouse=x&missing=3',
])('refuses %s', async (query) => {
  expect((await fetch(`${backend.url}/products/top-ups?${query}`)).status).toBe(400)
})

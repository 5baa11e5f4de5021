import * as contract from '@filiera/contract/customers/wishlist'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('loses nothing when many browsers bring their lists at once', async () => {
  const ids: string[] = []
  for (let index = 0; index < 12; index++) ids.push((await createProduct(backend.services.db)).id)
  const customer = await createCustomer(backend)
  const lists = Array.from({ length: 24 }, (_, browser) =>
    ids
      .filter((_id, index) => (index + browser) % 3 !== 0)
      .map((productId, index) => ({
        productId,
        addedAt: new Date(Date.UTC(2026, 10, 1, 8, 5 + ((index + browser) % 7))).toISOString(),
      }))
      .sort(() => (browser % 2 === 0 ? 1 : -1)),
  )
  const answers = await Promise.all(
    lists.map((items) => backend.call(contract.uniteWishlist, { body: { items } }, customer.headers)),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const read = await backend.call(contract.getWishlist, {}, customer.headers)
  const earliest = new Map<string, string>()
  for (const { productId, addedAt } of lists.flat()) {
    const known = earliest.get(productId)
    if (known === undefined || addedAt < known) earliest.set(productId, addedAt)
  }
  const items = read.ok ? read.value.items : []
  expect(new Map(items.map(({ productId, addedAt }) => [productId, addedAt]))).toEqual(earliest)
})

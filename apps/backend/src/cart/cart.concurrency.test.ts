import * as contract from '@filiera/contract/orders/cart'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer } from '../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

async function quantityOf(headers: Record<string, string>, productId: string): Promise<number> {
  const carts = await backend.call(contract.getCarts, {}, headers)
  if (!carts.ok) throw new Error(carts.problem.detail)
  return carts.value.flatMap((cart) => cart.items).find((item) => item.productId === productId)?.quantity ?? 0
}

const step = (headers: Record<string, string>, productId: string, quantity: number) =>
  backend.call(contract.stepCartItem, { body: { productId, quantity } }, headers)

it('D38 counts every piece that many tabs add at once, from an empty cart', async () => {
  const { headers } = await createCustomer(backend)
  const { id } = await createProduct(backend.services.db, { stock: 1000 })
  const answers = await times(40, () => step(headers, id, 2))
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  expect(await quantityOf(headers, id)).toBe(80)
  expect(await backend.services.db.selectFrom('cart').selectAll().execute()).toHaveLength(1)
})

it('counts adds and takes together, and never goes above the stock', async () => {
  const { headers } = await createCustomer(backend)
  const { id } = await createProduct(backend.services.db, { stock: 60 })
  await step(headers, id, 30)
  await times(40, (index) => step(headers, id, index % 2 === 0 ? 1 : -1))
  expect(await quantityOf(headers, id)).toBe(30)
  await times(40, () => step(headers, id, 5))
  expect(await quantityOf(headers, id)).toBe(60)
})

it('moves a line once into the cart of another warehouse, however many read and add at once', async () => {
  const { db } = backend.services
  const { headers } = await createCustomer(backend)
  const seller_id = await createSeller(db)
  const [from = '', to = ''] = await times(2, () => createWarehouse(db, { seller_id }))
  const { id } = await createProduct(db, { seller_id, warehouse_id: from, stock: 1000 })
  await step(headers, id, 10)
  for (const warehouse_id of [to, from, to]) {
    await db.updateTable('product').set({ warehouse_id }).where('id', '=', id).execute()
    const answers = await times(24, (index) =>
      index % 3 === 0 ? step(headers, id, 2) : backend.call(contract.getCarts, {}, headers),
    )
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
  }
  expect(await quantityOf(headers, id)).toBe(10 + 3 * 16)
  expect(await db.selectFrom('cart_line').selectAll().where('product_id', '=', id).execute()).toHaveLength(1)
})

it('removes the line once when many tabs take the last pieces', async () => {
  const { headers } = await createCustomer(backend)
  const { id } = await createProduct(backend.services.db)
  await step(headers, id, 5)
  const answers = await times(8, () => step(headers, id, -1))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(await quantityOf(headers, id)).toBe(0)
})

it('merges the same lines many times at once as if it were once', async () => {
  const { headers } = await createCustomer(backend)
  const products = await times(6, () => createProduct(backend.services.db, { stock: 50 }))
  const items = products.map(({ id }, index) => ({ productId: id, quantity: index + 1 }))
  await times(10, (index) => {
    const order = index % 2 === 0 ? items : items.toReversed()
    return backend.call(contract.mergeCart, { body: { id: -1, items: order } }, headers)
  })
  for (const { productId, quantity } of items) expect(await quantityOf(headers, productId)).toBe(quantity)
})

it('survives merging, adding and clearing at the same time', async () => {
  const { headers } = await createCustomer(backend)
  const products = await times(5, () => createProduct(backend.services.db, { stock: 50 }))
  const items = products.map(({ id }) => ({ productId: id, quantity: 2 }))
  const answers = await times<{ ok: boolean }>(30, (index) => {
    if (index % 3 === 0) return backend.call(contract.mergeCart, { body: { id: -1, items } }, headers)
    if (index % 3 === 1) return step(headers, items[index % 5]?.productId ?? '', 1)
    return backend.call(contract.clearCarts, { params: { id: '-1' } }, headers)
  })
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
})

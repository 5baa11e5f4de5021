import * as contract from '@filiera/contract/customers/wishlist'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { copyProduct, createProduct, type ProductOptions } from '../../../test/factories/catalogue.ts'
import type { WishedItem } from './unite-wishlist.ts'

let backend: TestBackend
let home: ProductOptions
/** More products than fit on a list. */
const ids: string[] = []
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const first = await createProduct(db, { price_cents: 1000, discounted_cents: 750 })
  home = { seller_id: first.sellerId, warehouse_id: first.warehouseId, category_id: first.categoryId }
  ids.push(first.id, ...(await copyProduct(db, first.id, 204)))
})
afterAll(() => backend.close())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()
const item = (index: number, minute: number): WishedItem => ({
  productId: ids[index] ?? '',
  addedAt: at(minute),
})

async function unite(customer: TestCustomer, items: readonly WishedItem[]) {
  const united = await backend.call(contract.uniteWishlist, { body: { items: [...items] } }, customer.headers)
  if (!united.ok) throw new Error(united.problem.detail)
  return united.value.items
}
const newList = () => createCustomer(backend)

it('keeps what came from two browsers, the latest first, with the price of the day from the server', async () => {
  const customer = await newList()
  await unite(customer, [item(0, 1), item(1, 2)])
  expect(await unite(customer, [item(2, 3), item(1, 5), item(0, 0)])).toEqual([
    { productId: ids[2], addedAt: at(3), priceWhenAdded: 10 },
    { productId: ids[1], addedAt: at(2), priceWhenAdded: 10 },
    { productId: ids[0], addedAt: at(0), priceWhenAdded: 7.5 },
  ])
  const read = await backend.call(contract.getWishlist, {}, customer.headers)
  expect(read).toMatchObject({ ok: true, value: { items: { length: 3 } } })
})

it('leaves unknown, withdrawn and repeated products out, and keeps showing what is withdrawn later', async () => {
  const { db } = backend.services
  const customer = await newList()
  const { id: gone } = await createProduct(db, { ...home, status: 'withdrawn' })
  const { id: fading } = await createProduct(db, home)
  const wished = [gone, fading, fading, '999999999'].map((productId) => ({ productId, addedAt: at(1) }))
  expect((await unite(customer, wished)).map(({ productId }) => productId)).toEqual([fading])
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', fading).execute()
  expect(await unite(customer, [])).toHaveLength(1)
})

it('counts a time to come as now and a time before the shop as its beginning', async () => {
  const customer = await newList()
  const items = [
    { productId: ids[0] ?? '', addedAt: '2099-01-01T00:00:00Z' },
    { productId: ids[1] ?? '', addedAt: '0001-01-01T00:00:00Z' },
  ]
  expect((await unite(customer, items)).map(({ addedAt }) => addedAt)).toEqual([
    backend.clock.now().toISOString(),
    '2020-01-01T00:00:00.000Z',
  ])
})

describe('the union', () => {
  const lists = fc.array(
    fc.uniqueArray(fc.tuple(fc.nat(6), fc.nat(50)), { selector: ([index]) => index, maxLength: 7 }),
    { minLength: 1, maxLength: 4 },
  )

  it('does not depend on the order in which browsers come, nor on how often', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.nat(3), async (browsers, again) => {
        const [one, other] = [await newList(), await newList()]
        const wished = browsers.map((list) => list.map(([index, minute]) => item(index, minute)))
        for (const list of wished) await unite(one, list)
        for (const list of [...wished.toReversed(), wished[again % wished.length] ?? []])
          await unite(other, list)
        expect(await unite(other, [])).toEqual(await unite(one, []))
      }),
      { numRuns: 15 },
    )
  })

  it('stops at 200 items, the same ones in whatever order they come', async () => {
    const [one, other] = [await newList(), await newList()]
    const all = ids.map((_id, index) => item(index, (index * 37) % 400))
    const [first, second] = [all.slice(0, 150), all.slice(120)]
    for (const list of [first, second]) await unite(one, list)
    for (const list of [second, first, second]) await unite(other, list)
    const kept = await unite(one, [])
    expect(kept).toHaveLength(contract.WISHLIST_MAX)
    expect(await unite(other, [])).toEqual(kept)
  })
})

it('takes a product off once', async () => {
  const customer = await newList()
  await unite(customer, [item(0, 1)])
  const remove = () =>
    backend.call(contract.removeWishlistItem, { params: { productId: ids[0] ?? '' } }, customer.headers)
  expect(await remove()).toMatchObject({ ok: true })
  expect(await remove()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  expect(await unite(customer, [])).toEqual([])
})

it.each([
  ['items', {}],
  [
    'items',
    { items: Array.from({ length: 201 }, (_, index) => ({ productId: `${index + 1}`, addedAt: at(0) })) },
  ],
  ['items.0.productId', { items: [{ productId: 'x', addedAt: at(0) }] }],
  ['items.0.addedAt', { items: [{ productId: '1', addedAt: 'yesterday' }] }],
  ['items.0.priceWhenAdded', { items: [{ productId: '1', addedAt: at(0), priceWhenAdded: 1 }] }],
])('refuses a wrong %s by name', async (field, body) => {
  const customer = await newList()
  const response = await fetch(`${backend.url}/user/wishlist`, {
    method: 'PUT',
    headers: { ...customer.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ fields: [{ field }] })
})

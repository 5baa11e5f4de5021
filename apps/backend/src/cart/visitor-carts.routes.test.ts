import * as contract from '@filiera/contract/orders/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer } from '../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../test/factories/catalogue.ts'
import { valueIn } from '../../test/scenes/payment-scene.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

type Headers_ = Record<string, string>
const step = (headers: Headers_, productId: string, quantity = 1) =>
  backend.call(contract.stepCartItem, { body: { productId, quantity } }, headers)
const carts = async (headers: Headers_) => valueIn(await backend.call(contract.getCarts, {}, headers))
const product = (options = {}) => createProduct(backend.services.db, options)
const setStock = (id: string, stock: number) =>
  backend.services.db.updateTable('product').set({ stock }).where('id', '=', id).execute()

async function send(method: string, path: string, headers: Headers_, body: unknown) {
  const response = await fetch(backend.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, problem: await response.json() }
}

it('a replacement of a product that was moved to another warehouse leaves one line of it', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const from = await createWarehouse(db, { seller_id })
  const warehouse_id = await createWarehouse(db, { seller_id })
  const { id } = await product({ seller_id, warehouse_id: from })
  const put = (quantity: number, headers: Headers_) =>
    backend.call(contract.putVisitorCart, { body: { items: [{ productId: id, quantity }] } }, headers)
  const first = await put(3, {})
  if (!first.ok) throw new Error(first.problem.detail)
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await db.updateTable('product').set({ warehouse_id }).where('id', '=', id).execute()
  const replaced = valueIn(await put(2, { cookie }))
  expect(
    replaced.map(({ warehouse, items }) => [warehouse.id, items.map(({ quantity }) => quantity)]),
  ).toEqual([[warehouse_id, [2]]])
})

describe('the merge at login', () => {
  const merge = (headers: Headers_, items: { productId: string; quantity: number }[]) =>
    backend.call(contract.mergeCart, { body: { id: -1, items } }, headers)

  it('keeps the larger quantity, caps it at the stock, and tells what changed; twice is once', async () => {
    const { headers } = await createCustomer(backend)
    const [raised, kept, capped, none] = [
      await product(),
      await product(),
      await product({ stock: 4 }),
      await product({ stock: 0 }),
    ]
    const withdrawn = await product({ status: 'withdrawn', titles: { it: 'Ritirato' } })
    const draft = await product({ status: 'draft', titles: { it: 'Segreto' } })
    valueIn(await step(headers, raised.id, 1))
    valueIn(await step(headers, kept.id, 3))
    const items = [
      { productId: raised.id, quantity: 2 },
      { productId: raised.id, quantity: 3 },
      { productId: kept.id, quantity: 1 },
      { productId: capped.id, quantity: 9 },
      { productId: none.id, quantity: 2 },
      { productId: withdrawn.id, quantity: 1 },
      { productId: draft.id, quantity: 1 },
      { productId: '999999', quantity: 1 },
    ]
    const merged = valueIn(await merge(headers, items))
    expect(merged.changes).toMatchObject([
      { productId: raised.id, change: 'raised', quantity: 3 },
      { productId: capped.id, change: 'capped', quantity: 4 },
      { productId: none.id, change: 'sold_out', quantity: 2 },
      { productId: withdrawn.id, title: 'Ritirato', change: 'gone', quantity: 0 },
      { productId: draft.id, title: '', change: 'gone' },
      { productId: '999999', title: '', change: 'gone' },
    ])
    const again = valueIn(await merge(headers, items))
    expect(again.carts).toEqual(merged.carts)
    const quantities = Object.fromEntries(
      merged.carts.flatMap((cart) => cart.items).map((item) => [item.productId, item.quantity]),
    )
    expect(quantities).toEqual({ [raised.id]: 3, [kept.id]: 3, [capped.id]: 4, [none.id]: 2 })
  })

  it('ends the visitor’s own carts', async () => {
    const { headers } = await createCustomer(backend)
    const { id } = await product()
    const put = await backend.call(contract.putVisitorCart, {
      body: { items: [{ productId: id, quantity: 2 }] },
    })
    const cookie = put.ok ? (put.headers.getSetCookie()[0]?.split(';')[0] ?? '') : ''
    valueIn(await merge({ ...headers, cookie }, [{ productId: id, quantity: 2 }]))
    expect(valueIn(await backend.call(contract.getVisitorCarts, {}, { cookie }))).toEqual([])
    expect(await carts(headers)).toHaveLength(1)
  })

  it.each([
    [{ id: 1, items: [] }, 'id'],
    [{ id: -1, items: [{ productId: '1', quantity: 0 }] }, 'items.0.quantity'],
    [{ id: -1, items: [{ productId: '1', quantity: 1, price: 0.01 }] }, 'items.0.price'],
    [{ id: -1, items: Array.from({ length: 201 }, () => ({ productId: '1', quantity: 1 })) }, 'items'],
    [{ id: -1 }, 'items'],
  ])('refuses a bad body %#', async (body, field) => {
    const { headers } = await createCustomer(backend)
    expect(await send('PATCH', '/me/carts', headers, body)).toMatchObject({
      status: 422,
      problem: { fields: [{ field }] },
    })
  })

  it('of nothing changes nothing', async () => {
    const { headers } = await createCustomer(backend)
    expect(valueIn(await merge(headers, []))).toEqual({ carts: [], changes: [] })
  })
})

describe('a visitor’s carts', () => {
  async function put(
    body: Parameters<typeof backend.call<typeof contract.putVisitorCart>>[1]['body'],
    cookie?: string,
  ) {
    const answer = await backend.call(contract.putVisitorCart, { body }, cookie ? { cookie } : {})
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
    const header = answer.headers.getSetCookie()[0] ?? ''
    return { carts: answer.value, header, cookie: header.split(';')[0] ?? '' }
  }

  it('live under a signed cookie that scripts cannot read', async () => {
    const { id } = await product({ stock: 5 })
    const first = await put({ items: [{ productId: id, quantity: 9 }] })
    expect(first.header).toMatch(
      /^filiera_visitor=[0-9a-f-]{36}\.\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(first.carts[0]?.items[0]).toMatchObject({ quantity: 5, change: 'capped' })
    const stepped = await put({ productId: id, quantity: -1 }, first.cookie)
    expect(stepped.carts[0]?.items[0]?.quantity).toBe(4)
    expect(valueIn(await backend.call(contract.getVisitorCarts, {}, { cookie: first.cookie }))).toEqual(
      stepped.carts,
    )
  })

  it('D7 are out of reach of everybody else', async () => {
    const { id } = await product()
    const { cookie } = await put({ items: [{ productId: id, quantity: 2 }] })
    const [name, value = ''] = cookie.split('=')
    const visitorId = decodeURIComponent(value).slice(0, 36)
    for (const forged of [
      visitorId,
      `${visitorId}.AAAA`,
      `${crypto.randomUUID()}${decodeURIComponent(value).slice(36)}`,
    ]) {
      const headers = { cookie: `${name}=${encodeURIComponent(forged)}` }
      expect(valueIn(await backend.call(contract.getVisitorCarts, {}, headers))).toEqual([])
      expect(
        valueIn(await backend.call(contract.removeVisitorCartItem, { query: { itemId: id } }, headers)),
      ).toEqual([])
    }
    expect(valueIn(await backend.call(contract.getVisitorCarts, {}, { cookie }))).toHaveLength(1)
  })

  it('are replaced as a whole; what is unknown is left out, the price of the first time is kept', async () => {
    const [stays, leaves] = [await product({ price_cents: 1000 }), await product()]
    const { cookie } = await put({
      items: [
        { productId: stays.id, quantity: 1 },
        { productId: leaves.id, quantity: 1 },
      ],
    })
    await backend.services.db
      .updateTable('product')
      .set({ price_cents: 1200 })
      .where('id', '=', stays.id)
      .execute()
    const { carts: after } = await put(
      {
        items: [
          { productId: stays.id, quantity: 3 },
          { productId: '999999', quantity: 1 },
        ],
      },
      cookie,
    )
    expect(after.flatMap((cart) => cart.items)).toMatchObject([
      { productId: stays.id, quantity: 3, change: 'price_up', priceWhenAdded: 10 },
    ])
    expect((await put({ items: [] }, cookie)).carts).toEqual([])
  })

  it('lose a line; removing what is not there is fine', async () => {
    const { id } = await product()
    const { cookie } = await put({ productId: id })
    const remove = (itemId: string) =>
      backend.call(contract.removeVisitorCartItem, { query: { itemId } }, { cookie })
    expect(valueIn(await remove('999999'))).toHaveLength(1)
    expect(valueIn(await remove(id))).toEqual([])
    expect(valueIn(await remove(id))).toEqual([])
    expect(await remove('abc')).toMatchObject({ problem: { status: 400, fields: [{ field: 'itemId' }] } })
  })

  it('keep a sold-out line to show it, and refuse to add to it', async () => {
    const { id } = await product({ stock: 2 })
    const { cookie } = await put({ items: [{ productId: id, quantity: 2 }] })
    await setStock(id, 0)
    const shown = valueIn(await backend.call(contract.getVisitorCarts, {}, { cookie }))
    expect(shown[0]).toMatchObject({
      totalItems: 0,
      totalCostDiscount: 0,
      items: [{ change: 'sold_out', quantity: 2 }],
    })
    const added = await backend.call(contract.putVisitorCart, { body: { productId: id } }, { cookie })
    expect(added).toMatchObject({ problem: { code: 'sold_out' } })
  })
})

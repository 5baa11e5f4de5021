import { getCarts } from '@filiera/contract/orders/cart'
import {
  getCheckout,
  listCheckouts,
  listOrders,
  placeCheckout,
  placeOrder,
} from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer } from '../../../../test/factories/account.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import {
  type Buyer,
  createBuyer,
  createCheckout,
  fillCart,
  placement,
} from '../../../../test/factories/order.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** A buyer with carts at two warehouses, and their ids. */
async function withTwoCarts() {
  const buyer = await createBuyer(backend)
  const products: string[] = []
  for (const price_cents of [2000, 1000]) {
    const { id } = await createProduct(backend.services.db, { price_cents })
    await fillCart(backend, buyer.accountId, id, 2)
    products.push(id)
  }
  const carts = await backend.services.db
    .selectFrom('cart')
    .innerJoin('cart_line', 'cart_line.cart_id', 'cart.id')
    .select(['cart.id', 'product_id'])
    .where('account_id', '=', buyer.accountId)
    .execute()
  const cartOf = (product: string | undefined) =>
    carts.find(({ product_id }) => product_id === product)?.id ?? ''
  return { buyer, products, cartIds: products.map(cartOf) as [string, string] }
}

const place = (buyer: Buyer, cartId: string, change: object = {}, headers: Record<string, string> = {}) =>
  backend.call(
    placeOrder,
    { body: { ...placement(buyer), cartId, ...change } },
    { ...buyer.headers, ...headers },
  )

const stockOf = async (productId: string) =>
  (
    await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock

it('orders one cart inside a checkout of one, holds its stock and leaves the other cart alone', async () => {
  const { buyer, products, cartIds } = await withTwoCarts()
  const order = valueIn(await place(buyer, cartIds[0]))
  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', items: [{ productId: products[0], quantity: 2 }] })
  const [checkout] = valueIn(await backend.call(listCheckouts, {}, buyer.headers))
  expect(checkout).toMatchObject({ total: order.amount, orders: [{ idHash: order.idHash }] })
  expect(await Promise.all(products.map(stockOf))).toEqual([98, 100])
  expect(valueIn(await backend.call(getCarts, {}, buyer.headers))).toHaveLength(2)
})

it('gives the same order for the same key, and without one for the same cart', async () => {
  const { buyer, cartIds } = await withTwoCarts()
  const headers = { 'idempotency-key': 'one-order-once' }
  const first = valueIn(await place(buyer, cartIds[0], {}, headers))
  expect(valueIn(await place(buyer, cartIds[0], {}, headers)).idHash).toBe(first.idHash)
  expect(await place(buyer, cartIds[1], {}, headers)).toMatchObject({
    problem: { status: 409, code: 'idempotency_conflict' },
  })
  const other = await withTwoCarts()
  const plain = valueIn(await place(other.buyer, other.cartIds[0]))
  expect(valueIn(await place(other.buyer, other.cartIds[0])).idHash).toBe(plain.idHash)
})

it('never holds a cart twice: all carts placed afterwards replace its order', async () => {
  const { buyer, products, cartIds } = await withTwoCarts()
  valueIn(await place(buyer, cartIds[0]))
  const whole = valueIn(await backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers))
  expect(whole.orders).toHaveLength(2)
  expect(await Promise.all(products.map(stockOf))).toEqual([98, 98])
})

it('knows no cart of somebody else, and refuses what a checkout refuses', async () => {
  const { buyer, products, cartIds } = await withTwoCarts()
  const stranger = await createBuyer(backend)
  const unknown = await place(stranger, crypto.randomUUID())
  expect(unknown).toMatchObject({ problem: { status: 404 } })
  expect(await place(stranger, cartIds[0])).toEqual(unknown)
  expect(await place(buyer, '-1')).toMatchObject({ problem: { status: 422, fields: [{ field: 'cartId' }] } })
  expect(await place(buyer, cartIds[0], { acceptTerms: false })).toMatchObject({ problem: { status: 422 } })
  const { db } = backend.services
  await db
    .updateTable('product')
    .set({ stock: 1 })
    .where('id', '=', products[0] ?? '')
    .execute()
  expect(await place(buyer, cartIds[0])).toMatchObject({
    problem: { code: 'sold_out', products: [products[0]] },
  })
  await db.deleteFrom('cart_line').where('cart_id', '=', cartIds[0]).execute()
  expect(await place(buyer, cartIds[0])).toMatchObject({ problem: { code: 'cart_empty' } })
})

it('tells how many orders and checkouts there are beyond the page', async () => {
  const { buyer, checkout } = await createCheckout(backend, [{}, {}])
  const nobody = await createCustomer(backend)
  for (const [endpoint, own] of [
    [listOrders, '2'],
    [listCheckouts, '1'],
  ] as const) {
    const total = async (query: object, headers: Record<string, string>) => {
      const answer = await backend.call(endpoint, { query }, headers)
      return answer.ok ? answer.headers.get('x-total-count') : null
    }
    expect(await total({ limit: '1' }, buyer.headers)).toBe(own)
    expect(await total({ start: '5', status: 'PENDING_PAYMENT' }, buyer.headers)).toBe(own)
    expect(await total({ status: 'PAID' }, buyer.headers)).toBe('0')
    expect(await total({}, nobody.headers)).toBe('0')
  }
  expect(valueIn(await backend.call(getCheckout, { params: { id: checkout.id } }, buyer.headers)).id).toBe(
    checkout.id,
  )
})

import { type Checkout, placeCheckout } from '@filiera/contract/orders/orders'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct, type ProductOptions } from '../../../../test/factories/catalogue.ts'
import {
  type Buyer,
  createAddress,
  createBuyer,
  fillCart,
  placement,
  placeOrder,
} from '../../../../test/factories/order.ts'

/** Bad input and repetitions at placement, each with the number of the checklist. */
let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer, change: object = {}, headers: Record<string, string> = {}) =>
  backend.call(placeCheckout, { body: { ...placement(buyer), ...change } }, { ...buyer.headers, ...headers })

async function withCart(options: ProductOptions = {}, quantity = 2) {
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db, options)
  await fillCart(backend, buyer.accountId, id, quantity)
  return { buyer, productId: id }
}

const stockOf = async (productId: string) =>
  (
    await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock

const cents = (euros: number) => Math.round(euros * 100)

it('D28 sums are exact to the cent, whatever is in the cart', async () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 99_999 }),
    off: fc.integer({ min: 0, max: 90 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  const carts = fc.sample(fc.array(line, { minLength: 1, maxLength: 4 }), { numRuns: 25, seed: 20_261_123 })
  for (const lines of carts) {
    const buyer = await createBuyer(backend)
    let goods = 0
    for (const { price, off, quantity } of lines) {
      const reduced = Math.round((price * (100 - off)) / 100)
      const discounted_cents = off > 0 && reduced > 0 && reduced < price ? reduced : null
      const { id } = await createProduct(backend.services.db, { price_cents: price, discounted_cents })
      await fillCart(backend, buyer.accountId, id, quantity)
      goods += (discounted_cents ?? price) * quantity
    }
    const checkout: Checkout = await placeOrder(backend, buyer)
    const delivery = checkout.orders.reduce((sum, { shipping }) => sum + cents(shipping.price), 0)
    expect(cents(checkout.total)).toBe(goods + delivery)
    expect(checkout.total).toBe((goods + delivery) / 100)
  }
})

describe('D29 a shipping method', () => {
  it.each(['express', '', 'NATIONAL', 'national ', '__proto__', 10, null, ['national']])(
    'that is not on the list (%j) is refused by name',
    async (shippingMethod) => {
      const { buyer, productId } = await withCart()
      const answer = await fetch(`${backend.url}${placeCheckout.path}`, {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...placement(buyer), shippingMethod }),
      })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'shippingMethod' }] })
      expect(await stockOf(productId)).toBe(100)
    },
  )

  it('of another region is refused, and the charge is the server’s', async () => {
    const { buyer, productId } = await withCart()
    const away = await createAddress(backend, buyer.accountId, { city: 'Milano', region: 'MI', zip: '20121' })
    const refused = await place(buyer, { shippingMethod: 'regional', shippingAddressId: away })
    expect(refused.ok).toBe(false)
    expect(await stockOf(productId)).toBe(100)
    const abroad = await place(buyer, { shippingMethod: 'international' })
    expect(abroad.ok && abroad.value.orders[0]?.shipping.price).not.toBe(0)
  })
})

describe('D35 an Idempotency-Key', () => {
  it('gives the same answer to every copy, to the byte', async () => {
    const { buyer, productId } = await withCart()
    const copy = async () => {
      const answer = await fetch(`${backend.url}${placeCheckout.path}`, {
        method: 'POST',
        headers: {
          ...buyer.headers,
          'content-type': 'application/json',
          'idempotency-key': 'the-same-key-1',
        },
        body: JSON.stringify(placement(buyer)),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const answers = [...(await Promise.all([copy(), copy(), copy()])), await copy()]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await stockOf(productId)).toBe(98)
  })

  it('of another customer is another one, and for another body it is a conflict', async () => {
    const key = { 'idempotency-key': 'a-key-two-people-use' }
    const [one, other] = [await withCart(), await withCart()]
    const first = await place(one.buyer, {}, key)
    const second = await place(other.buyer, {}, key)
    expect(first.ok && second.ok && first.value.id !== second.value.id).toBe(true)
    expect(await place(one.buyer, { shippingMethod: 'international' }, key)).toMatchObject({
      problem: { status: 409, code: 'idempotency_conflict' },
    })
  })
})

it('D36 a product that is in the cart twice is one line, and more than there is is not sold', async () => {
  const { buyer, productId } = await withCart({ stock: 1 }, 1)
  await expect(fillCart(backend, buyer.accountId, productId, 1)).rejects.toMatchObject({
    constraint: expect.stringContaining('cart_line'),
  })
  const rival = await createBuyer(backend)
  await fillCart(backend, rival.accountId, productId, 1)
  const answers = await Promise.all([place(buyer), place(rival), place(buyer), place(rival)])
  const placed = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.id] : [])))
  expect(placed.size).toBe(1)
  expect(await stockOf(productId)).toBe(0)
})

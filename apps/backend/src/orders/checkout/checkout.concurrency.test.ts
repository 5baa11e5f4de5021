import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../test/factories/order.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer, headers: Record<string, string> = {}) =>
  backend.call(placeCheckout, { body: placement(buyer) }, { ...buyer.headers, ...headers })

/** A buyer who is told to try again does: on a slow machine a place in the queue ends after 2.5 s. */
async function placeInTheEnd(buyer: Buyer) {
  for (;;) {
    const answer = await place(buyer)
    if (answer.ok || answer.problem.code !== 'unavailable') return answer
  }
}

async function rows(productId: string) {
  const { db } = backend.services
  const product = await db
    .selectFrom('product')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirst()
  const lines = await db
    .selectFrom('order_line')
    .select('order_id')
    .where('product_id', '=', productId)
    .execute()
  const holds = await db
    .selectFrom('stock_hold')
    .select(['order_id', 'state'])
    .where('product_id', '=', productId)
    .execute()
  return { stock: product?.stock, lines: lines.length, holds }
}

it('F15 D36 sells ten pieces to exactly ten of 500 buyers', async () => {
  const { id } = await createProduct(backend.services.db, { stock: 10 })
  const buyers: Buyer[] = []
  for (let count = 0; count < 500; count++) {
    const buyer = await createBuyer(backend)
    await fillCart(backend, buyer.accountId, id, 1)
    buyers.push(buyer)
  }
  const answers = await Promise.all(buyers.map(placeInTheEnd))
  const outcomes = Object.groupBy(answers, (answer) => (answer.ok ? 'placed' : answer.problem.code))
  expect(Object.fromEntries(Object.entries(outcomes).map(([code, list]) => [code, list?.length]))).toEqual({
    placed: 10,
    sold_out: 490,
  })
  const { stock, lines, holds } = await rows(id)
  expect({ stock, lines, holds: holds.length }).toEqual({ stock: 0, lines: 10, holds: 10 })
  const checkouts = await backend.services.db.selectFrom('checkout').select('id').execute()
  expect(checkouts).toHaveLength(10)
})

async function withCart() {
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db)
  await fillCart(backend, buyer.accountId, id, 1)
  return { buyer, productId: id }
}

it('makes one checkout of a double click without a key', async () => {
  const { buyer, productId } = await withCart()
  const answers = await Promise.all([place(buyer), place(buyer), place(buyer)])
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.problem.code))).size).toBe(1)
  expect(await rows(productId)).toMatchObject({ stock: 99, lines: 1 })
})

it('makes one checkout of fifty copies with one key', async () => {
  const { buyer, productId } = await withCart()
  const copies = Array.from({ length: 50 }, () => place(buyer, { 'idempotency-key': 'one-key-fifty-times' }))
  const answers = await Promise.all(copies)
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : ''))).size).toBe(1)
  expect(await rows(productId)).toMatchObject({ stock: 99, lines: 1 })
})

it('never blocks two buyers who want the same two products in different order', async () => {
  const a = await createProduct(backend.services.db)
  const b = await createProduct(backend.services.db)
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const buyer = await createBuyer(backend)
      for (const { id } of index % 2 === 0 ? [a, b] : [b, a]) await fillCart(backend, buyer.accountId, id, 1)
      return buyer
    }),
  )
  const answers = await Promise.all(buyers.map((buyer) => place(buyer)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await rows(a.id)).toMatchObject({ stock: 70 })
  expect(await rows(b.id)).toMatchObject({ stock: 70 })
})

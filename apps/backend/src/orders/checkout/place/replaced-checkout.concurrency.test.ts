import { clearCarts } from '@filiera/contract/orders/cart'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement, placeOrder } from '../../../../test/factories/order.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer) => backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers)

const stockOf = async (productId: string) =>
  (
    await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock

/** A customer whose checkout of `held` waits, with `wanted` in the cart now. */
async function changedMind(held: string, wanted: string): Promise<Buyer> {
  const buyer = await createBuyer(backend)
  await fillCart(backend, buyer.accountId, held, 1)
  await placeOrder(backend, buyer)
  await backend.call(clearCarts, { params: { id: '-1' } }, buyer.headers)
  await fillCart(backend, buyer.accountId, wanted, 1)
  return buyer
}

it('lets half of the customers go from one product to another while the other half goes back', async () => {
  const HALF = 30
  const STOCK = 100
  const a = await createProduct(backend.services.db, { stock: STOCK })
  const b = await createProduct(backend.services.db, { stock: STOCK })
  const buyers = await Promise.all(
    Array.from({ length: 2 * HALF }, (_, count) =>
      count % 2 === 0 ? changedMind(a.id, b.id) : changedMind(b.id, a.id),
    ),
  )
  const answers = await Promise.all(buyers.map(place))
  const outcomes = answers.map((answer) => (answer.ok ? 'placed' : answer.problem.code))
  expect({ refused: outcomes.filter((outcome) => outcome !== 'placed'), logs: backend.logs }).toEqual({
    refused: [],
    logs: [],
  })
  expect([await stockOf(a.id), await stockOf(b.id)]).toEqual([STOCK - HALF, STOCK - HALF])
})

import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../factories/catalogue.ts'
import { createBuyer, fillCart, placement } from '../factories/order.ts'
import { prepareProviders } from '../factories/prepare-providers.ts'
import { openPaymentScene, type PaymentScene } from '../scenes/payment-scene.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from './rounds.ts'

const COPIES = 100

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const copies = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: COPIES }, work))

/** Pay-ins that the provider made for an attempt; asked each round, since its journal does not reach back to the first. */
async function createdFor(attemptId: string) {
  const calls = await scene.sandbox.journal('path=/payins/card/web')
  return calls.filter(
    ({ method, status, body }) =>
      method === 'POST' && status === 200 && JSON.stringify(body).includes(`attempt:${attemptId}`),
  )
}

it(
  `has one effect of each of ${rounds.keys} keys sent ${COPIES} times at once: one checkout, one payment at the provider`,
  async () => {
    const { backend } = scene
    const { db } = backend.services
    const { id: productId } = await createProduct(db, { stock: rounds.keys })
    await prepareProviders(backend.services)
    for (let round = 0; round < rounds.keys; round++) {
      const buyer = await createBuyer(backend)
      await fillCart(backend, buyer.accountId, productId, 1)
      const headers = { ...buyer.headers, 'idempotency-key': `one-key-in-round-${round}` }
      const placed = await copies(() => backend.call(placeCheckout, { body: placement(buyer) }, headers))
      const checkouts = new Set(placed.map((answer) => (answer.ok ? answer.value.id : answer.problem.code)))
      expect([...checkouts]).toHaveLength(1)
      const [checkoutId = ''] = checkouts
      const paid = await copies(() => scene.call.web(buyer, checkoutId))
      expect(new Set(paid.map((answer) => (answer.ok ? answer.value.Id : answer.problem.code))).size).toBe(1)
      const own = await db
        .selectFrom('checkout')
        .select('id')
        .where('account_id', '=', buyer.accountId)
        .execute()
      expect(own).toHaveLength(1)
      expect(await scene.ledger(checkoutId)).toMatchObject({ attempts: ['requires_action'] })
      const [attempt] = await db
        .selectFrom('payment_attempt')
        .select('id')
        .where('checkout_id', '=', checkoutId)
        .execute()
      expect(await createdFor(attempt?.id ?? '')).toHaveLength(1)
    }
    const product = await db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirst()
    expect(product?.stock).toBe(0)
  },
  ROUNDS_TIMEOUT_MS,
)

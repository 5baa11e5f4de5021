import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { placement } from '../../../test/factories/order.ts'
import { mangopayCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** A charge of a saved card whose call the provider never received, and a customer who wants something else by now. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.backend.clock.set(new Date()))

const path = '*/payins/card/direct'
const charges = async () =>
  (await scene.sandbox.journal('path=/payins/card/direct')).filter(({ status }) => status === 200).length

const silence = (times: number, method: string, of: string) =>
  scene.sandbox.control('faults', { kind: 'drop-before', path: of, method, times })

async function cutOff() {
  const placed = await scene.place()
  const cardId = await scene.saveCard(placed.buyer, mangopayCards.ok)
  await silence(2, 'POST', path)
  expect(await scene.call.direct(placed.buyer, placed.checkout.id, cardId)).toMatchObject({
    problem: { code: 'provider_unavailable' },
  })
  const params = { id: placed.checkout.orders[0]?.id ?? '' }
  const order = { ...placement(placed.buyer), contactEmailAddress: 'altra@example.com' }
  const { headers } = placed.buyer
  return {
    ...placed,
    cancel: () => scene.backend.call(cancelOrder, { params, body: null }, headers),
    orderAnew: async () => valueIn(await scene.backend.call(placeCheckout, { body: order }, headers)),
  }
}

it('is not made by the cancellation of its order', async () => {
  const { checkout, cancel } = await cutOff()
  const before = await charges()
  expect(await cancel()).toMatchObject({ problem: { code: 'in_progress' } })
  scene.backend.clock.advance(31_000)
  valueIn(await cancel())
  expect(await charges()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({
    attempts: ['failed'],
    orders: ['CANCELLED', 'CANCELLED'],
    sums: [],
  })
})

it('is not made by another order that takes the place of its own', async () => {
  const { checkout, orderAnew } = await cutOff()
  const before = await charges()
  scene.backend.clock.advance(31_000)
  expect((await orderAnew()).id).not.toBe(checkout.id)
  expect(await charges()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({
    attempts: ['failed'],
    orders: ['CANCELLED', 'CANCELLED'],
    holds: ['released', 'released'],
  })
})

it('is not made later for an order that was replaced while the provider was silent, and ends', async () => {
  const { checkout, orderAnew } = await cutOff()
  const before = await charges()
  await silence(1, 'GET', '*/responses/*')
  await orderAnew()
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['creating'] })
  scene.backend.clock.advance(31_000)
  await scene.backend.drainOutbox()
  await reconcilePayments(scene.backend.services)
  expect(await charges()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['failed'], sums: [] })
})

it('is not made for a customer who takes another way to pay', async () => {
  const { buyer, checkout } = await cutOff()
  const before = await charges()
  scene.backend.clock.advance(31_000)
  expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({ status: 'requires_action' })
  expect(await charges()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['failed', 'requires_action'] })
})

it('that the provider received after all is given back once its order is replaced', async () => {
  const { buyer, checkout } = await scene.place()
  const cardId = await scene.saveCard(buyer, mangopayCards.ok)
  await scene.sandbox.control('faults', { kind: 'drop-after', path, method: 'POST', times: 1 })
  await silence(2, 'GET', '*/responses/*')
  await scene.call.direct(buyer, checkout.id, cardId)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['creating'] })
  const body = { ...placement(buyer), contactEmailAddress: 'altra@example.com' }
  valueIn(await scene.backend.call(placeCheckout, { body }, buyer.headers))
  scene.backend.clock.advance(31_000)
  await reconcilePayments(scene.backend.services)
  await scene.backend.drainOutbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 0, sums: [0, 0] })
})

it('is made later for a customer who still waits for it', async () => {
  const { checkout } = await cutOff()
  const before = await charges()
  scene.backend.clock.advance(31_000)
  await reconcilePayments(scene.backend.services)
  expect(await charges()).toBe(before + 1)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
})

it.each([
  ['MangoPay', 'web', '*/payins/card/web'],
  ['Stripe', 'stripe', '*/checkout/sessions'],
] as const)(
  'that failed at %s, which repeats its failure for a day, gives way to another one',
  async (_name, way, of) => {
    const { buyer, checkout } = await scene.place()
    await scene.sandbox.control('faults', { kind: 'kept-500', path: of, method: 'POST' })
    expect(valueIn(await scene.call[way](buyer, checkout.id))).toMatchObject({
      ...{ status: 'failed', error: { reason: 'technical', retry: true } },
    })
    expect(valueIn(await scene.call[way](buyer, checkout.id))).toMatchObject({ status: 'requires_action' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['failed', 'requires_action'] })
  },
)

it('is possible for a new customer although MangoPay repeats the failure of its first user and wallet for a day', async () => {
  const { buyer, checkout } = await scene.place()
  await scene.sandbox.control('faults', { kind: 'kept-500', path: '*/users/natural', method: 'POST' })
  await scene.sandbox.control('faults', { kind: 'kept-500', path: '*/wallets', method: 'POST' })
  await scene.call.web(buyer, checkout.id)
  expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({ status: 'requires_action' })
})

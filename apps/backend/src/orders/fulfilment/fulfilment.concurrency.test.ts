import * as contract from '@filiera/contract/orders/fulfilment'
import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../test/factories/account.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { untilWaiting } from '../../../test/hold-lock.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { completeDelivered } from './complete-delivered.ts'

const ROUNDS = 6

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** A paid order with two people of its shop, and what all of them may press. */
async function shopScene() {
  const { backend } = scene
  const { buyer, orderId, checkout } = await createPaidOrder(backend, [{ stock: 5 }])
  const sellerId = checkout.orders[0]?.seller.id ?? ''
  const staff = await Promise.all(
    ['seller', 'seller_staff'].map((role) =>
      createCustomer(backend, { groups: ['customer', role], sellerId }),
    ),
  )
  const [one, two] = staff.map(({ headers }) => headers)
  if (!one || !two) throw new Error('no staff')
  const params = { id: orderId }
  return {
    orderId,
    accept: (headers = one) => backend.call(contract.acceptOrder, { params, body: null }, headers),
    ship: (trackingNumber: string, headers = one) =>
      backend.call(contract.shipOrder, { params, body: { carrier: 'gls', trackingNumber } }, headers),
    refund: (requestId: string, headers = one, amount = 1) =>
      backend.call(
        contract.refundOrder,
        { params, body: { amount, reason: 'Vasetto rotto', requestId } },
        headers,
      ),
    cancel: () => backend.call(cancelOrder, { params, body: null }, buyer.headers),
    read: async () => valueIn(await backend.call(contract.getSellerOrder, { params }, one)),
    two,
  }
}

const statuses = (answers: readonly ({ ok: true } | { ok: false; problem: { status: number } })[]) =>
  answers.map((answer) => (answer.ok ? 200 : answer.problem.status))

it('accepts once when two colleagues press at once and the customer cancels', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accept, cancel, read, two } = await shopScene()
    const [mine, hers, cancelled] = statuses(await Promise.all([accept(), accept(two), cancel()]))
    const { timeline, refunds } = await read()
    const accepted = timeline.filter(({ status }) => status === 'ACCEPTED').length
    // Cancelling is open until the parcel leaves: it always wins in the end, and who came after it hears so.
    expect(cancelled).toBe(200)
    expect(timeline.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
    expect(accepted).toBeLessThanOrEqual(1)
    for (const status of [mine, hers]) expect([200, 409]).toContain(status)
    expect([mine, hers].includes(200)).toBe(accepted === 1)
    expect(refunds).toHaveLength(1)
  }
}, 60_000)

it('either ships or cancels, never both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, ship, cancel, read, two } = await shopScene()
    await advanceOrder(scene.backend, orderId, 'PREPARING')
    const answers = await Promise.all([ship('M1234567890'), cancel(), ship('M1234567891', two)])
    const { timeline, refunds, shipping } = await read()
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
    const isShipped = timeline.some(({ status }) => status === 'SHIPPED')
    expect(timeline.some(({ status }) => status === 'CANCELLED')).toBe(!isShipped)
    expect(refunds).toHaveLength(isShipped ? 0 : 1)
    expect(shipping.tracking === null).toBe(!isShipped)
  }
}, 60_000)

it('refunds once what is asked for twice at once', async () => {
  const { refund, read, two } = await shopScene()
  const requestId = crypto.randomUUID()
  expect(statuses(await Promise.all([refund(requestId), refund(requestId, two)]))).toEqual([200, 200])
  expect((await read()).refunds).toMatchObject([{ amount: 1 }])
}, 60_000)

it('refunds one of two sums that come at once under one name, and says that the other was not', async () => {
  const { refund, read, two } = await shopScene()
  const requestId = crypto.randomUUID()
  const answers = await Promise.all([refund(requestId), refund(requestId, two, 2)])
  expect(statuses(answers).sort()).toEqual([200, 409])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'idempotency_conflict' } })
  expect((await read()).refunds).toHaveLength(1)
  // under a name of its own it is a second one
  expect(statuses([await refund(crypto.randomUUID(), two, 2)])).toEqual([200])
  expect((await read()).refunds).toHaveLength(2)
}, 60_000)

it('does not complete an order that is disputed while its turn comes', async () => {
  const { services, clock } = scene.backend
  const { orderId, read } = await shopScene()
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  clock.set(endOfWithdrawal(clock.now()))
  const move = { orderId, to: 'DISPUTED', actor: 'system', cause: 'dispute', now: clock.now() } as const
  const completed = await services.db.transaction().execute(async (trx) => {
    await changeOneOrderStatus(trx, move)
    const job = completeDelivered(services)
    await untilWaiting(services.db, 1)
    return { job }
  })
  expect(await completed.job).toBe(0)
  expect((await read()).status).toBe('DISPUTED')
}, 60_000)

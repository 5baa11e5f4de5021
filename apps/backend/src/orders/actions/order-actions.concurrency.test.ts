import { acceptOrder, shipOrder } from '@filiera/contract/orders/fulfilment'
import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { getOrder } from '@filiera/contract/orders/orders'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../test/factories/account.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { cancelUnaccepted } from '../fulfilment/cancel-unaccepted.ts'

const ROUNDS = 8

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** A paid order of one piece out of five, moved on to a status, with its customer and somebody of its shop. */
async function prepareOrder(status: 'PAID' | 'PREPARING') {
  const { backend } = scene
  const { buyer, orderId, productIds } = await createPaidOrder(backend, [{ stock: 5 }])
  if (status === 'PREPARING') await advanceOrder(backend, orderId, status)
  const { seller_id } = await backend.services.db
    .selectFrom('purchase_order')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const seller = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId: seller_id })
  const productId = productIds[0] ?? ''
  const params = { id: orderId }
  const lines = [{ productId, quantity: 1 }]
  const tracking = { carrier: 'other' as const, trackingNumber: 'PACCO12345' }
  return {
    orderId,
    cancel: () => backend.call(cancelOrder, { params, body: null }, buyer.headers),
    withdraw: () => backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers),
    accept: () => backend.call(acceptOrder, { params, body: null }, seller.headers),
    ship: () => backend.call(shipOrder, { params, body: tracking }, seller.headers),
    /** Where it ended: status, pieces on sale, and how much of its money is on its way back. */
    async end() {
      const order = valueIn(await backend.call(getOrder, { params }, buyer.headers))
      const { stock } = await backend.services.db
        .selectFrom('product')
        .select('stock')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
      return { status: order.status, stock, isRefunded: back === order.amount, refunds: order.refunds.length }
    },
  }
}

it('of cancelling and shipping one wins: refunded and on sale again, or on its way with nothing refunded', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { cancel, ship, end } = await prepareOrder('PREPARING')
    const calls = round % 2 === 0 ? [cancel(), ship()] : [ship(), cancel()]
    const answers = await Promise.all(calls)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(answer.problem).toMatchObject({ status: 409, code: 'illegal_transition' })
    const ended = await end()
    expect([
      { status: 'CANCELLED', stock: 5, isRefunded: true, refunds: 1 },
      { status: 'SHIPPED', stock: 4, isRefunded: false, refunds: 0 },
    ]).toContainEqual(ended)
  }
})

it('an order that is cancelled while it is accepted ends cancelled, whoever was first', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { cancel, accept, end } = await prepareOrder('PAID')
    const [cancelled] = await Promise.all([cancel(), accept()])
    expect(cancelled.ok).toBe(true)
    expect(await end()).toEqual({ status: 'CANCELLED', stock: 5, isRefunded: true, refunds: 1 })
  }
})

it('cancelled by everybody at once it is cancelled once', async () => {
  for (let round = 0; round < ROUNDS / 2; round++) {
    const { cancel, withdraw, end } = await prepareOrder('PAID')
    const start = scene.backend.clock.now()
    scene.backend.clock.advance(10 * 86_400_000)
    await Promise.all([cancel(), withdraw(), cancel(), cancelUnaccepted(scene.backend.services), withdraw()])
    scene.backend.clock.set(start)
    expect(await end()).toEqual({ status: 'CANCELLED', stock: 5, isRefunded: true, refunds: 1 })
  }
})

it('a withdrawal that meets the shipping is refunded at once or waits for the goods, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { withdraw, ship, end } = await prepareOrder('PREPARING')
    const [declared] = await Promise.all([withdraw(), ship()])
    const receipt = valueIn(declared)
    const ended = await end()
    expect(ended).toEqual(
      receipt.sendBackBy === null
        ? { status: 'CANCELLED', stock: 5, isRefunded: true, refunds: 1 }
        : { status: 'RETURN_REQUESTED', stock: 4, isRefunded: false, refunds: 0 },
    )
  }
})

it('an unpaid order that is cancelled while its money arrives keeps neither goods nor money', async () => {
  const { backend } = scene
  for (let round = 0; round < ROUNDS / 2; round++) {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    const params = { id: checkout.orders[0]?.id ?? '' }
    const cancel = () => backend.call(cancelOrder, { params, body: null }, buyer.headers)
    const [first] = await Promise.all([
      cancel(),
      payOnPage(info.RedirectURL ?? '', mangopayCards.ok).then(() => scene.look(buyer, info.Id)),
    ])
    if (!first.ok) {
      expect(first.problem.code).toBe('in_progress')
      expect(await cancel()).toMatchObject({ ok: true })
    }
    const order = valueIn(await backend.call(getOrder, { params }, buyer.headers))
    expect(order.status).toBe('CANCELLED')
    // Of the order when it was paid first, of the payment alone when it was cancelled first.
    const refunds = await backend.services.db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select('refund.amount_cents')
      .where('payment_attempt.checkout_id', '=', checkout.id)
      .execute()
    expect(refunds).toEqual([{ amount_cents: Math.round(order.amount * 100) }])
    const { stock } = await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productIds[0] ?? '')
      .executeTakeFirstOrThrow()
    expect(stock).toBe(5)
  }
})

import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { advanceOrder } from '../../../../test/factories/paid-order.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'

/** A refund of everything, made in Stripe's dashboard, that fails and is abandoned: its pieces count as before. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

type Bought = Awaited<ReturnType<RefundScene['transferred']>>

/** The dashboard's refund is first this, then failed, and its case is closed. */
async function failInDashboard({ order, checkout }: Bought, first: 'pending' | 'succeeded', id: string) {
  const { db, payments } = scene.backend.services
  const { id: attemptId } = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('checkout_id', '=', checkout.id)
    .executeTakeFirstOrThrow()
  const amountCents = Math.round(order.amount * 100)
  const seen = { providerId: id, refundId: null, providerPaymentId: null, attemptId, amountCents }
  const refusal = { code: 'lost_or_stolen_card', reason: 'lost_or_stolen_card' }
  const fetchRefunds = vi.spyOn(payments.moneyBack.stripe, 'fetchRefunds')
  fetchRefunds.mockResolvedValue([{ ...seen, status: first, refusal: null }])
  await scene.tell('stripe', 'refund.created', id)
  await scene.drain()
  fetchRefunds.mockResolvedValue([{ ...seen, status: 'failed', refusal }])
  await scene.tell('stripe', 'refund.failed', id)
  await scene.drain()
  fetchRefunds.mockRestore()
  const item = (await scene.cases(checkout.id)).find(({ kind }) => kind === 'refund_failed')
  const body = { decision: 'close' as const, note: 'It does not go.' }
  valueIn(await scene.backend.call(decideCase, { params: { id: item?.id ?? '' }, body }, operator.headers))
}

it('F42 puts them back on sale when the order is cancelled', async () => {
  const { backend } = scene
  const bought = await scene.transferred('stripe', [{ price_cents: 2000 }])
  const { order, buyer, productIds } = bought
  const stock = async () => {
    const product = backend.services.db.selectFrom('product').select('stock')
    return (await product.where('id', '=', productIds[0] ?? '').executeTakeFirstOrThrow()).stock
  }
  const before = await stock()
  await failInDashboard(bought, 'pending', 're_of_unshipped')
  expect(await scene.orderStatus(order.id)).toBe('PAID')
  valueIn(await backend.call(cancelOrder, { params: { id: order.id }, body: {} }, buyer.headers))
  expect(await stock()).toBe(before + 1)
})

it('F42 lets them be sent back after the order was delivered', async () => {
  const { backend } = scene
  const bought = await scene.transferred('stripe', [{ price_cents: 2000 }])
  const { order, buyer, productIds } = bought
  await advanceOrder(backend, order.id, 'DELIVERED')
  await failInDashboard(bought, 'succeeded', 're_of_delivered')
  expect(await scene.orderStatus(order.id)).toBe('DELIVERED')
  const body = { lines: [{ productId: productIds[0] ?? '', quantity: 1 }] }
  expect(
    await backend.call(withdrawFromOrder, { params: { id: order.id }, body }, buyer.headers),
  ).toMatchObject({ ok: true })
})

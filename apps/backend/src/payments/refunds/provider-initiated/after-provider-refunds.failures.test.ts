import { decideReturn } from '@filiera/contract/orders/fulfilment'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../../../test/factories/account.ts'
import { advanceOrder } from '../../../../test/factories/paid-order.ts'
import { mangopayCards, payOnPage } from '../../../../test/scenes/hosted-page.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'

/** Orders whose money went back without us, while something else was going on. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const made = z.looseObject({ Id: z.string() })

it('F42 a refund in the dashboard of a part leaves a return that waits for its shop', async () => {
  const { backend } = scene
  const { order, buyer, paymentId } = await scene.transferred('mangopay')
  await advanceOrder(backend, order.id, 'DELIVERED')
  const lines = order.items.map(({ productId, quantity }) => ({ productId, quantity }))
  const params = { id: order.id }
  const asked = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  const refund = made.parse(await scene.dashboard('refund', { payment: paymentId, amount: 100 }))
  await scene.tell('mangopay', 'PAYIN_REFUND_SUCCEEDED', refund.Id)
  expect(await scene.orderStatus(order.id)).toBe('RETURN_REQUESTED')
  const { headers } = await createCustomer(backend, {
    groups: ['customer', 'seller'],
    sellerId: order.seller.id,
  })
  const decision = { params, body: { withdrawalId: asked.id, accept: true } }
  expect(valueIn(await backend.call(decideReturn, decision, headers)).status).toBe('REFUNDED')
})

it('F48 pieces that never left the shop are on sale again when the dispute of their payment is lost', async () => {
  const { backend } = scene
  const { db } = backend.services
  const { order, checkout, paymentId, productIds } = await scene.transferred('mangopay')
  const stock = async () =>
    (
      await db
        .selectFrom('product')
        .select('stock')
        .where('id', '=', productIds[0] ?? '')
        .executeTakeFirstOrThrow()
    ).stock
  const sold = await stock()
  const amount = Math.round(order.amount * 100)
  const dispute = made.parse(await scene.dashboard('dispute', { payment: paymentId, amount }))
  await scene.tell('mangopay', 'DISPUTE_CREATED', dispute.Id)
  await scene.dashboard('dispute/close', { dispute: dispute.Id, outcome: 'lost' })
  const [item] = await scene.cases(checkout.id)
  const { headers } = await createCustomer(backend, { groups: ['customer', 'operator'] })
  const body = { decision: 'dispute_lost' as const, note: 'Spoken to the bank.' }
  valueIn(await backend.call(decideCase, { params: { id: item?.id ?? '' }, body }, headers))
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  expect(await stock()).toBe(sold + 1)
})

it('F42 a refund in the dashboard of a payment that we had not heard of is taken from its orders once we have', async () => {
  const placed = await scene.place([{ price_cents: 1100 }, { price_cents: 2300 }])
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  const refund = made.parse(await scene.dashboard('refund', { payment: info.Id, amount: 500 }))
  await scene.tell('mangopay', 'PAYIN_REFUND_SUCCEEDED', refund.Id)
  expect(await scene.cases(placed.checkout.id)).toMatchObject([{ kind: 'payment_mismatch' }])
  await scene.look(placed.buyer, info.Id)
  for (const seconds of [0, 60, 3600]) {
    await scene.later(seconds)
    await scene.drain()
  }
  expect(await scene.checkoutStatus(placed.checkout.id)).toBe('partially_refunded')
  const refunds = await scene.refunds(placed.checkout.id)
  const back = refunds.filter(({ status, orderId }) => status === 'succeeded' && orderId !== null)
  expect(back.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(500)
  const balances = await scene.balances({ checkoutId: placed.checkout.id })
  for (const { id } of placed.checkout.orders) expect(balances).not.toHaveProperty(`order:${id}`)
  expect((await scene.cases(placed.checkout.id)).filter(({ decided_at }) => decided_at === null)).toEqual([])
})

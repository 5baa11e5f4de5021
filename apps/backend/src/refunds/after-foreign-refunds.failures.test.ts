import { decideReturn } from '@filiera/contract/fulfilment'
import { decideReviewTask } from '@filiera/contract/review-queue'
import { withdrawFromOrder } from '@filiera/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../test/factories/account.ts'
import { advanceOrder } from '../../test/factories/paid-order.ts'
import { valueIn } from '../../test/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../test/refund-scene.ts'

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
  const [task] = await scene.tasks(checkout.id)
  const { headers } = await createCustomer(backend, { groups: ['customer', 'operator'] })
  const body = { decision: 'dispute_lost' as const, note: 'Spoken to the bank.' }
  valueIn(await backend.call(decideReviewTask, { params: { id: task?.id ?? '' }, body }, headers))
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  expect(await stock()).toBe(sold + 1)
})

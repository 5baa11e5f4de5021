import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'
import { settlePayments } from '../../../seed/reviews/settle-orders.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

/** An order that was paid the way the demonstration's orders are: no provider has seen it. */
async function demonstrated() {
  const placed = await scene.place([{}])
  await scene.backend.services.db.transaction().execute((trx) => settlePayments(trx, [placed.checkout.id]))
  const [order] = placed.checkout.orders
  if (!order) throw new Error('no order')
  return { ...placed, order }
}

it('refunds an order of the demonstration in parts, to the last cent', async () => {
  const { order, checkout } = await demonstrated()
  await scene.queue(order.id, { lines: [], amountCents: 250, withShipping: false, key: `a:${order.id}` })
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'succeeded' }])
  await scene.queue(order.id, { key: `b:${order.id}` })
  await scene.drain()
  expect(await scene.cases(checkout.id)).toEqual([])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
})

it('goes on where it was when the sandbox has forgotten everything', async () => {
  const { order, checkout } = await demonstrated()
  await scene.queue(order.id, { lines: [], amountCents: 250, withShipping: false, key: `a:${order.id}` })
  await scene.drain()
  await scene.sandbox.control('reset', {})
  // Start-up makes the sellers' accounts again.
  await scene.place([{}])
  await scene.queue(order.id, { key: `b:${order.id}` })
  await scene.drain()
  expect((await scene.refunds(checkout.id)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { mangopayEvents } from '../../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** MangoPay takes the same amount of one payment once in 24 hours: what can be sent together need not wait. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const part = { lines: [], withShipping: false, amountCents: 200 } as const
const statuses = async (checkoutId: string) =>
  (await scene.refunds(checkoutId)).map(({ status }) => status).sort()
const providerIds = async (checkoutId: string) =>
  new Set((await scene.refunds(checkoutId)).map(({ providerId }) => providerId))

/** Paid orders of the same amount, each of its own shop. */
async function ordersOf(count: number) {
  const bought = await scene.transferred(
    'mangopay',
    Array.from({ length: count }, () => ({})),
  )
  return { ...bought, orders: bought.checkout.orders }
}

it('F49 equal refunds that are queued together go as one, each told to its customer', async () => {
  const { checkout, orders } = await ordersOf(2)
  for (const { id } of orders) await scene.queue(id)
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['succeeded', 'succeeded'])
  expect((await providerIds(checkout.id)).size).toBe(1)
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
  for (const { id } of orders) {
    expect(await scene.orderStatus(id)).toBe('REFUNDED')
    expect(scene.refundMails(id)).toHaveLength(1)
  }
})

it('F49 those that would wait go together as soon as their sum is another amount', async () => {
  const { checkout, orders } = await ordersOf(3)
  const [first, second, third] = orders
  for (const one of [first, second]) {
    await scene.queue(one?.id ?? '')
    await scene.drain()
  }
  expect(await statuses(checkout.id)).toEqual(['pending', 'succeeded'])
  await scene.queue(third?.id ?? '')
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  await scene.later()
  await scene.drain()
  expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
})

it('F41 F49 a lost answer of what went together is found again, for all of them', async () => {
  const { checkout, orders } = await ordersOf(2)
  for (const { id } of orders) await scene.queue(id)
  const fault = (kind: string, path: string, method: string) =>
    scene.sandbox.control('faults', { kind, path, method, times: 1 })
  await fault('drop-after', '*/payins/*/refunds', 'POST')
  await fault('drop-before', '*/responses/*', 'GET')
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['pending', 'pending'])
  const event = 'PAYIN_REFUND_SUCCEEDED'
  const made = (await mangopayEvents(scene.sandbox, event)).at(-1) ?? ''
  for (const _ of [1, 2]) await scene.tell('mangopay', event, made)
  await scene.later(60)
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['succeeded', 'succeeded'])
  expect(await providerIds(checkout.id)).toEqual(new Set([made]))
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
})

it('F43 F49 what fails together is a case for each of them', async () => {
  const { checkout, orders, paymentId } = await ordersOf(2)
  for (const { id } of orders) await scene.queue(id)
  await scene.sandbox.control(`objects/${paymentId}/force`, { disputed: true })
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['failed', 'failed'])
  expect((await scene.cases(checkout.id)).map(({ kind }) => kind)).toEqual(['refund_failed', 'refund_failed'])
})

it('F49 two equal parts of one order: the seller’s side makes the second one wait, and it is not lost', async () => {
  const { checkout, orders } = await ordersOf(1)
  const [order] = orders
  for (const key of ['a', 'b']) await scene.queue(order?.id ?? '', { ...part, key: `${key}:${order?.id}` })
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['pending', 'succeeded'])
  await scene.later()
  await scene.drain()
  expect(await statuses(checkout.id)).toEqual(['succeeded', 'succeeded'])
  expect(await scene.balances({ orderId: order?.id ?? '' })).not.toHaveProperty(`order:${order?.id}`)
})

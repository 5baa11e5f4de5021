import { providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))

it.each(providerNames)(
  'gives the same piece back once when ten ask for it at once (%s)',
  async (provider) => {
    const { order, checkout, productIds } = await scene.transferred(provider)
    const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
    const asked = await times(10, (index) =>
      scene.queue(order.id, { key: `race:${index}:${order.id}`, lines, withShipping: false }),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await times(4, () => scene.drain())
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', amountCents: 1000 }])
    expect(await scene.checkoutStatus(checkout.id)).toBe('partially_refunded')
    expect(scene.refundMails(order.id)).toHaveLength(1)
  },
)

it.each(providerNames)(
  'makes one refund of ten copies of the same wish, whoever carries it out (%s)',
  async (provider) => {
    const { order, checkout } = await scene.transferred(provider)
    const asked = await times(10, () => scene.queue(order.id))
    const ids = asked.map((one) => (one.status === 'fulfilled' ? one.value.refundId : 'refused'))
    expect(new Set(ids).size).toBe(1)
    await times(4, () => scene.drain())
    expect(await scene.refunds(checkout.id)).toHaveLength(1)
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  },
)

it('shares parts of one order among ten without giving a cent too much', async () => {
  const { order, checkout } = await scene.transferred('stripe')
  const all = Math.round(order.amount * 100)
  const asked = await times(10, (index) =>
    scene.queue(order.id, {
      key: `part:${index}:${order.id}`,
      lines: [],
      amountCents: Math.floor(all / 4) + index,
      withShipping: false,
    }),
  )
  const given = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.amountCents] : []))
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(all)
  expect(given.length).toBeGreaterThan(1)
  await times(4, () => scene.drain())
  const refunds = await scene.refunds(checkout.id)
  expect(refunds.map(({ status }) => status)).toEqual(given.map(() => 'succeeded'))
  expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import type { OrderRefund } from '../../orders/ports.ts'
import { queueOrderRefund } from './queue-order-refund.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const queue = (request: Pick<OrderRefund, 'orderId' | 'key'> & Partial<OrderRefund>) =>
  scene.backend.services.db.transaction().execute((trx) =>
    queueOrderRefund(trx, {
      lines: 'rest',
      withShipping: true,
      reason: 'seller',
      actor: 'system',
      now: scene.backend.clock.now(),
      ...request,
    }),
  )

async function paid() {
  const placed = await scene.place([{}])
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(placed.buyer, info.Id)
  const [order] = placed.checkout.orders
  if (!order) throw new Error('no order')
  return { ...placed, order, productId: placed.productIds[0] ?? '' }
}

const orderRow = (id: string) =>
  scene.backend.services.db
    .selectFrom('purchase_order')
    .select(['refunded_cents', 'amount_cents', 'commission_cents', 'refunded_commission_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a refund that is queued', () => {
  it('is counted on order and lines, once per key', async () => {
    const { order, productId } = await paid()
    const line = { productId, quantity: 1 }
    const first = await queue({ orderId: order.id, key: `k:${order.id}`, lines: [line], withShipping: false })
    const again = await queue({ orderId: order.id, key: `k:${order.id}`, lines: [line], withShipping: false })
    expect(again).toEqual(first)
    expect(first.amountCents).toBe(1000)
    expect(await orderRow(order.id)).toMatchObject({ refunded_cents: 1000, refunded_commission_cents: 120 })
    await expect(
      queue({ orderId: order.id, key: `l:${order.id}`, lines: [line], withShipping: false }),
    ).rejects.toMatchObject({ code: 'invalid_body' })
  })

  it('of the rest takes everything that is left, and nothing after it', async () => {
    const { order } = await paid()
    await queue({ orderId: order.id, key: `a:${order.id}`, lines: [], amountCents: 250, withShipping: false })
    const rest = await queue({ orderId: order.id, key: `b:${order.id}` })
    const row = await orderRow(order.id)
    expect(rest.amountCents).toBe(row.amount_cents - 250)
    expect(row.refunded_cents).toBe(row.amount_cents)
    expect(row.refunded_commission_cents).toBe(row.commission_cents)
    await expect(queue({ orderId: order.id, key: `c:${order.id}` })).rejects.toMatchObject({
      code: 'illegal_transition',
    })
  })

  it('reaches its customer although others ordered from new shops meanwhile', async () => {
    const { order } = await paid()
    await queue({ orderId: order.id, key: `d:${order.id}` })
    await paid()
    await scene.backend.drainOutbox()
    const refunds = await scene.backend.services.db
      .selectFrom('refund')
      .select('status')
      .where('order_id', '=', order.id)
      .execute()
    expect(refunds).toEqual([{ status: 'succeeded' }])
  })

  it('is refused for an order that was never paid, and leaves nothing behind', async () => {
    const { checkout } = await scene.place([{}])
    const [order] = checkout.orders
    await expect(queue({ orderId: order?.id ?? '', key: 'unpaid' })).rejects.toMatchObject({
      code: 'illegal_transition',
    })
    expect(await orderRow(order?.id ?? '')).toMatchObject({ refunded_cents: 0 })
  })
})

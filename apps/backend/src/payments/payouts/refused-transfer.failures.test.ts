import { providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

it.each(providerNames)(
  'a transfer that %s refuses is tried anew and keeps no refund waiting',
  async (provider) => {
    const { order, checkout } = await scene.paid(provider)
    const { db } = scene.backend.services
    const { id, ...account } = await scene.seller(order.seller.id)
    const none = { mangopay_wallet_id: null, stripe_account_id: null }
    await db.updateTable('seller').set(none).where('id', '=', id).execute()
    const transfer = () =>
      db
        .selectFrom('seller_transfer')
        .select(['status', 'tries'])
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow()
    await scene.drain()
    expect(await transfer()).toEqual({ status: 'blocked', tries: 1 })

    const part = { lines: [], amountCents: 200, withShipping: false }
    await scene.queue(order.id, part)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', amountCents: 200 }])

    await db.updateTable('seller').set(account).where('id', '=', id).execute()
    await scene.later(3600)
    await scene.drain()
    expect(await transfer()).toMatchObject({ status: 'succeeded' })
    const left = Math.round(order.amount * 100) - 200
    expect(await scene.sellerHolds(provider, order.seller.id)).toBeGreaterThan(0)
    expect((await scene.balances({ checkoutId: checkout.id }))[`provider:${provider}`]).toBe(left)
  },
)

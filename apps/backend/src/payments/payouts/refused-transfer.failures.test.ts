import { providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import type { TransferAnswer, TransferRequest } from '../providers/payment-provider.ts'
import { carryOutTransfer } from './carry-out-transfer.ts'

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

it('F44 the late refusal of a slow worker does not set back a transfer that is asked for anew', async () => {
  const { services } = scene.backend
  const { db, payments } = services
  const { order } = await scene.paid('stripe', [{ price_cents: 4000 }])
  await db.deleteFrom('outbox').where('kind', '=', 'payment-transfer').execute()
  const transfer = payments.providers.stripe.transfer.bind(payments.providers.stripe)
  const asked: { request: TransferRequest; answer: (answer: TransferAnswer) => void }[] = []
  const spy = vi
    .spyOn(payments.providers.stripe, 'transfer')
    .mockImplementation((request) => new Promise((answer) => asked.push({ request, answer })))
  const run = carryOutTransfer(services)
  const start = async (count: number) => {
    const work = run({ orderId: order.id }, '').catch((error: Error) => error)
    await vi.waitFor(() => expect(asked).toHaveLength(count))
    return { end: work }
  }
  const refusal: TransferAnswer = { providerId: '', succeeded: false, reason: 'account_invalid' }
  const first = await start(1)
  const second = await start(2)
  asked[0]?.answer(refusal)
  await first.end
  const third = await start(3)
  asked[1]?.answer(refusal)
  await second.end
  // it must wait for the third
  await scene.queue(order.id)
  await scene.drain()
  if (asked[2]) asked[2].answer(await transfer(asked[2].request))
  await third.end
  spy.mockRestore()
  await scene.later()
  await scene.drain()
  expect(await scene.sellerHolds('stripe', order.seller.id)).toBe(0)
})

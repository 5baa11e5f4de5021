import { providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askMangopay, mangopayEvents } from '../../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { getBuyer } from '../providers/provider-accounts.store.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const transferOf = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('seller_transfer')
    .select(['status', 'tries'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

const keepFailure = () =>
  scene.sandbox.control('faults', { kind: 'kept-500', path: '*/transfers', method: 'POST' })

it.each(providerNames)(
  'F44 a transfer whose failure %s keeps under its key is made soon under another one, once',
  async (provider) => {
    const { order } = await scene.paid(provider)
    const held = await scene.sellerHolds(provider, order.seller.id)
    await keepFailure()
    await scene.drain()
    expect(await transferOf(order.id)).toMatchObject({ status: 'sending' })
    for (let count = 0; count < 2; count++) {
      await scene.later(60)
      await scene.drain()
    }
    expect(await transferOf(order.id)).toMatchObject({ status: 'succeeded' })
    expect(await scene.sellerHolds(provider, order.seller.id)).toBeGreaterThan(held)
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
  },
)

it('F44 a transfer that was made all the same is found, and not made again', async () => {
  const { order } = await scene.paid('mangopay')
  await keepFailure()
  await scene.drain()
  const { db } = scene.backend.services
  const { account_id, attempt_id } = await db
    .selectFrom('seller_transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'seller_transfer.order_id')
    .select(['purchase_order.account_id', 'seller_transfer.attempt_id'])
    .where('seller_transfer.order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { mangopayUserId, mangopayWalletId } = await getBuyer(db, account_id)
  const amount = (cents: number) => ({ Currency: 'EUR', Amount: cents })
  const made = await askMangopay(scene.sandbox, '/transfers', {
    AuthorId: mangopayUserId,
    DebitedWalletId: mangopayWalletId,
    CreditedWalletId: (await scene.seller(order.seller.id)).mangopay_wallet_id,
    DebitedFunds: amount(Math.round(order.amount * 100)),
    Fees: amount(0),
    Tag: `order:${order.id};attempt:${attempt_id}`,
  })
  expect(made).toMatchObject({ Status: 'SUCCEEDED' })
  const before = await mangopayEvents(scene.sandbox, 'TRANSFER_NORMAL_CREATED')
  await scene.later(60)
  await scene.drain()
  expect(await transferOf(order.id)).toEqual({ status: 'succeeded', tries: 1 })
  expect(await mangopayEvents(scene.sandbox, 'TRANSFER_NORMAL_CREATED')).toEqual(before)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { mangopayEvents } from '../../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** MangoPay answers CREATED: the money moves later, or never. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const transfersMade = () => mangopayEvents(scene.sandbox, 'TRANSFER_NORMAL_CREATED')
const leaveUndecided = () =>
  scene.sandbox.control('faults', { kind: 'undecided', path: '*/transfers', method: 'POST' })
const decide = async (outcome: { status: string; code?: string }) =>
  scene.sandbox.control(`objects/${(await transfersMade()).at(-1)}/force`, outcome)
const transferOf = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('seller_transfer')
    .select(['status', 'tries'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** Tried again, as often as a refusal would be before a person is asked. */
async function tryAgain(times: number) {
  for (let count = 0; count < times; count++) {
    await scene.later(3600)
    await scene.drain()
  }
}

it('F11 a transfer that is not decided yet is no refusal, and is not sent again', async () => {
  const { order, checkout } = await scene.paid('mangopay')
  const before = (await transfersMade()).length
  await leaveUndecided()
  await scene.drain()
  await tryAgain(3)
  expect(await transferOf(order.id)).toEqual({ status: 'sending', tries: 0 })
  expect(await scene.cases(checkout.id)).toEqual([])
  await decide({ status: 'SUCCEEDED' })
  await tryAgain(2)
  expect(await transferOf(order.id)).toEqual({ status: 'succeeded', tries: 0 })
  expect(await transfersMade()).toHaveLength(before + 1)
  expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
})

it('F44 a transfer that fails after all is blocked with its reason, and the next try is a new one', async () => {
  const { order } = await scene.paid('mangopay')
  const before = (await transfersMade()).length
  await leaveUndecided()
  await scene.drain()
  await decide({ status: 'FAILED', code: '001001' })
  await scene.later(10)
  await scene.drain()
  expect(await transferOf(order.id)).toEqual({ status: 'blocked', tries: 1 })
  await tryAgain(1)
  expect(await transferOf(order.id)).toEqual({ status: 'succeeded', tries: 1 })
  expect(await transfersMade()).toHaveLength(before + 2)
})

it('F46 a refund waits for a platform advance that is not decided yet', async () => {
  const { order, checkout } = await scene.transferred('mangopay')
  const account = (await scene.seller(order.seller.id)).mangopay_wallet_id
  await scene.dashboard('payout', { account, amount: 500 })
  const before = (await transfersMade()).length
  await scene.queue(order.id)
  await leaveUndecided()
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'pending', reversal: 'debt' }])
  await decide({ status: 'SUCCEEDED' })
  await scene.later(60)
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'debt' }])
  expect(await transfersMade()).toHaveLength(before + 1)
})

import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'

/** Refunds of ours that a refund in the dashboard supersedes while the provider does what they asked for, and the answer is lost. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const made = z
  .looseObject({ id: z.string().optional(), Id: z.string().optional() })
  .transform(({ id, Id }) => id ?? Id ?? '')

/** Somebody refunds in the dashboard, and we hear of it. */
async function refundElsewhere(provider: ProviderName, payment: string, amount: number): Promise<void> {
  const refund = made.parse(await scene.dashboard('refund', { payment, amount }))
  await scene.tell(provider, provider === 'mangopay' ? 'PAYIN_REFUND_SUCCEEDED' : 'refund.created', refund)
}

/** What is due within the next days is done. */
async function runOut(): Promise<void> {
  for (const seconds of [0, 60, 3600, 86_520, 86_520]) {
    await scene.later(seconds)
    await scene.drain()
  }
}

const openCases = async (checkoutId: string) =>
  (await scene.cases(checkoutId)).filter(({ decided_at }) => decided_at === null).map(({ kind }) => kind)

/** The customer has all of it back, nobody owes anything, the books say what the provider does, and nobody is asked. */
async function expectAllBack(
  provider: ProviderName,
  bought: Awaited<ReturnType<RefundScene['transferred']>>,
): Promise<void> {
  const { order, checkout } = bought
  expect(await openCases(checkout.id)).toEqual([])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(await scene.sellerHolds(provider, order.seller.id)).toBe(0)
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
  const back = (await scene.refunds(checkout.id)).filter(({ status }) => status === 'succeeded')
  expect(back.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(cents(order.amount))
}

describe.each(providerNames)('F42 %s: all is refunded in the dashboard', (provider) => {
  it('while the seller’s part of a refund of ours is being reversed: it is reversed once', async () => {
    const bought = await scene.transferred(provider)
    const { order, paymentId } = bought
    await scene.queue(order.id, { lines: [], amountCents: 200, withShipping: false })
    await scene.loseAnswers(provider === 'stripe' ? '*/reversals' : '*/transfers/*/refunds')
    await scene.drain()
    await scene.listen()
    await refundElsewhere(provider, paymentId, cents(order.amount))
    await runOut()
    await expectAllBack(provider, bought)
  })
})

it('F42 F46 mangopay: all is refunded in the dashboard during a platform advance: it comes back to us', async () => {
  const bought = await scene.transferred('mangopay')
  const { order, paymentId } = bought
  const before = await scene.platformHolds()
  const { mangopay_wallet_id: account } = await scene.seller(order.seller.id)
  const amount = await scene.sellerHolds('mangopay', order.seller.id)
  const payout = made.parse(await scene.dashboard('payout', { account, amount }))
  await scene.tell('mangopay', 'PAYOUT_NORMAL_SUCCEEDED', payout)
  await scene.queue(order.id, { lines: [], amountCents: 200, withShipping: false })
  await scene.loseAnswers('*/transfers')
  await scene.drain()
  await scene.listen()
  expect(await scene.platformHolds()).toBe(before - 200)
  await refundElsewhere('mangopay', paymentId, cents(order.amount))
  await runOut()
  const back = made.parse(await scene.dashboard('payout/return', { payout }))
  await scene.tell('mangopay', 'PAYOUT_REFUND_SUCCEEDED', back)
  await runOut()
  await expectAllBack('mangopay', bought)
  expect(await scene.platformHolds()).toBe(before)
})

it('F42 F49 mangopay: equal parts of two refunds in the dashboard on one day are both reversed', async () => {
  const { checkout, paymentId } = await scene.transferred('mangopay', [{}, {}])
  for (const amount of [400, 401]) {
    await refundElsewhere('mangopay', paymentId, amount)
    await scene.drain()
  }
  const reversals = async () => (await scene.refunds(checkout.id)).map(({ reversal }) => reversal)
  expect((await reversals()).sort()).toEqual(['pending', 'succeeded', 'succeeded', 'succeeded'])
  await runOut()
  expect(await reversals()).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
  const balances = await scene.balances({ checkoutId: checkout.id })
  for (const { seller } of checkout.orders)
    expect(await scene.sellerHolds('mangopay', seller.id)).toBe(-(balances[`seller:${seller.id}`] ?? 0))
})

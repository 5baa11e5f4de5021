import { providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askStripe, mangopayEvents } from '../../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** Money that goes back: the cases of others that must not happen here, each with its number. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const object = z.looseObject({ id: z.string().optional(), Id: z.string().optional() })
const idOf = (answer: unknown) => {
  const { id, Id } = object.parse(answer)
  return id ?? Id ?? ''
}
const fault = (kind: string, path: string, times: number, method = 'POST') =>
  scene.sandbox.control('faults', { kind, path, method, times })
const accountOf = async (provider: string, sellerId: string) => {
  const seller = await scene.seller(sellerId)
  return (provider === 'mangopay' ? seller.mangopay_wallet_id : seller.stripe_account_id) ?? ''
}

/** The newest refund at a provider. */
async function newestRefund(provider: string): Promise<string> {
  if (provider === 'mangopay') {
    return (await mangopayEvents(scene.sandbox, 'PAYIN_REFUND_SUCCEEDED')).at(-1) ?? ''
  }
  const list = z.object({ data: z.array(z.object({ id: z.string() })) })
  return list.parse(await askStripe(scene.sandbox, '/refunds?limit=1')).data[0]?.id ?? ''
}
const refundEvent = (provider: string) =>
  provider === 'mangopay' ? 'PAYIN_REFUND_SUCCEEDED' : 'refund.created'

describe.each(providerNames)('%s', (provider) => {
  it('refunds a whole order: transfer first, then the payment, every account at zero, told once', async () => {
    const { order, checkout } = await scene.transferred(provider)
    await scene.queue(order.id)
    await scene.drain()
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([
      { status: 'succeeded', reversal: 'succeeded', amountCents: cents(order.amount) },
    ])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
    expect(scene.refundMails(order.id)).toHaveLength(1)
  })

  it('makes a transfer smaller that was not made yet', async () => {
    const { order, checkout, productIds } = await scene.paid(provider, [{ price_cents: 1500 }])
    await scene.queue(order.id, {
      lines: [{ productId: productIds[0] ?? '', quantity: 1 }],
      withShipping: false,
    })
    // The refund's effect may run before the transfer's: both ways end the same.
    await scene.drain()
    await scene.later(30)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', amountCents: 1500 }])
    const left = cents(order.amount) - 1500
    const balances = await scene.balances({ checkoutId: checkout.id })
    expect(balances).toEqual({ [`provider:${provider}`]: left, [`seller:${order.seller.id}`]: -left })
    expect(await scene.checkoutStatus(checkout.id)).toBe('partially_refunded')
    expect(await scene.orderStatus(order.id)).toBe('PAID')
  })

  it('F41 an event that comes before the refund is saved finds it by our tag: booked once', async () => {
    const { order, checkout } = await scene.transferred(provider)
    await scene.queue(order.id)
    const path = provider === 'mangopay' ? '*/payins/*/refunds' : '*/refunds'
    await fault('drop-after', path, provider === 'mangopay' ? 1 : 3)
    if (provider === 'mangopay') await fault('drop-before', '*/responses/*', 1, 'GET')
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'pending', providerId: null }])
    await scene.tell(provider, refundEvent(provider), await newestRefund(provider))
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded' }])
    await scene.later(60)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toHaveLength(1)
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(scene.refundMails(order.id)).toHaveLength(1)
  })

  it('F42 a partial refund made in the dashboard appears in ledger and order, once', async () => {
    const { order, checkout, paymentId } = await scene.transferred(provider)
    await scene.dashboard('refund', { payment: paymentId, amount: 300 })
    const id = await newestRefund(provider)
    for (const _ of [1, 2]) await scene.tell(provider, refundEvent(provider), id)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([
      { status: 'succeeded', reason: 'provider', amountCents: 300, providerId: id, reversal: 'succeeded' },
    ])
    const left = cents(order.amount) - 300
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
    expect((await scene.balances({ checkoutId: checkout.id }))[`provider:${provider}`]).toBe(left)
    expect(await scene.checkoutStatus(checkout.id)).toBe('partially_refunded')
    expect(scene.refundMails(order.id)).toHaveLength(1)
  })

  it('F43 a transfer reversal that fails is a debt of the seller, and the customer gets the money', async () => {
    const { order, checkout } = await scene.transferred(provider)
    await scene.dashboard('payout', { account: await accountOf(provider, order.seller.id), amount: 500 })
    await scene.queue(order.id)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'debt' }])
    const balances = await scene.balances({ checkoutId: checkout.id })
    const owed = balances[`seller-debt:${order.seller.id}`] ?? 0
    expect(owed).toBeGreaterThan(0)
    expect(balances).toEqual({
      [`seller-debt:${order.seller.id}`]: owed,
      [`seller:${order.seller.id}`]: -owed,
    })
    expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'seller_debt', amount_cents: owed }])
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  })

  it('F43 a refund that fails after the transfer reversal is a case for a person', async () => {
    const { order, checkout, paymentId } = await scene.transferred(provider)
    await scene.queue(order.id)
    // Disputed at the provider, and nobody has told us.
    await scene.dashboard('dispute', { payment: paymentId, amount: cents(order.amount) })
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'failed', reversal: 'succeeded' }])
    expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'refund_failed', decided_at: null }])
    expect(await scene.orderStatus(order.id)).toBe('PAID')
    expect(scene.refundMails(order.id)).toHaveLength(0)
  })

  it('F45 orders of several sellers go their own ways, to the end of their money', async () => {
    const { checkout, buyer } = await scene.transferred(provider, [
      { price_cents: 1100 },
      { price_cents: 2300 },
    ])
    const [first, second] = checkout.orders
    if (!first || !second) throw new Error('two orders')
    await scene.queue(first.id)
    await scene.drain()
    expect(await scene.orderStatus(first.id)).toBe('REFUNDED')
    expect(await scene.orderStatus(second.id)).toBe('PAID')
    expect(await scene.checkout(buyer, checkout.id)).toMatchObject({
      orders: [{ payment: { status: 'partially_refunded' } }, {}],
    })
    await scene.queue(second.id)
    await scene.drain()
    expect(await scene.orderStatus(second.id)).toBe('REFUNDED')
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  })

  it('F47 what can be refunded comes from what was captured, to the last cent', async () => {
    const { order, checkout } = await scene.transferred(provider)
    const all = cents(order.amount)
    const part = { lines: [], withShipping: false } as const
    await scene.queue(order.id, { ...part, amountCents: all - 1, key: `a:${order.id}` })
    await expect(
      scene.queue(order.id, { ...part, amountCents: 2, key: `b:${order.id}` }),
    ).rejects.toMatchObject({
      code: 'invalid_body',
    })
    await scene.queue(order.id, { ...part, amountCents: 1, key: `c:${order.id}` })
    await scene.drain()
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
    await expect(scene.queue(order.id, { key: `d:${order.id}` })).rejects.toMatchObject({
      code: 'illegal_transition',
    })
  })

  it('F48 nothing is refunded while a dispute is open', async () => {
    const { order, checkout, paymentId } = await scene.transferred(provider)
    const dispute = idOf(
      await scene.dashboard('dispute', { payment: paymentId, amount: cents(order.amount) }),
    )
    const created = provider === 'mangopay' ? 'DISPUTE_CREATED' : 'charge.dispute.created'
    for (const _ of [1, 2]) await scene.tell(provider, created, dispute)
    expect(await scene.orderStatus(order.id)).toBe('DISPUTED')
    expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'dispute', provider_ref: dispute }])
    await expect(scene.queue(order.id)).rejects.toMatchObject({ code: 'illegal_transition' })
    expect(await scene.refunds(checkout.id)).toEqual([])
  })
})

it('F44 a blocked transfer is tried again, a person is asked, the buyer is not touched', async () => {
  const { order, checkout, buyer } = await scene.paid('mangopay')
  const { mangopay_user_id: user } = await scene.seller(order.seller.id)
  await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'LIGHT' })
  for (const seconds of [0, 6, 20, 70]) {
    await scene.later(seconds)
    await scene.drain()
  }
  expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'transfer_blocked', order_id: order.id }])
  expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid' })
  await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'REGULAR' })
  await scene.later(3600)
  await scene.drain()
  expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
})

it('F45 a payout that the bank sends back is in the seller’s balance again', async () => {
  const { order } = await scene.transferred('mangopay', [{ price_cents: 4100 }])
  const account = await accountOf('mangopay', order.seller.id)
  const payout = idOf(await scene.dashboard('payout', { account, amount: 1000 }))
  const sellerEntries = async () => {
    const rows = await scene.backend.services.db
      .selectFrom('ledger_entry')
      .select(['movement', 'amount_cents'])
      .where('account', '=', `seller:${order.seller.id}`)
      .where('movement', 'in', ['payout', 'payout-returned'])
      .orderBy('id')
      .execute()
    return rows.map(({ movement, amount_cents }) => [movement, amount_cents])
  }
  for (const _ of [1, 2]) await scene.tell('mangopay', 'PAYOUT_NORMAL_SUCCEEDED', payout)
  expect(await sellerEntries()).toEqual([['payout', 1000]])
  const back = idOf(await scene.dashboard('payout/return', { payout }))
  for (const _ of [1, 2]) await scene.tell('mangopay', 'PAYOUT_REFUND_SUCCEEDED', back)
  expect(await sellerEntries()).toEqual([
    ['payout', 1000],
    ['payout-returned', -1000],
  ])
})

it('F46 what a paid-out seller owes is taken when money comes in again', async () => {
  const before = await scene.platformHolds()
  const { order, checkout, buyer } = await scene.transferred('mangopay', [{ price_cents: 2000 }])
  const account = await accountOf('mangopay', order.seller.id)
  const payout = idOf(await scene.dashboard('payout', { account, amount: 1500 }))
  await scene.tell('mangopay', 'PAYOUT_NORMAL_SUCCEEDED', payout)
  await scene.queue(order.id)
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'debt' }])
  expect(await scene.platformHolds()).toBe(before - cents(order.amount))
  const back = idOf(await scene.dashboard('payout/return', { payout }))
  await scene.tell('mangopay', 'PAYOUT_REFUND_SUCCEEDED', back)
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ reversal: 'succeeded' }])
  expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'seller_debt', decision: 'close' }])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(scene.refundMails(order.id)).toHaveLength(1)
  // Our own money, which had stood in for the seller's, is ours again.
  const { mangopay_wallet_id } = await scene.backend.services.db
    .selectFrom('account')
    .select('mangopay_wallet_id')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  expect(await scene.inWallet(mangopay_wallet_id)).toBe(0)
  expect(await scene.platformHolds()).toBe(before)
})

it('F49 the same amount twice in a day: the second refund waits with its reason, and is not lost', async () => {
  const { checkout, buyer } = await scene.transferred('mangopay', [{}, {}])
  const [first, second] = checkout.orders
  if (!first || !second) throw new Error('two orders')
  await scene.queue(first.id)
  await scene.drain()
  await scene.queue(second.id)
  await scene.drain()
  const refunds = await scene.refunds(checkout.id)
  const done = refunds.find(({ orderId }) => orderId === first.id)
  const waiting = refunds.find(({ orderId }) => orderId === second.id)
  expect(done).toMatchObject({ status: 'succeeded' })
  expect(waiting).toMatchObject({ status: 'pending', postponedReason: expect.stringContaining('24 hours') })
  const seen = await scene.checkout(buyer, checkout.id)
  expect(seen.orders.map(({ refunds: [refund] }) => refund?.waitsUntil)).toEqual([
    null,
    waiting?.postponedUntil?.toISOString(),
  ])
  expect(waiting?.postponedUntil?.getTime()).toBeGreaterThan(
    scene.backend.clock.now().getTime() + 23 * 3_600_000,
  )
  await scene.later()
  await scene.drain()
  expect((await scene.refunds(checkout.id)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
})

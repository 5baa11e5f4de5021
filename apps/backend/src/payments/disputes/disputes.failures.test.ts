import { decideCase } from '@filiera/contract/payments/cases'
import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** Payments that the customer's bank disputes before their seller was paid. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const named = z.looseObject({ id: z.string().optional(), Id: z.string().optional() })

/** A bank disputes a payment. @returns the dispute's id; we know nothing of it yet */
async function dispute(payment: string, amount: number): Promise<string> {
  const { id, Id } = named.parse(await scene.dashboard('dispute', { payment, amount }))
  return id ?? Id ?? ''
}

/** We hear of a dispute, and time passes. */
async function hear(provider: ProviderName, id: string) {
  await scene.tell(provider, provider === 'mangopay' ? 'DISPUTE_CREATED' : 'charge.dispute.created', id)
  for (const seconds of [0, 60, 3600]) {
    await scene.later(seconds)
    await scene.drain()
  }
}

/** Paid and disputed, with the seller's transfer still to be made. */
async function disputedBeforeTransfer(provider: ProviderName, amountOf = (total: number) => total) {
  const bought = await scene.paid(provider)
  await hear(provider, await dispute(bought.paymentId, amountOf(cents(bought.order.amount))))
  return bought
}

/** The bank decides, and the operator follows it. */
async function decide(checkoutId: string, decision: 'dispute_won' | 'dispute_lost') {
  const item = (await scene.cases(checkoutId)).find(({ kind }) => kind === 'dispute')
  const outcome = decision === 'dispute_won' ? 'won' : 'lost'
  await scene.dashboard('dispute/close', { dispute: item?.provider_ref, outcome })
  const body = { decision, note: 'Spoken to the bank.' }
  const params = { id: item?.id ?? '' }
  valueIn(await scene.backend.call(decideCase, { params, body }, operator.headers))
  await scene.drain()
}

const transferOf = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('seller_transfer')
    .select(['status', 'amount_cents as amountCents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const debts = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('seller_debt')
    .select('refund_id')
    .where('order_id', '=', orderId)
    .execute()

describe.each(providerNames)('F48 %s: a dispute before the transfer', (provider) => {
  it('holds it back, and lets it go when it is won', async () => {
    const { order, checkout } = await disputedBeforeTransfer(provider)
    expect(await transferOf(order.id)).toMatchObject({ status: 'pending' })
    expect(await scene.balances({ orderId: order.id })).toEqual({
      [`order:${order.id}`]: -cents(order.amount),
    })
    await decide(checkout.id, 'dispute_won')
    expect(await transferOf(order.id)).toMatchObject({ status: 'succeeded' })
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
    expect(await scene.orderStatus(order.id)).toBe('PAID')
  })

  it('cancels it when it is lost: the seller owes nothing', async () => {
    const { order, checkout } = await disputedBeforeTransfer(provider)
    await decide(checkout.id, 'dispute_lost')
    await scene.later(3600)
    await scene.drain()
    expect(await transferOf(order.id)).toMatchObject({ status: 'cancelled', amountCents: 0 })
    expect(await debts(order.id)).toEqual([])
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'reduced' }])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  })

  it('of a part lets the rest go when it is lost', async () => {
    const { order, checkout } = await disputedBeforeTransfer(provider, () => 250)
    await decide(checkout.id, 'dispute_lost')
    const left = cents(order.amount) - 250
    expect(await transferOf(order.id)).toMatchObject({ status: 'succeeded', amountCents: left })
    expect(await debts(order.id)).toEqual([])
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
  })
})

const given = async (checkoutId: string) =>
  (await scene.refunds(checkoutId)).map(({ status, reason, amountCents }) => [status, reason, amountCents])

describe.each(providerNames)('F48 %s: a refund that a lost dispute supersedes', (provider) => {
  it('is superseded while it waits: the bank has given the money back', async () => {
    const { order, checkout, paymentId } = await scene.paid(provider)
    await scene.queue(order.id)
    await hear(provider, await dispute(paymentId, cents(order.amount)))
    await decide(checkout.id, 'dispute_lost')
    await scene.later()
    await scene.drain()
    const amount = cents(order.amount)
    expect(await given(checkout.id)).toEqual([
      ['failed', 'seller', amount],
      ['succeeded', 'provider', amount],
    ])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'dispute' }])
  })

  it('is superseded after it failed, and its case is closed', async () => {
    const { order, checkout, paymentId } = await scene.transferred(provider)
    const id = await dispute(paymentId, cents(order.amount))
    await scene.queue(order.id)
    await scene.drain()
    await hear(provider, id)
    await decide(checkout.id, 'dispute_lost')
    await scene.later()
    await scene.drain()
    expect((await given(checkout.id)).map(([status]) => status)).toEqual(['failed', 'succeeded'])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    const cases = await scene.cases(checkout.id)
    expect(cases.map(({ kind, decided_at }) => [kind, decided_at !== null]).sort()).toEqual([
      ['dispute', true],
      ['refund_failed', true],
    ])
  })

  it('of which the bank took a part asks a person for the rest: no provider refunds a payment that was lost', async () => {
    const { order, checkout, paymentId } = await scene.paid(provider)
    await scene.queue(order.id)
    const id = await dispute(paymentId, 250)
    await hear(provider, id)
    await decide(checkout.id, 'dispute_lost')
    const rest = cents(order.amount) - 250
    expect((await given(checkout.id)).sort()).toEqual([
      ['failed', 'seller', rest],
      ['failed', 'seller', rest + 250],
      ['succeeded', 'provider', 250],
    ])
    expect(await scene.balances({ checkoutId: checkout.id })).toMatchObject({ [`order:${order.id}`]: -rest })
    expect((await scene.cases(checkout.id)).filter(({ decided_at }) => decided_at === null)).toMatchObject([
      { kind: 'refund_failed', amount_cents: rest },
    ])
  })
})

it.each(providerNames)(
  'F48 %s: refunds of two orders that a lost dispute supersedes are both asked for again',
  async (provider) => {
    const prices = [{ price_cents: 1100 }, { price_cents: 2300 }]
    const { checkout, paymentId } = await scene.paid(provider, prices)
    for (const { id } of checkout.orders) await scene.queue(id)
    const total = checkout.orders.reduce((sum, { amount }) => sum + cents(amount), 0)
    const id = await dispute(paymentId, total - 500)
    await hear(provider, id)
    await decide(checkout.id, 'dispute_lost')
    const refunds = await scene.refunds(checkout.id)
    const sum = (wanted: (refund: (typeof refunds)[number]) => boolean) =>
      refunds.filter(wanted).reduce((cents, { amountCents }) => cents + amountCents, 0)
    expect(refunds).toHaveLength(6)
    expect(sum(({ reason, status }) => reason === 'provider' && status === 'succeeded')).toBe(total - 500)
    const again = (await scene.cases(checkout.id)).filter(
      ({ kind, decided_at }) => kind === 'refund_failed' && !decided_at,
    )
    expect(again.reduce((cents, { amount_cents }) => cents + (amount_cents ?? 0), 0)).toBe(500)
    expect(again).toHaveLength(2)
  },
)

it('F48 stripe: a refund that fails after the dispute was lost leaves its order to the money that the bank took', async () => {
  const { order, checkout, paymentId } = await scene.transferred('stripe')
  const amount = cents(order.amount)
  await scene.queue(order.id)
  await scene.drain()
  const [own] = await scene.refunds(checkout.id)
  const refund = own?.providerId ?? ''
  await hear('stripe', await dispute(paymentId, amount))
  await decide(checkout.id, 'dispute_lost')
  const open = async () =>
    (await scene.cases(checkout.id)).filter(({ decided_at }) => decided_at === null).map(({ kind }) => kind)
  expect(await open()).toEqual(['payment_mismatch'])
  await scene.sandbox.control(`objects/${refund}/force`, { status: 'failed' })
  for (const _twice of [1, 2]) {
    await scene.tell('stripe', 'refund.failed', refund)
    await scene.later()
    await scene.drain()
  }
  expect((await given(checkout.id)).toSorted()).toEqual([
    ['failed', 'provider', amount],
    ['failed', 'seller', amount],
    ['succeeded', 'provider', amount],
  ])
  expect(await open()).toEqual([])
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
})

it('F48 a blocked transfer is not tried again by hand while its payment is disputed', async () => {
  const { order, checkout } = await scene.paid('mangopay')
  const { mangopay_user_id: user } = await scene.seller(order.seller.id)
  await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'LIGHT' })
  for (const seconds of [0, 6, 20]) {
    await scene.later(seconds)
    await scene.drain()
  }
  const payment = (
    await scene.backend.services.db
      .selectFrom('payment_attempt')
      .select('provider_id')
      .where('checkout_id', '=', checkout.id)
      .executeTakeFirstOrThrow()
  ).provider_id
  const { Id } = named.parse(await scene.dashboard('dispute', { payment, amount: cents(order.amount) }))
  await scene.tell('mangopay', 'DISPUTE_CREATED', Id ?? '')
  await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'REGULAR' })
  const blocked = (await scene.cases(checkout.id)).find(({ kind }) => kind === 'transfer_blocked')
  const retry = () =>
    scene.backend.call(
      decideCase,
      { params: { id: blocked?.id ?? '' }, body: { decision: 'retry', note: 'Verified now.' } },
      operator.headers,
    )
  expect(await retry()).toMatchObject({ problem: { code: 'illegal_transition' } })
  await scene.later(3600)
  await scene.drain()
  expect(await transferOf(order.id)).toMatchObject({ status: 'blocked' })
  await decide(checkout.id, 'dispute_won')
  expect(await transferOf(order.id)).toMatchObject({ status: 'succeeded' })
})

it('F48 mangopay: what a seller who was paid out owes for a lost dispute can be written off', async () => {
  const { order, checkout, paymentId } = await scene.transferred('mangopay', [{ price_cents: 2000 }])
  const account = (await scene.seller(order.seller.id)).mangopay_wallet_id ?? ''
  const payout = named.parse(await scene.dashboard('payout', { account, amount: 1500 })).Id ?? ''
  await scene.tell('mangopay', 'PAYOUT_NORMAL_SUCCEEDED', payout)
  await hear('mangopay', await dispute(paymentId, cents(order.amount)))
  await decide(checkout.id, 'dispute_lost')
  const debt = (await scene.cases(checkout.id)).find(({ kind }) => kind === 'seller_debt')
  const body = { decision: 'close' as const, note: 'The shop is gone.' }
  valueIn(await scene.backend.call(decideCase, { params: { id: debt?.id ?? '' }, body }, operator.headers))
  const balances = await scene.balances({ checkoutId: checkout.id })
  expect(balances).not.toHaveProperty(`seller-debt:${order.seller.id}`)
  expect(balances.losses).toBeGreaterThan(0)
})

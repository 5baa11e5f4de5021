import { decideReviewTask } from '@filiera/contract/review-queue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../test/factories/account.ts'
import { valueIn } from '../../test/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../test/refund-scene.ts'
import { type ProviderName, providerNames } from '../payment/payment-provider.ts'

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

/** Paid and disputed, with the seller's transfer still to be made. */
async function disputedBeforeTransfer(provider: ProviderName, amountOf = (total: number) => total) {
  const bought = await scene.paid(provider)
  const amount = amountOf(cents(bought.order.amount))
  const { id, Id } = named.parse(await scene.dashboard('dispute', { payment: bought.paymentId, amount }))
  const created = provider === 'mangopay' ? 'DISPUTE_CREATED' : 'charge.dispute.created'
  await scene.tell(provider, created, id ?? Id ?? '')
  for (const seconds of [0, 60, 3600]) {
    await scene.later(seconds)
    await scene.drain()
  }
  return bought
}

async function decide(checkoutId: string, decision: 'dispute_won' | 'dispute_lost') {
  const task = (await scene.tasks(checkoutId)).find(({ kind }) => kind === 'dispute')
  const body = { decision, note: 'Spoken to the bank.' }
  const params = { id: task?.id ?? '' }
  valueIn(await scene.backend.call(decideReviewTask, { params, body }, operator.headers))
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
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', takeBack: 'reduced' }])
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
  const blocked = (await scene.tasks(checkout.id)).find(({ kind }) => kind === 'transfer_blocked')
  const retry = () =>
    scene.backend.call(
      decideReviewTask,
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

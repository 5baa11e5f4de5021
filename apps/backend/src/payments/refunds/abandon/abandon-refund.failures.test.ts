import { decideCase } from '@filiera/contract/payments/cases'
import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'

/** A refund that failed and that a person gives up: its amount is free again, to the last cent. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const named = z.looseObject({ id: z.string().optional(), Id: z.string().optional() })
const part = { lines: [], withShipping: false } as const

async function close(checkoutId: string) {
  const open = (await scene.cases(checkoutId)).filter(
    ({ kind, decided_at }) => kind === 'refund_failed' && decided_at === null,
  )
  const body = { decision: 'close' as const, note: 'The bank account is closed.' }
  for (const { id } of open)
    valueIn(await scene.backend.call(decideCase, { params: { id }, body }, operator.headers))
  return open.length
}

const counted = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('purchase_order')
    .select([
      'refunded_cents as refunded',
      'refunded_commission_cents as commission',
      'retained_cents as retained',
      'retained_commission_cents as keptCommission',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** Refuses refunds of a payment at its provider, until it is told otherwise: the bank disputes it, and nobody has told us. */
async function refusing(payment: string, amount: number) {
  const { id, Id } = named.parse(await scene.dashboard('dispute', { payment, amount: cents(amount) }))
  return () => scene.dashboard('dispute/close', { dispute: id ?? Id, outcome: 'won' })
}

/** A refund of an order that fails, and is abandoned. */
async function abandoned(provider: ProviderName, request: Parameters<RefundScene['queue']>[1] = {}) {
  const bought = await scene.transferred(provider)
  const allow = await refusing(bought.paymentId, bought.order.amount)
  await scene.queue(bought.order.id, request)
  await scene.drain()
  expect(await close(bought.checkout.id)).toBe(1)
  await allow()
  return bought
}

describe.each(providerNames)('%s', (provider) => {
  it('is free again, and what its seller gave is used for the next one', async () => {
    const { order, checkout } = await abandoned(provider)
    expect(await counted(order.id)).toMatchObject({
      refunded: 0,
      commission: 0,
      retained: cents(order.amount),
    })
    const balance = await scene.balances({ orderId: order.id })
    expect(balance[`order:${order.id}`]).toBe(-cents(order.amount))
    await scene.queue(order.id, { key: `again:${order.id}` })
    await scene.drain()
    expect((await scene.refunds(checkout.id)).map(({ status }) => status).sort()).toEqual([
      'failed',
      'succeeded',
    ])
    expect(await counted(order.id)).toMatchObject({
      refunded: cents(order.amount),
      retained: 0,
      keptCommission: 0,
    })
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.cases(checkout.id)).not.toContainEqual(
      expect.objectContaining({ kind: 'seller_debt' }),
    )
    expect(scene.refundMails(order.id)).toHaveLength(1)
  })

  it('of a part is used up first, and the seller gives the rest', async () => {
    const { order, checkout } = await abandoned(provider, { ...part, amountCents: 300 })
    expect(await counted(order.id)).toMatchObject({ refunded: 0, retained: 300 })
    await scene.queue(order.id, { ...part, amountCents: 100, key: `a:${order.id}` })
    await scene.drain()
    expect(await counted(order.id)).toMatchObject({ refunded: 100, retained: 200 })
    await scene.queue(order.id, { key: `b:${order.id}` })
    await scene.drain()
    expect(await counted(order.id)).toMatchObject({
      refunded: cents(order.amount),
      retained: 0,
      keptCommission: 0,
    })
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
  })

  it('can fail and be abandoned again', async () => {
    const { order, checkout, paymentId } = await abandoned(provider)
    const allow = await refusing(paymentId, order.amount)
    await scene.queue(order.id, { key: `again:${order.id}` })
    await scene.drain()
    expect(await close(checkout.id)).toBe(1)
    await allow()
    expect(await counted(order.id)).toMatchObject({ refunded: 0, retained: cents(order.amount) })
    await scene.queue(order.id, { key: `once more:${order.id}` })
    await scene.drain()
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  })
})

it.each(providerNames)(
  'F48 of %s leaves a case about what its seller gave, until that is used',
  async (provider) => {
    const { order, checkout } = await abandoned(provider)
    const share = async () =>
      (await scene.cases(checkout.id))
        .filter(({ kind }) => kind === 'retained_share')
        .map(({ order_id, amount_cents, decision }) => ({ order_id, amount_cents, decision }))
    const { retained, keptCommission } = await counted(order.id)
    const amount_cents = retained - keptCommission
    expect(await share()).toEqual([{ order_id: order.id, amount_cents, decision: null }])
    await scene.queue(order.id, { key: `again:${order.id}` })
    expect(await share()).toEqual([{ order_id: order.id, amount_cents, decision: 'close' }])
  },
)

it('of a seller who was paid out leaves the debt, which is collected when money comes in', async () => {
  const { order, checkout, paymentId } = await scene.transferred('mangopay', [{ price_cents: 2000 }])
  const seller = await scene.seller(order.seller.id)
  const account = seller.mangopay_wallet_id ?? ''
  const payout = named.parse(await scene.dashboard('payout', { account, amount: 1500 })).Id ?? ''
  await scene.tell('mangopay', 'PAYOUT_NORMAL_SUCCEEDED', payout)
  const allow = await refusing(paymentId, order.amount)
  await scene.queue(order.id)
  await scene.drain()
  expect(await close(checkout.id)).toBe(1)
  await allow()
  await scene.queue(order.id, { key: `again:${order.id}` })
  await scene.drain()
  expect(
    (await scene.balances({ checkoutId: checkout.id }))[`seller-debt:${order.seller.id}`],
  ).toBeGreaterThan(0)
  const back = named.parse(await scene.dashboard('payout/return', { payout }))
  await scene.tell('mangopay', 'PAYOUT_REFUND_SUCCEEDED', back.Id ?? '')
  await scene.drain()
  expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
})

it('is the same however often it is decided', async () => {
  const { order, checkout, paymentId } = await scene.transferred('mangopay')
  await refusing(paymentId, order.amount)
  await scene.queue(order.id)
  await scene.drain()
  await Promise.all([close(checkout.id), close(checkout.id)].map((one) => one.catch(() => 0)))
  expect(await counted(order.id)).toMatchObject({ refunded: 0, retained: cents(order.amount) })
})

import { type CaseDecision, decideCase } from '@filiera/contract/payments/cases'
import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { openDeadEffectCases } from '../open-dead-effect-cases.ts'

/** What an operator closes is over: nothing is paid or asked for behind their back; what is tried again and refused asks anew. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const decide = (id: string, decision: CaseDecision) =>
  scene.backend.call(
    decideCase,
    { params: { id }, body: { decision, note: 'Agreed on the phone.' } },
    operator.headers,
  )

async function openCase(checkoutId: string) {
  const open = (await scene.cases(checkoutId)).filter(({ decided_at }) => decided_at === null)
  const [item] = open
  if (!item || open.length > 1) throw new Error(`${open.length} open cases`)
  return item
}
const countOpen = async (checkoutId: string) =>
  (await scene.cases(checkoutId)).filter(({ decided_at }) => decided_at === null).length

async function tryAgain(times: number) {
  for (let count = 0; count < times; count++) {
    await scene.later(3600)
    await scene.drain()
  }
}

/** A paid order whose seller has no account, refused until a person was asked. @returns also what gives the seller the account back */
async function blocked(provider: ProviderName) {
  const bought = await scene.paid(provider)
  const { db } = scene.backend.services
  const { id, ...account } = await scene.seller(bought.order.seller.id)
  const change = (to: Partial<typeof account>) =>
    db.updateTable('seller').set(to).where('id', '=', id).execute()
  await change({ mangopay_wallet_id: null, stripe_account_id: null })
  await scene.drain()
  await tryAgain(2)
  return { ...bought, repair: () => change(account) }
}

const transferOf = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('seller_transfer')
    .select('status')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** A refunded order whose seller had been paid out. */
async function owing(provider: ProviderName) {
  const bought = await scene.transferred(provider)
  const seller = await scene.seller(bought.order.seller.id)
  const account = provider === 'mangopay' ? seller.mangopay_wallet_id : seller.stripe_account_id
  const made = await scene.dashboard('payout', { account: account ?? '', amount: 500 })
  await scene.queue(bought.order.id)
  await scene.drain()
  return { ...bought, payout: z.looseObject({ Id: z.string().optional() }).parse(made).Id ?? '' }
}

describe.each(providerNames)('%s', (provider) => {
  it('a closed transfer is never made, also when its seller can be paid later', async () => {
    const { order, checkout, repair } = await blocked(provider)
    const item = await openCase(checkout.id)
    expect(item.kind).toBe('transfer_blocked')
    expect(await decide(item.id, 'close')).toMatchObject({ ok: true })
    await repair()
    await tryAgain(3)
    expect(await transferOf(order.id)).toEqual({ status: 'cancelled' })
    expect(await scene.sellerHolds(provider, order.seller.id)).toBe(0)
    expect(await countOpen(checkout.id)).toBe(0)
  })

  it('an order whose transfer was closed is refunded from what it kept', async () => {
    const { order, checkout, repair } = await blocked(provider)
    await decide((await openCase(checkout.id)).id, 'close')
    await repair()
    await scene.queue(order.id)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'reduced' }])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(await scene.sellerHolds(provider, order.seller.id)).toBe(0)
  })

  it('a transfer that is made after all closes its case', async () => {
    const { checkout, repair } = await blocked(provider)
    await repair()
    await tryAgain(1)
    expect(await scene.cases(checkout.id)).toMatchObject([
      { kind: 'transfer_blocked', decision: 'close', decided_by: null },
    ])
  })

  it('a transfer whose order is refunded closes its case', async () => {
    const { order, checkout } = await blocked(provider)
    await scene.queue(order.id)
    await scene.drain()
    expect(await countOpen(checkout.id)).toBe(0)
  })

  it('a transfer that is tried again and refused asks a person anew, once', async () => {
    const { checkout } = await blocked(provider)
    const { id } = await openCase(checkout.id)
    await decide(id, 'retry')
    await scene.drain()
    const again = await openCase(checkout.id)
    expect(again.id).not.toBe(id)
    await tryAgain(2)
    expect((await openCase(checkout.id)).id).toBe(again.id)
  })

  it('a closed debt is our loss and is asked for no more', async () => {
    const { order, checkout } = await owing(provider)
    const { id, amount_cents } = await openCase(checkout.id)
    expect(await decide(id, 'close')).toMatchObject({ ok: true })
    const expected = { losses: amount_cents, [`seller:${order.seller.id}`]: -(amount_cents ?? 0) }
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual(expected)
    // Another sale of the shop brings money in: it stays there.
    const { order: next } = await scene.transferred(provider, [{ seller_id: order.seller.id }])
    await tryAgain(1)
    expect(next.seller.id).toBe(order.seller.id)
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'reduced' }])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual(expected)
    expect(await countOpen(checkout.id)).toBe(0)
  })

  it('a debt that is asked for again and refused asks a person anew, once', async () => {
    const { checkout } = await owing(provider)
    const { id } = await openCase(checkout.id)
    await decide(id, 'retry')
    await scene.drain()
    const again = await openCase(checkout.id)
    expect(again).toMatchObject({ kind: 'seller_debt' })
    expect(again.id).not.toBe(id)
  })
})

it('a debt is not written off while the provider’s answer is awaited', async () => {
  const { checkout } = await owing('mangopay')
  const { id } = await openCase(checkout.id)
  const { db } = scene.backend.services
  const asking = { asked_at: scene.backend.clock.now() }
  const [refund] = await scene.refunds(checkout.id)
  await db
    .updateTable('transfer_reversal')
    .set(asking)
    .where('refund_id', '=', refund?.id ?? '')
    .execute()
  expect(await decide(id, 'close')).toMatchObject({ ok: false, problem: { code: 'illegal_transition' } })
  expect(await scene.refunds(checkout.id)).toMatchObject([{ reversal: 'debt' }])
  expect(await countOpen(checkout.id)).toBe(1)
})

it('a transfer is not given up while the provider’s answer is awaited', async () => {
  const { order, checkout, repair } = await blocked('mangopay')
  await repair()
  const undecided = { kind: 'undecided', path: '*/transfers', method: 'POST' }
  await scene.sandbox.control('faults', { ...undecided, times: 9 })
  await tryAgain(1)
  expect(await transferOf(order.id)).toEqual({ status: 'sending' })
  const { id } = await openCase(checkout.id)
  expect(await decide(id, 'close')).toMatchObject({ ok: false, problem: { code: 'illegal_transition' } })
})

it.each(['refund', 'transfer'])('a %s that was given up before its end is only tried again', async (what) => {
  const { services, clock } = scene.backend
  const { db } = services
  const { order, checkout } = await scene.paid('stripe')
  const key =
    what === 'refund' ? `refund:${(await scene.queue(order.id)).refundId}` : `transfer:%:${order.id}`
  const dead = { dead_at: clock.now(), tries: 10, error: 'Stripe: no answer' }
  await db.updateTable('outbox').set(dead).where('key', 'like', key).execute()
  await openDeadEffectCases(services)
  const cases = db.selectFrom('review_task').select('id').where('effect_key', 'like', key)
  const { id } = await cases.executeTakeFirstOrThrow()
  expect(await decide(id, 'close')).toMatchObject({ problem: { code: 'illegal_transition' } })
  expect(await decide(id, 'retry')).toMatchObject({ ok: true })
  await scene.drain()
  if (what === 'refund') expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded' }])
  else expect(await transferOf(order.id)).toEqual({ status: 'succeeded' })
})

it('an effect that was given up and closed does not come back', async () => {
  const { services, clock } = scene.backend
  const { db } = services
  const key = 'test:closed-effect'
  const dead = {
    kind: 'payment-refund',
    key,
    payload: '{"refundId":"none"}',
    run_at: clock.now(),
    dead_at: clock.now(),
  }
  await db.insertInto('outbox').values(dead).execute()
  const cases = () =>
    db.selectFrom('review_task').select(['id', 'decided_at']).where('effect_key', '=', key).execute()
  await openDeadEffectCases(services)
  clock.advance(30_000)
  await openDeadEffectCases(services)
  const [item] = await cases()
  expect(await decide(item?.id ?? '', 'close')).toMatchObject({ ok: true })
  clock.advance(30_000)
  await openDeadEffectCases(services)
  expect(await cases()).toHaveLength(1)
})

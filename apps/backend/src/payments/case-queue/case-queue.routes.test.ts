import { type CaseDecision, decideCase, getCaseOverview, listCases } from '@filiera/contract/payments/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { openDeadEffectCases } from '../open-dead-effect-cases.ts'

let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const note = 'Spoken to the bank.'

/** The one open case of a checkout. */
async function caseOf(checkoutId: string) {
  const listed = valueIn(await scene.backend.call(listCases, { query: { limit: '100' } }, operator.headers))
  const own = listed.filter((item) => item.checkoutId === checkoutId)
  const [item] = own
  if (!item || own.length > 1) throw new Error(`${own.length} open cases`)
  return item
}

const decide = (id: string, decision: CaseDecision) =>
  scene.backend.call(decideCase, { params: { id }, body: { decision, note } }, operator.headers)

const fault = (kind: string, path: string, method: string, times = 1) =>
  scene.sandbox.control('faults', { kind, path, method, times })

/** Paid at the provider, seen with another amount. */
async function mismatched() {
  const placed = await scene.place([{}])
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await fault('wrong-amount', `*/payins/${info.Id}`, 'GET')
  await scene.look(placed.buyer, info.Id)
  return { ...placed, info }
}

/** A paid order whose payment the customer's bank disputes. */
async function disputed(amountOf: (total: number) => number = (total) => total) {
  const bought = await scene.transferred('mangopay')
  const amount = amountOf(cents(bought.order.amount))
  const answer = await scene.dashboard('dispute', { payment: bought.paymentId, amount })
  const { Id } = z.object({ Id: z.string() }).parse(answer)
  await scene.tell('mangopay', 'DISPUTE_CREATED', Id)
  return { ...bought, dispute: Id, amount }
}

describe('a payment that differs', () => {
  it('goes on when the provider names the right amount after all', async () => {
    const { checkout, buyer, info } = await mismatched()
    const item = await caseOf(checkout.id)
    expect(item).toMatchObject({
      kind: 'payment_mismatch',
      providerRef: info.Id,
      choices: ['look_again', 'refund', 'close'],
      total: checkout.total,
      contactEmailAddress: buyer.email,
      orders: [{ id: checkout.orders[0]?.id, amount: checkout.total, refunded: 0 }],
      payment: { method: 'card_web', status: 'review', ref: info.Id, amount: checkout.total },
      refund: null,
      decidedBy: null,
    })
    const decided = valueIn(await decide(item.id, 'look_again'))
    expect(decided).toMatchObject({
      decision: 'look_again',
      note,
      choices: [],
      decidedBy: operator.email,
      payment: { status: 'succeeded' },
    })
    const { object } = await scene.backend.services.db
      .selectFrom('security_event')
      .select('object')
      .where('event', '=', 'case_decided')
      .executeTakeFirstOrThrow()
    expect(object).toBe(`case ${item.id} look_again`)
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ orders: ['PAID'], holds: ['committed'] })
    expect(await decide(item.id, 'look_again')).toMatchObject({ problem: { code: 'illegal_transition' } })
  })

  it('stays open while it still differs, or the provider is silent', async () => {
    const { checkout, info } = await mismatched()
    const item = await caseOf(checkout.id)
    await fault('wrong-amount', `*/payins/${info.Id}`, 'GET')
    expect(await decide(item.id, 'look_again')).toMatchObject({ problem: { code: 'illegal_transition' } })
    await fault('drop-before', `*/payins/${info.Id}`, 'GET', 2)
    expect(await decide(item.id, 'look_again')).toMatchObject({ problem: { code: 'provider_unavailable' } })
    expect(await caseOf(checkout.id)).toMatchObject({ id: item.id, decision: null })
  })

  it('is refunded: what the provider captured goes back, the stock too', async () => {
    const { checkout } = await mismatched()
    const item = await caseOf(checkout.id)
    valueIn(await decide(item.id, 'refund'))
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([
      { status: 'succeeded', reason: 'operator', amountCents: cents(checkout.total), orderId: null },
    ])
    expect(await scene.ledger(checkout.id)).toMatchObject({ orders: ['CANCELLED'], holds: ['released'] })
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  })

  it('is closed without moving money', async () => {
    const { checkout } = await mismatched()
    valueIn(await decide((await caseOf(checkout.id)).id, 'close'))
    expect(await scene.ledger(checkout.id)).toMatchObject({
      attempts: ['failed'],
      orders: ['CANCELLED'],
      holds: ['released'],
    })
    expect(await scene.refunds(checkout.id)).toEqual([])
  })
})

describe('money that does not move', () => {
  it('a failed refund is tried again, and succeeds once', async () => {
    const { order, checkout, paymentId } = await scene.transferred('mangopay')
    await scene.queue(order.id)
    await scene.sandbox.control(`objects/${paymentId}/force`, { disputed: true })
    await scene.drain()
    const item = await caseOf(checkout.id)
    expect(item).toMatchObject({
      kind: 'refund_failed',
      choices: ['retry', 'close'],
      orderId: order.id,
      orders: [{ id: order.id, amount: order.amount, refunded: order.amount }],
      refund: { status: 'failed', amount: order.amount, postponedUntil: null },
      payment: { ref: paymentId, status: 'succeeded' },
    })
    await scene.sandbox.control(`objects/${paymentId}/force`, { disputed: false })
    const answers = await Promise.all([decide(item.id, 'retry'), decide(item.id, 'retry')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded' }])
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
  })

  it('a blocked transfer is tried again at once', async () => {
    const { order, checkout } = await scene.paid('mangopay')
    const { mangopay_user_id: user } = await scene.seller(order.seller.id)
    await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'LIGHT' })
    for (const seconds of [0, 6, 20]) {
      await scene.later(seconds)
      await scene.drain()
    }
    await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'REGULAR' })
    valueIn(await decide((await caseOf(checkout.id)).id, 'retry'))
    await scene.drain()
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
  })

  it('an effect that was given up is tried again', async () => {
    const { order, checkout } = await scene.paid('stripe')
    await fault('status-500', '*/v1/transfers', 'POST', 30)
    await scene.drain()
    // each try waits a second for Stripe: the next one is the last
    const { db } = scene.backend.services
    await sql`update outbox set tries = 9 where kind = 'payment-transfer' and done_at is null`.execute(db)
    await scene.later(87_000)
    await scene.drain()
    for (const _ of [1, 2]) await openDeadEffectCases(scene.backend.services)
    const listed = valueIn(await scene.backend.call(listCases, { query: { limit: '100' } }, operator.headers))
    const given = listed.filter(
      ({ kind, reason }) => kind === 'effect_failed' && reason.includes('Stripe: StripeAPIError'),
    )
    expect(given).toHaveLength(1)
    await fetch(`${scene.sandbox.url}/_control/faults`, {
      method: 'DELETE',
      headers: { 'x-control-token': 'sandbox-control' },
    })
    valueIn(await decide(given[0]?.id ?? '', 'retry'))
    await scene.drain()
    expect(await scene.balances({ checkoutId: checkout.id })).not.toHaveProperty(`order:${order.id}`)
  })
})

describe('a dispute', () => {
  it('that is won lets the order go on where it was', async () => {
    const { order, checkout, dispute } = await disputed()
    const item = await caseOf(checkout.id)
    expect(item.choices).toEqual(['look_again', 'dispute_won', 'dispute_lost'])
    await scene.dashboard('dispute/close', { dispute, outcome: 'won' })
    expect(valueIn(await decide(item.id, 'look_again'))).toMatchObject({
      decision: null,
      reason: expect.stringContaining('the provider says: won'),
    })
    valueIn(await decide(item.id, 'dispute_won'))
    expect(await scene.orderStatus(order.id)).toBe('PAID')
    await scene.drain()
    const told = scene.backend.mails.filter(({ to }) => to === order.seller.email)
    expect(told.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Pagamento contestato, ordine ${order.id}`,
        `Contestazione chiusa, ordine ${order.id}`,
      ]),
    )
    await scene.queue(order.id)
    await scene.drain()
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  })

  it('that is lost takes the money from the order and its seller, without a mail of ours', async () => {
    const { order, checkout, dispute } = await disputed()
    await scene.dashboard('dispute/close', { dispute, outcome: 'lost' })
    valueIn(await decide((await caseOf(checkout.id)).id, 'dispute_lost'))
    await scene.drain()
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
    expect(await scene.refunds(checkout.id)).toMatchObject([
      { status: 'succeeded', reason: 'provider', reversal: 'succeeded' },
    ])
    expect(await scene.balances({ checkoutId: checkout.id })).toEqual({})
    expect(scene.refundMails(order.id)).toHaveLength(0)
  })

  it('is not decided before the bank has, nor otherwise', async () => {
    const { order, checkout, dispute } = await disputed()
    const item = await caseOf(checkout.id)
    const refused = { problem: { code: 'illegal_transition' } }
    for (const decision of ['dispute_won', 'dispute_lost'] as const)
      expect(await decide(item.id, decision)).toMatchObject(refused)
    await scene.dashboard('dispute/close', { dispute, outcome: 'won' })
    expect(await decide(item.id, 'dispute_lost')).toMatchObject(refused)
    expect(await caseOf(checkout.id)).toMatchObject({
      decision: null,
      reason: expect.stringContaining('the provider says: won'),
    })
    expect(await scene.orderStatus(order.id)).toBe('DISPUTED')
    expect(await scene.refunds(checkout.id)).toEqual([])
  })

  it('of a part leaves the rest of the order where it was', async () => {
    const { order, checkout, dispute } = await disputed(() => 250)
    await scene.dashboard('dispute/close', { dispute, outcome: 'lost' })
    valueIn(await decide((await caseOf(checkout.id)).id, 'dispute_lost'))
    await scene.drain()
    expect(await scene.orderStatus(order.id)).toBe('PAID')
    expect(await scene.checkoutStatus(checkout.id)).toBe('partially_refunded')
  })
})

it('lists what was decided, newest first, and offers nothing there any more', async () => {
  const { checkout } = await mismatched()
  const item = await caseOf(checkout.id)
  expect(await decide(item.id, 'retry')).toMatchObject({ problem: { code: 'illegal_transition' } })
  valueIn(await decide(item.id, 'close'))
  const [newest] = valueIn(
    await scene.backend.call(listCases, { query: { state: 'decided', limit: '1' } }, operator.headers),
  )
  expect(newest).toMatchObject({
    id: item.id,
    decision: 'close',
    note,
    choices: [],
    decidedBy: operator.email,
  })
  const overview = valueIn(await scene.backend.call(getCaseOverview, {}, operator.headers))
  const { rows } = await sql<{ open: number; decided: number }>`
    select count(*) filter (where decision is null)::int as open, count(decision)::int as decided
    from review_task`.execute(scene.backend.services.db)
  expect(overview).toMatchObject(rows[0] ?? {})
})

it('lists refunds that wait, with the time when they are tried again', async () => {
  const { order } = await scene.transferred('mangopay')
  const euro = { lines: [], amountCents: 100, withShipping: false }
  for (const key of ['first', 'second']) {
    await scene.queue(order.id, { key: `${key}:${order.id}`, ...euro })
    await scene.drain()
  }
  const { postponed } = valueIn(await scene.backend.call(getCaseOverview, {}, operator.headers))
  const waiting = postponed.filter(({ orderId }) => orderId === order.id)
  expect(waiting).toMatchObject([
    { amount: 1, seller: order.seller.name, reason: expect.stringContaining('24 hours') },
  ])
  expect(Date.parse(waiting[0]?.until ?? '')).toBeGreaterThan(scene.backend.clock.now().getTime())
})

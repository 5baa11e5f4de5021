import { type CaseKind, getCaseOverview, listCases } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { openCase } from '../cases/open-case.ts'
import { writeDecision } from './case-queue.store.ts'

type Bought = Awaited<ReturnType<typeof createPaidOrder>>

let scene: PaymentScene
let operator: TestCustomer
/** A purchase of two orders, and another one. */
let bought: Bought
let other: Bought
let paymentRef: string
const ids: Record<string, string> = {}

type Opened = {
  kind: CaseKind
  about: Partial<Parameters<typeof openCase>[1]>
  isDecided?: boolean
}

async function open(name: string, { kind, about, isDecided = false }: Opened): Promise<void> {
  const { db } = scene.backend.services
  const now = scene.backend.clock.now()
  await openCase(db, { key: `filter:${name}`, kind, reason: `Case ${name}.`, now, ...about })
  const { id } = await db
    .selectFrom('review_task')
    .select('id')
    .where('key', '=', `filter:${name}`)
    .executeTakeFirstOrThrow()
  ids[id] = name
  const decided = { decision: 'close', by: operator.accountId, note: 'Settled.', now } as const
  if (isDecided) await db.transaction().execute((trx) => writeDecision(trx, id, decided))
  scene.backend.clock.advance(1000)
}

const orderOf = ({ checkout }: Bought, at = 0) => checkout.orders[at]?.id ?? ''

beforeAll(async () => {
  scene = await openPaymentScene()
  const { backend } = scene
  operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
  bought = await createPaidOrder(backend, [{}, {}])
  other = await createPaidOrder(backend)
  const checkoutId = bought.checkout.id
  const { provider_id } = await backend.services.db
    .selectFrom('payment_attempt')
    .select('provider_id')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow()
  paymentRef = provider_id ?? ''
  const first = { checkoutId, orderId: orderOf(bought) }
  await open('refund of the first', { kind: 'refund_failed', about: { ...first, providerRef: 'rf_Aa_1' } })
  const second = { checkoutId, orderId: orderOf(bought, 1) }
  await open('transfer of the second', { kind: 'transfer_blocked', about: second })
  await open('dispute of both', { kind: 'dispute', about: { checkoutId, providerRef: 'dp_Bb_2' } })
  const third = { checkoutId: other.checkout.id, orderId: orderOf(other) }
  await open('refund of another', { kind: 'refund_failed', about: third })
  await open('decided', { kind: 'refund_failed', about: first, isDecided: true })
  await open('decided dispute', { kind: 'dispute', about: { checkoutId }, isDecided: true })
  await open('effect', { kind: 'effect_failed', about: {} })
})
afterAll(() => scene.close())

type Query = {
  state?: 'open' | 'decided'
  kind?: CaseKind
  search?: string
  start?: string
  limit?: string
}
async function find(query: Query): Promise<(string | undefined)[]> {
  const found = valueIn(await scene.backend.call(listCases, { query }, operator.headers))
  return found.map(({ id }) => ids[id])
}

async function count({ state: _, ...query }: Query) {
  const { open, decided } = valueIn(await scene.backend.call(getCaseOverview, { query }, operator.headers))
  return { open, decided }
}

describe('by kind', () => {
  it('lists the open ones in their order, the decided ones in theirs', async () => {
    expect(await find({ kind: 'refund_failed' })).toEqual(['refund of the first', 'refund of another'])
    expect(await find({ kind: 'refund_failed', state: 'decided' })).toEqual(['decided'])
    expect(await find({ kind: 'seller_debt' })).toEqual([])
    expect(await count({ kind: 'refund_failed' })).toEqual({ open: 2, decided: 1 })
    expect(await count({})).toEqual({ open: 5, decided: 2 })
  })

  it('goes from page to page inside the kind', async () => {
    expect(await find({ kind: 'refund_failed', limit: '1' })).toEqual(['refund of the first'])
    expect(await find({ kind: 'refund_failed', limit: '1', start: '1' })).toEqual(['refund of another'])
    expect(await find({ kind: 'refund_failed', limit: '1', start: '2' })).toEqual([])
  })
})

describe('by search', () => {
  const ofFirst = ['refund of the first', 'dispute of both']

  it('finds what an order is about, its purchase’s cases too, not those of its neighbour', async () => {
    const number = orderOf(bought)
    const written = [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      ` ${number} `,
      number.slice(0, 14),
    ]
    for (const search of written) expect(await find({ search })).toEqual(ofFirst)
    expect(await find({ search: orderOf(bought, 1) })).toEqual(['transfer of the second', 'dispute of both'])
    expect(await find({ search: number, state: 'decided' })).toEqual(['decided dispute', 'decided'])
    expect(await count({ search: number })).toEqual({ open: 2, decided: 2 })
  })

  it('finds a purchase and its payment', async () => {
    const all = ['refund of the first', 'transfer of the second', 'dispute of both']
    expect(await find({ search: bought.checkout.id })).toEqual(all)
    expect(await find({ search: bought.checkout.id.toUpperCase() })).toEqual(all)
    expect(await find({ search: paymentRef })).toEqual(all)
  })

  it('finds the object at the provider as it is written there', async () => {
    expect(await find({ search: 'rf_Aa_1' })).toEqual(['refund of the first'])
    for (const search of ['rf_aa_1', 'rf_Aa_', 'rf%', '%', '_', "'", bought.buyer.email, 'Case'])
      expect(await find({ search })).toEqual([])
  })

  it('narrows a kind down', async () => {
    expect(await find({ search: orderOf(bought), kind: 'dispute' })).toEqual(['dispute of both'])
    expect(await find({ search: orderOf(other), kind: 'dispute' })).toEqual([])
  })
})

it.each<[string, Record<string, string>]>([
  ['kind', { kind: 'everything' }],
  ['search', { search: ' ' }],
  ['search', { search: 'x'.repeat(101) }],
  ['search', { search: 'a\u0000b' }],
  ['email', { email: 'anna@example.it' }],
])('refuses a wrong %s', async (field, query) => {
  for (const path of ['/operator/reviews', '/operator/reviews/overview']) {
    const response = await fetch(`${scene.backend.url}${path}?${new URLSearchParams(query)}`, {
      headers: operator.headers,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad_request', fields: [{ field }] })
  }
})

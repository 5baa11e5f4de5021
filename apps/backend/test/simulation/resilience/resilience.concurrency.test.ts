import { putPhoto } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStorefront } from '../../../../../tools/build-storefront.mjs'
import { createPhoto } from '../../factories/photo.ts'
import { invariants } from '../invariants/invariants.ts'
import { readFacts } from '../invariants/read-facts.ts'
import { type Action, actions, type FaultName, faults, matrix } from './matrix.ts'
import { openTroubledShop, STOCK, type TroubledShop } from './troubled-shop.ts'
import { troubles } from './troubles.ts'
import { ask, leaveEarly, openVisitor, outcomeOf, type Visitor, visits } from './visits.ts'

const HOUR_MS = 3_600_000
/** Longest time until any answer, with what a busy machine adds; limits of the shop under test are shorter than in life. */
const LONGEST_MS = 15_000

let shop: TroubledShop
const everybody: Visitor[] = []
beforeAll(async () => {
  await buildStorefront()
  shop = await openTroubledShop()
})
afterAll(() => shop.close())

const onePerAction = async () =>
  Object.fromEntries(
    await Promise.all(actions.map(async (action) => [action, await openVisitor(shop, action)] as const)),
  ) as Record<Action, Visitor>

/** Does everything at once. @returns what each came to, and the longest wait */
async function visitAll(visitors: Record<Action, Visitor>, leaves: boolean) {
  let longestMs = 0
  const seen = await Promise.all(
    actions.map(async (action, index) => {
      const from = performance.now()
      const answer = leaves
        ? await leaveEarly(shop, visitors[action], action, 3 * index)
        : await visits[action](shop, visitors[action])
      longestMs = Math.max(longestMs, performance.now() - from)
      return [action, outcomeOf(action, answer)] as const
    }),
  )
  return { seen: Object.fromEntries(seen), longestMs }
}

/** Pieces in the customer's cart. */
async function piecesOf(visitor: Visitor): Promise<number> {
  const { body } = await ask(shop, visitor, { path: '/api/me/carts' })
  const carts = JSON.parse(body) as { items: { quantity: number }[] }[]
  return carts.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The payment that was begun is paid at the provider, and the customer looks. */
async function finishPayment(visitor: Visitor): Promise<string> {
  const { body } = await visits.pay(shop, visitor)
  const { Id, status } = JSON.parse(body) as { Id: string; status: string }
  if (status === 'paid') return status
  await shop.sandbox.control(`objects/${Id}/force`, { status: 'SUCCEEDED' })
  shop.backend.clock.advance(2001)
  const looked = await ask(shop, visitor, { path: `/api/payment/${Id}` })
  return (JSON.parse(looked.body) as { status: string }).status
}

const mailsTo = ({ buyer }: Visitor) =>
  shop.sandbox.state.mail.filter(({ to }) => to.includes(buyer.email)).map(({ subject }) => subject)

/** What only one fault leaves behind. */
const alsoAfterwards: Partial<Record<FaultName, (visitors: Record<Action, Visitor>) => Promise<void>>> = {
  /** The order is paid meanwhile; tries to send go on for an hour. */
  async mailDown({ pay }) {
    expect(await finishPayment(pay)).toBe('paid')
    for (let half = 0; half < 2; half++) {
      await shop.work()
      shop.backend.clock.advance(HOUR_MS / 2)
    }
    expect(mailsTo(pay)).toEqual([])
  },
  async uploadFolderReadOnly({ cart }) {
    const file = new Blob([new Uint8Array(await createPhoto())])
    expect(await shop.backend.call(putPhoto, { file }, cart.buyer.headers)).toMatchObject({
      problem: { status: 503, code: 'unavailable' },
    })
  },
}

describe.each(faults)('%s', (fault) => {
  let visitors: Record<Action, Visitor>
  let seen: Record<string, string>
  let longestMs = 0

  beforeAll(async () => {
    shop.backend.clock.set(new Date())
    await shop.showPage()
    visitors = await onePerAction()
    everybody.push(...Object.values(visitors))
    const mend = await troubles[fault](shop)
    try {
      const told = await visitAll(visitors, fault === 'clientsGone')
      seen = told.seen
      longestMs = told.longestMs
      expect((await fetch(`${shop.front.url}/healthz`)).status).toBe(200)
      await alsoAfterwards[fault]?.(visitors)
    } finally {
      await mend()
    }
  })

  it.each(actions)('%s', (action) => {
    expect(seen[action]).toBe(matrix[fault].cells[action])
  })

  it('answers in time', () => expect(longestMs).toBeLessThan(LONGEST_MS))

  it('and afterwards everything goes on, and nothing is lost or doubled', async () => {
    await expect
      .poll(async () => (await visitAll(visitors, false)).seen, { timeout: 15_000 })
      .toEqual({
        browse: 'works',
        cart: 'works',
        login: 'works',
        pay: 'works',
      })
    const { acknowledged, unknown } = visitors.cart.cart
    const pieces = await piecesOf(visitors.cart)
    expect(pieces).toBeGreaterThanOrEqual(acknowledged)
    expect(pieces).toBeLessThanOrEqual(acknowledged + unknown)
    expect(await finishPayment(visitors.pay)).toBe('paid')
  })
})

it('holds every invariant of payments after all of it', async () => {
  for (let hour = 0; hour < 4; hour++) {
    await shop.work()
    shop.backend.clock.advance(HOUR_MS)
  }
  const facts = await readFacts({
    db: shop.db,
    accountIds: everybody.map(({ buyer }) => buyer.accountId),
    initialStock: new Map([[shop.products.sold, STOCK]]),
    mails: [],
    sent: [],
    providers: shop.sandbox.state,
  })
  const breaches = Object.entries(invariants).flatMap(([name, holds]) =>
    holds(facts).map((line) => `${name}: ${line}`),
  )
  expect(breaches).toEqual([])
  const paid = faults.length
  expect(facts.checkouts.map(({ status }) => status)).toEqual(Array(paid).fill('paid'))
  expect(facts.captures).toHaveLength(paid)
  expect(Object.keys(shop.sandbox.state.mangopay.payIns)).toHaveLength(paid)
  expect(shop.backend.logs.filter((line) => line.includes('unexpected failure'))).toEqual([])
  expect(facts.products.map(({ stock }) => stock)).toEqual([STOCK - paid])
  const payers = everybody.filter(({ checkoutId }) => checkoutId !== null)
  expect(payers.map((visitor) => new Set(mailsTo(visitor)).size - mailsTo(visitor).length)).toEqual(
    Array(paid).fill(0),
  )
})

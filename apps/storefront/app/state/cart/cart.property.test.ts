import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import type { Problem } from '@filiera/contract/problem'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartAction, type CartStep, emptyCart, restoreLines } from './cart.state.ts'
import { linesOf, reduceCart } from './reduce-cart.ts'

const problem: Problem = { type: 'about:blank', status: 503, title: '', detail: '', code: 'unavailable' }
const STOCK = 9

const item = (productId: string, quantity: number): CartItem => ({
  productId,
  quantity,
  image: '',
  title: '',
  price: 10,
  priceDiscounted: null,
  lineCost: 10 * quantity,
  lineCostDiscount: 10 * quantity,
  available: true,
  change: null,
  priceWhenAdded: 10,
  maxQuantity: STOCK,
  addedAt: '2026-11-21T10:00:00.000000Z',
  alcohol: false,
  shipsTo: ['IT'],
})

function cartsOf(quantities: ReadonlyMap<string, number>): Cart[] {
  const items = [...quantities].flatMap(([id, quantity]) => (quantity > 0 ? [item(id, quantity)] : []))
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const cart: Cart = {
    id: '0f3c2a9e-1111-4222-8333-444455556666',
    items,
    totalItems,
    totalCost: 10 * totalItems,
    totalCostDiscount: 10 * totalItems,
    shipping: { cost: 0, missingToFree: null },
    warehouse: { id: '1', name: '', region: 'puglia', adjustments: [] },
    seller: {
      id: '1',
      name: '',
      city: '',
      region: 'puglia',
      closed: false,
      closedUntil: null,
      closedText: '',
    },
    delivery: null,
  }
  return items.length > 0 ? [cart] : []
}

const productId = fc.constantFrom('1', '2', '3')
const step: fc.Arbitrary<CartStep | null> = fc.oneof(
  fc.record({ productId, delta: fc.integer({ min: -4, max: 4 }).filter((delta) => delta !== 0) }),
  fc.record({ productId, removed: fc.constant(true as const) }),
  fc.constant(null),
)
/** Calls of one tab: what it asks, what another tab does before the server gets to it, and how long the answer travels. */
const call = fc.record({
  step,
  other: fc.option(fc.tuple(productId, fc.nat(STOCK))),
  fails: fc.boolean(),
  asked: fc.nat(20),
  travels: fc.nat(20),
})

type Server = Map<string, number>

function take(server: Server, wanted: CartStep | null): void {
  if (!wanted) return
  const there = server.get(wanted.productId) ?? 0
  const next = 'removed' in wanted ? 0 : Math.max(0, Math.min(STOCK, there + wanted.delta))
  server.set(wanted.productId, next)
}

/** Requests and answers in the order in which the tab meets them, and the server's cart at the end of those that went well. */
function historyOf(calls: readonly (typeof call extends fc.Arbitrary<infer T> ? T : never)[]) {
  const server: Server = new Map()
  let last: Cart[] = []
  const events: { at: number; action: CartAction }[] = []
  let now = 0
  for (const [id, { step: wanted, other, fails, asked, travels }] of calls.entries()) {
    now += asked
    if (other) server.set(...other)
    const operation = 'update'
    events.push({ at: now, action: { type: 'request', operation, id, ...(wanted && { step: wanted }) } })
    if (!fails) {
      take(server, wanted)
      last = cartsOf(server)
    }
    const action: CartAction = fails
      ? { type: 'error', operation, id, problem }
      : { type: 'success', operation, id, carts: cartsOf(server), owner: 'account' }
    events.push({ at: now + travels, action })
  }
  // a stable sort: a request comes before its own answer
  return { actions: events.sort((a, b) => a.at - b.at).map(({ action }) => action), last }
}

const history = fc.array(call, { minLength: 1, maxLength: 10 }).map(historyOf)

test('in whatever order answers come, the cart ends as the server’s last one', () => {
  fc.assert(
    fc.property(history, ({ actions, last }) => {
      const state = actions.reduce(reduceCart, emptyCart)
      expect(state).toMatchObject({ loading: false, pending: [], carts: last, lines: linesOf(last) })
      expect(state.cartTotal).toBe(last[0]?.totalItems ?? 0)
    }),
    { numRuns: 2000 },
  )
})

test('what was asked before a reset never comes back, whenever it is answered', () => {
  fc.assert(
    fc.property(history, fc.nat(20), ({ actions }, place) => {
      const id =
        Math.max(-1, ...actions.slice(0, place).map((action) => ('id' in action ? action.id : -1))) + 1
      const known = actions.slice(0, place)
      const late = actions
        .slice(place)
        .filter((action) => action.type !== 'request' && 'id' in action && action.id < id)
      const reset: CartAction[] = [
        { type: 'request', operation: 'reset', id },
        { type: 'success', operation: 'reset', id, carts: [], owner: 'visitor' },
      ]
      const state = [...known, ...reset, ...late].reduce(reduceCart, emptyCart)
      expect(state).toMatchObject({ owner: 'visitor', carts: [], lines: [], error: null, loading: false })
    }),
    { numRuns: 2000 },
  )
})

test('another tab’s lines show until the server says what is there', () => {
  const lines = fc.uniqueArray(fc.record({ productId, quantity: fc.integer({ min: 1, max: STOCK }) }), {
    selector: (line) => line.productId,
  })
  fc.assert(
    fc.property(history, fc.nat(20), lines, ({ actions, last }, place, other) => {
      const answer: CartAction = { type: 'success', operation: 'get', id: 99, carts: last, owner: 'account' }
      const before = actions.slice(0, place).reduce(reduceCart, emptyCart)
      const state = actions.slice(place).reduce(reduceCart, restoreLines(before, 'account', other))
      expect(reduceCart(state, answer)).toMatchObject({ known: true, carts: last, lines: linesOf(last) })
    }),
    { numRuns: 1000 },
  )
})

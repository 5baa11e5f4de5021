import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import type { Problem } from '@filiera/contract/problem'
import { describe, expect, test } from 'vitest'
import { type CartAction, type CartState, emptyCart, restoreLines } from './cart.state.ts'
import { linesOf, reduceCart } from './reduce-cart.ts'

const problem: Problem = {
  type: 'about:blank',
  status: 409,
  title: 'Conflict',
  detail: 'x',
  code: 'sold_out',
}

const item = (
  productId: string,
  quantity: number,
  price: number,
  discounted: number | null = null,
): CartItem => ({
  productId,
  quantity,
  image: '',
  title: `Product ${productId}`,
  price,
  priceDiscounted: discounted,
  lineCost: Math.round(price * quantity * 100) / 100,
  lineCostDiscount: Math.round((discounted ?? price) * quantity * 100) / 100,
  available: true,
  change: null,
  priceWhenAdded: discounted ?? price,
  maxQuantity: 5,
  addedAt: '2026-11-21T10:00:00.000000Z',
  alcohol: false,
  shipsTo: ['IT'],
})

const cartOf = (...items: CartItem[]): Cart => ({
  id: '0f3c2a9e-1111-4222-8333-444455556666',
  items,
  totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
  totalCost: items.reduce((sum, { lineCost }) => sum + lineCost, 0),
  totalCostDiscount: items.reduce((sum, { lineCostDiscount }) => sum + lineCostDiscount, 0),
  shipping: { cost: 6.9, missingToFree: 15.2 },
  warehouse: {
    id: '1',
    name: 'Magazzino di Andria',
    region: 'puglia',
    adjustments: [
      { type: 'shipment_threshold', value: 49 },
      { type: 'shipment_fee', value: 6.9 },
    ],
  },
  seller: {
    id: '1',
    name: 'Masseria',
    city: 'Andria',
    region: 'puglia',
    closed: false,
    closedUntil: null,
    closedText: '',
  },
  delivery: null,
})

const run = (...actions: CartAction[]): CartState => actions.reduce(reduceCart, emptyCart)
const loaded: CartAction = {
  type: 'success',
  operation: 'get',
  id: 0,
  carts: [cartOf(item('1', 2, 19.9, 16.9))],
  owner: 'account',
}

const steps = [
  ['add', { productId: '1', delta: 1 }, 3],
  ['increase', { productId: '1', delta: 1 }, 3],
  ['decrease', { productId: '1', delta: -1 }, 1],
  ['update', { productId: '1', delta: 3 }, 5],
  ['remove', { productId: '1', removed: true }, 0],
] as const

describe.each(steps)('%s', (operation, step, quantity) => {
  const request: CartAction = { type: 'request', operation, id: 1, step }
  const shown = (state: CartState) => linesOf(state.carts)[0]?.quantity ?? 0

  test('shows at once and sets loading', () => {
    const state = run(loaded, request)
    expect(state).toMatchObject({ loading: true, error: null, cartTotal: quantity })
    expect(shown(state)).toBe(quantity)
  })
  test('success: what the server says', () => {
    const carts = [cartOf(item('1', 4, 19.9))]
    const state = run(loaded, request, { type: 'success', operation, id: 1, carts })
    expect(state).toMatchObject({ loading: false, error: null, carts, cartTotal: 4, cartsTotalCost: 79.6 })
  })
  test('error: undone', () => {
    const state = run(loaded, request, { type: 'error', operation, id: 1, problem })
    expect(state).toMatchObject({ loading: false, error: problem, cartTotal: 2 })
    expect(shown(state)).toBe(2)
  })
})

test.each(['get', 'sync', 'clear'] as const)('%s: loading, then success or error', (operation) => {
  const request: CartAction = { type: 'request', operation, id: 1 }
  expect(run(loaded, request)).toMatchObject({ loading: true, cartTotal: 2 })
  expect(run(loaded, request, { type: 'success', operation, id: 1, carts: [] })).toMatchObject({
    loading: false,
    carts: [],
    lines: [],
    cartTotal: 0,
  })
  expect(run(loaded, request, { type: 'error', operation, id: 1, problem })).toMatchObject({
    loading: false,
    error: problem,
    cartTotal: 2,
  })
})

test('reset forgets everything at once, whoever it belonged to', () => {
  const state = run(loaded, { type: 'request', operation: 'reset', id: 1 })
  expect(state).toMatchObject({ owner: 'visitor', carts: [], lines: [], cartTotal: 0, loading: true })
  const done = reduceCart(state, { type: 'success', operation: 'reset', id: 1, carts: [], owner: 'visitor' })
  expect(done).toMatchObject({ loading: false, owner: 'visitor' })
})

test('totals, meter and saving follow a step before the server answers', () => {
  const state = run(loaded, {
    type: 'request',
    operation: 'increase',
    id: 1,
    step: { productId: '1', delta: 1 },
  })
  expect(state).toMatchObject({ cartsTotalCost: 59.7, cartsTotalCostDiscount: 50.7, cartsTotalDiscount: 9 })
  expect(state.carts[0]?.shipping).toEqual({ cost: 0, missingToFree: 0 })
})

test('two steps under way: the error of one leaves the other', () => {
  const state = run(
    loaded,
    { type: 'request', operation: 'increase', id: 1, step: { productId: '1', delta: 1 } },
    { type: 'request', operation: 'increase', id: 2, step: { productId: '1', delta: 1 } },
    { type: 'error', operation: 'increase', id: 1, problem },
  )
  expect(state).toMatchObject({ loading: true, cartTotal: 3 })
})

test('never shows more than the stock, and counts a product it does not know yet', () => {
  expect(
    run(loaded, { type: 'request', operation: 'update', id: 1, step: { productId: '1', delta: 50 } }).carts[0]
      ?.items[0]?.quantity,
  ).toBe(5)
  expect(
    run(loaded, { type: 'request', operation: 'add', id: 1, step: { productId: '9', delta: 2 } }).cartTotal,
  ).toBe(4)
})

test('a line that cannot be had is no part of the totals', () => {
  const gone = { ...item('2', 1, 5), available: false, change: 'sold_out' as const }
  const state = run(
    { type: 'success', operation: 'get', id: 0, carts: [cartOf(item('1', 1, 10), gone)] },
    { type: 'request', operation: 'increase', id: 1, step: { productId: '1', delta: 1 } },
  )
  expect(state.cartsTotalCost).toBe(20)
})

describe('restored from the browser', () => {
  const lines = [{ productId: '1', quantity: 3 }]
  test('fills the badge before the server has answered', () =>
    expect(restoreLines(emptyCart, 'visitor', lines)).toMatchObject({
      cartTotal: 3,
      known: false,
      carts: [],
    }))
  test('another tab’s change asks for the server’s carts again', () =>
    expect(restoreLines(run(loaded), 'account', lines)).toMatchObject({
      cartTotal: 3,
      known: false,
    }))
  test('an answer to what was asked before another tab’s change may not know of it', () => {
    const request: CartAction = { type: 'request', operation: 'get', id: 1 }
    const answer: CartAction = { type: 'success', operation: 'get', id: 1, carts: [] }
    const state = reduceCart(restoreLines(run(loaded, request), 'account', lines), answer)
    expect(state).toMatchObject({ carts: [], known: false, loading: false })
    expect(reduceCart(state, { ...answer, id: 2 })).toMatchObject({ known: true })
  })
  test('the same lines change nothing', () => {
    const state = run(loaded)
    const same = [{ productId: '1', quantity: 2 }]
    expect(restoreLines(state, 'account', same)).toBe(state)
  })
})

import type { Problem } from '@filiera/contract/problem'
import { describe, expect, test } from 'vitest'
import { changeSince, isStoredWishlist, parts, reduceWishlist } from './wishlist.state.ts'
import { noWishlist, type WishlistItem, type WishlistState } from './wishlist-store.ts'

const item = (productId: string, day = 1): WishlistItem => ({
  productId,
  addedAt: `2026-11-0${day}T10:00:00.000Z`,
  priceWhenAdded: 4.5,
})
const problem: Problem = {
  type: 'about:blank',
  status: 503,
  title: 'Service Unavailable',
  detail: '',
  code: 'unavailable',
}
const ids = ({ items }: WishlistState) => items.map(({ productId }) => productId)
const having = (...items: WishlistItem[]): WishlistState => ({ ...noWishlist, known: true, items })

describe('the list', () => {
  test('adds in front, and what is there already only once', () => {
    const one = reduceWishlist(having(item('1')), { type: 'add', item: item('2', 2) })
    expect(ids(one)).toEqual(['2', '1'])
    expect(reduceWishlist(one, { type: 'add', item: item('1', 3) })).toBe(one)
  })
  test('removes', () =>
    expect(ids(reduceWishlist(having(item('1'), item('2')), { type: 'remove', productId: '1' }))).toEqual([
      '2',
    ]))
  test('undoes a failed addition and puts a failed removal in its place', () => {
    const added = having(item('2', 2), item('1'))
    const back = reduceWishlist(added, { type: 'failed', productId: '2', item: null, problem })
    expect(ids(back)).toEqual(['1'])
    expect(back.error).toBe(problem)
    const former = item('1', 1)
    const removed = having(item('2', 2), item('3'))
    expect(ids(reduceWishlist(removed, { type: 'failed', productId: '1', item: former, problem }))[0]).toBe(
      '2',
    )
  })
  test('keeps what the server says of an addition', () => {
    const confirmed = { ...item('1', 1), priceWhenAdded: 5 }
    const state = reduceWishlist(having(item('1', 4), item('2', 2)), { type: 'confirmed', item: confirmed })
    expect(state.items).toEqual([item('2', 2), confirmed])
  })
  test('becomes the account’s with its answer, and nobody’s at logout', () => {
    const loading = reduceWishlist(having(item('1')), { type: 'request' })
    expect(loading.loading).toBe(true)
    const loaded = reduceWishlist(loading, { type: 'loaded', items: [item('2'), item('1')] })
    expect(loaded).toMatchObject({ owner: 'account', loading: false, known: true })
    expect(reduceWishlist(loaded, { type: 'cleared' })).toMatchObject({
      owner: 'visitor',
      items: [],
      known: true,
    })
  })
  test('a failed answer leaves the list and stops the loading', () => {
    const state = reduceWishlist({ ...having(item('1')), loading: true }, { type: 'error', problem })
    expect(state).toMatchObject({ loading: false, error: problem })
    expect(ids(state)).toEqual(['1'])
  })
  test('follows what another tab stored, and an emptied storage', () => {
    const followed = reduceWishlist(noWishlist, {
      type: 'restored',
      stored: { owner: 'account', items: [item('7')] },
    })
    expect(followed).toMatchObject({ owner: 'account', known: true })
    expect(ids(followed)).toEqual(['7'])
    expect(ids(reduceWishlist(followed, { type: 'restored', stored: null }))).toEqual([])
  })
})

test.each([
  [{ owner: 'visitor', items: [item('1')] }, true],
  [{ owner: 'visitor', items: [] }, true],
  [{ owner: 'thief', items: [] }, false],
  [{ owner: 'visitor', items: [{ ...item('1'), productId: '../etc' }] }, false],
  [{ owner: 'visitor', items: [{ ...item('1'), addedAt: 'yesterday' }] }, false],
  [{ owner: 'visitor', items: [{ ...item('1'), priceWhenAdded: '4' }] }, false],
  [null, false],
])('what was stored is believed only in its own shape: %j', (value, believed) => {
  expect(isStoredWishlist(value)).toBe(believed)
})

test.each([
  [{ price: 4.5, priceDiscounted: null, available: true }, null],
  [{ price: 6, priceDiscounted: 4.5, available: true }, null],
  [{ price: 4.6, priceDiscounted: null, available: true }, 'price_up'],
  [{ price: 4.5, priceDiscounted: 4.2, available: true }, 'price_down'],
  [{ price: 3, priceDiscounted: null, available: false }, 'sold_out'],
] as const)('%j since it was added at 4.50: %s', (product, change) => {
  expect(changeSince(item('1'), product)).toBe(change)
})

test('a long list is asked for in parts of a hundred', () => {
  const list = Array.from({ length: 201 }, (_, at) => at)
  expect(parts(list).map(({ length }) => length)).toEqual([100, 100, 1])
  expect(parts([])).toEqual([])
})

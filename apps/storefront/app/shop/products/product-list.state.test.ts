import { expect, it } from 'vitest'
import {
  hasMore,
  hasMoreToLoad,
  nextStart,
  openProductList,
  type ProductList,
  previousRange,
  reduceProductList,
} from './product-list.state.ts'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const first: ProductList<number> = {
  key: '/products',
  start: 0,
  shown: numbers(0, 12),
  kept: [],
  before: [],
  total: 40,
  status: 'idle',
}
const loaded = (list: ProductList<number>, count: number) =>
  reduceProductList(list, {
    type: 'loaded',
    key: list.key,
    start: nextStart(list),
    products: numbers(nextStart(list), count),
  })

it('opens with two pages, shows one and has the other ready', () => {
  const list = openProductList({ key: '/products', start: 12, total: 40 }, numbers(12, 24))
  expect([list.shown, list.kept, nextStart(list)]).toEqual([numbers(12, 12), numbers(24, 12), 36])
  const more = reduceProductList(list, { type: 'more_wanted' })
  expect([more.shown, more.kept]).toEqual([numbers(12, 24), []])
})

it('loads two pages, shows one and keeps the other', () => {
  const shown = reduceProductList(loaded(first, 24), { type: 'more_wanted' })
  expect([shown.shown.length, shown.kept.length]).toEqual([24, 12])
  const all = reduceProductList(shown, { type: 'more_wanted' })
  expect([all.shown.length, all.kept.length]).toEqual([36, 0])
  expect(hasMoreToLoad(all)).toBe(true)
  const end = reduceProductList(loaded(all, 4), { type: 'more_wanted' })
  expect(end.shown).toEqual(numbers(0, 40))
  expect([hasMore(end), hasMoreToLoad(end)]).toEqual([false, false])
})

it('drops an answer to another list, and one that came twice', () => {
  const other = reduceProductList(first, {
    type: 'loaded',
    key: '/products?sort=newest',
    start: 12,
    products: [99],
  })
  expect(other).toBe(first)
  const once = loaded(first, 24)
  const twice = reduceProductList(once, {
    type: 'loaded',
    key: first.key,
    start: 12,
    products: numbers(12, 24),
  })
  expect(twice).toBe(once)
})

it('ends when the list became shorter', () => {
  expect(hasMore(reduceProductList(loaded(first, 0), { type: 'more_wanted' }))).toBe(false)
})

it('keeps what is shown when loading fails', () => {
  const failed = reduceProductList(first, { type: 'failed', key: first.key })
  expect(failed).toEqual({ ...first, status: 'failed' })
})

it('asks for two pages before the list, shows one and keeps the other', () => {
  const third = { ...first, start: 30, shown: numbers(30, 10) }
  expect(previousRange(third)).toEqual({ start: 6, limit: 24 })
  const answer = { type: 'loaded', key: third.key, start: 6, products: numbers(6, 24) } as const
  const loadedBefore = reduceProductList(third, answer)
  const shown = reduceProductList(loadedBefore, { type: 'previous_wanted' })
  expect([shown.start, shown.shown, shown.before]).toEqual([18, numbers(18, 22), numbers(6, 12)])
  expect(reduceProductList(shown, answer)).toBe(shown)
  const whole = reduceProductList(
    reduceProductList(shown, { type: 'loaded', key: third.key, start: 0, products: numbers(0, 6) }),
    { type: 'previous_wanted' },
  )
  expect([whole.start, whole.before]).toEqual([6, numbers(0, 6)])
  expect(previousRange({ ...whole, before: numbers(0, 6) })).toBeNull()
})

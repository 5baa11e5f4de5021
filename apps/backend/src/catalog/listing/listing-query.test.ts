import { expect, it } from 'vitest'
import type { FacetCells } from './facet-cells.store.ts'
import { remembered } from './listing-query.ts'
import { emptyCells } from './merge-cells.ts'

const MOST_REMEMBERED = 100_000

const noCells = (): FacetCells => ({
  ...emptyCells(0),
  state: '1.1.0',
  merged: emptyCells(0),
  categories: [],
  memo: new Map(),
  memoWeight: 0,
})

it('remembers what was worked out, within a bound of the cells it holds', () => {
  const cells = noCells()
  let worked = 0
  const ask = (what: string, size: number) =>
    remembered(
      cells,
      what,
      { categories: null, masks: [] },
      () => {
        worked++
        return size
      },
      (made) => made,
    )
  expect([ask('first', 10), ask('first', 10), worked]).toEqual([10, 10, 1])
  for (let query = 0; query < 2000; query++) {
    ask(`query ${query}`, query)
    expect(cells.memoWeight).toBeLessThanOrEqual(MOST_REMEMBERED)
    expect(cells.memo.size).toBeLessThanOrEqual(500)
  }
  ask('too large', MOST_REMEMBERED)
  expect(cells.memo.size).toBeLessThanOrEqual(500)
  expect([...cells.memo.values()]).not.toContain(MOST_REMEMBERED)
})

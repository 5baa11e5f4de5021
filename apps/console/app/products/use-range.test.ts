import { expect, it } from 'vitest'
import { cellsIn, filledDown, rangeBetween, rowsToFill, sumUp } from './use-range.ts'

it('lies between two cells, whichever comes first', () => {
  const range = { top: 2, bottom: 5, left: 1, right: 3 }
  expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(range)
  expect(cellsIn(range)).toBe(12)
})

it('fills the rows below with its own, over and over', () => {
  const range = { top: 1, bottom: 2, left: 4, right: 4 }
  expect(rowsToFill(range, 5)).toEqual([
    { row: 3, from: 1 },
    { row: 4, from: 2 },
    { row: 5, from: 1 },
  ])
  expect(rowsToFill(range, 2)).toEqual([])
})

it('fills down from its first row, a row alone from the one above', () => {
  expect(filledDown({ top: 1, bottom: 4, left: 2, right: 3 })).toEqual({
    source: { top: 1, bottom: 1, left: 2, right: 3 },
    to: 4,
  })
  expect(filledDown({ top: 4, bottom: 4, left: 2, right: 2 })).toMatchObject({ source: { top: 3 }, to: 4 })
  const { source, to } = filledDown({ top: 0, bottom: 0, left: 2, right: 2 })
  expect(rowsToFill(source, to)).toEqual([])
})

it('sums money to the cent', () => {
  expect(sumUp([0.1, 0.2])).toEqual({ sum: 0.3, mean: 0.15 })
  expect(sumUp([])).toBeNull()
})

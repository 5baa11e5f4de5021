import { expect, it } from 'vitest'
import { moved } from './use-active-cell.ts'

const last = { row: 99, column: 8 }
const from = { row: 5, column: 3 }

it.each([
  ['ArrowDown', false, { row: 6, column: 3 }],
  ['ArrowLeft', false, { row: 5, column: 2 }],
  ['PageDown', false, { row: 15, column: 3 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', true, { row: 99, column: 8 }],
  ['a', false, null],
] as const)('%s', (key, isFar, to) => {
  expect(moved(from, key, isFar, last)).toEqual(to)
})

it('stays in the grid', () => {
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', false, last)).toEqual({ row: 0, column: 0 })
  expect(moved(last, 'ArrowRight', false, last)).toEqual(last)
  expect(moved({ row: 95, column: 0 }, 'PageDown', false, last)).toEqual({ row: 99, column: 0 })
})

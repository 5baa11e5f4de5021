import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [2, Number.NEGATIVE_INFINITY, 'cab'],
  [0, Number.POSITIVE_INFINITY, 'bca'],
])('place %i moved by %i', (from, by, after) => {
  expect(moved(['a', 'b', 'c'], from, by).join('')).toBe(after)
})

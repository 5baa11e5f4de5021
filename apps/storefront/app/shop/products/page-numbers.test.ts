import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const wide = (current: number, pages: number) =>
  pageNumbers(current, pages)
    .map(({ page, gap }) => (gap === 'always' ? `… ${page}` : page))
    .join(' ')
const narrow = (current: number, pages: number) =>
  pageNumbers(current, pages)
    .filter(({ isFar }) => !isFar)
    .map(({ page, gap }) => (gap ? `… ${page}` : page))
    .join(' ')

it.each([
  [1, 1, '1', '1'],
  [1, 26, '1 2 3 … 26', '1 2 … 26'],
  [3, 26, '1 2 3 4 5 … 26', '1 2 3 4 … 26'],
  [4, 26, '1 2 3 4 5 6 … 26', '1 … 3 4 5 … 26'],
  [12, 26, '1 … 10 11 12 13 14 … 26', '1 … 11 12 13 … 26'],
  [23, 26, '1 … 21 22 23 24 25 26', '1 … 22 23 24 … 26'],
  [26, 26, '1 … 24 25 26', '1 … 25 26'],
])('page %i of %i: %s, or %s where there is little room', (current, pages, inFull, short) => {
  expect(wide(current, pages)).toBe(inFull)
  expect(narrow(current, pages)).toBe(short)
})

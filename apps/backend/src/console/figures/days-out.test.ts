import { expect, it } from 'vitest'
import { daysOut } from './days-out.ts'

const days = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30']

it.each([
  ['there all the time', 5, [], []],
  ['gone all the time', 0, [], days],
  ['sold out on the second day', 0, [{ day: '2026-03-28', delta: -4 }], days.slice(1)],
  ['back on the third day', 6, [{ day: '2026-03-29', delta: 6 }], days.slice(0, 2)],
  ['back after the period', 6, [{ day: '2026-04-02', delta: 6 }], days],
  [
    'sold out on one day, filled up on the next',
    3,
    [
      { day: '2026-03-29', delta: 3 },
      { day: '2026-03-28', delta: -4 },
    ],
    ['2026-03-28'],
  ],
])('%s', (_what, stock, changes, out) => {
  expect(daysOut(stock, changes, days)).toEqual(out)
})

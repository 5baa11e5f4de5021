import { expect, it } from 'vitest'
import { weeksOf } from './weeks.ts'

const day = (date: string, sold: number) => ({ day: date, sold, orders: 1, pieces: 2, refunded: 0 })

it('sums from Monday to Sunday, the latest week first', () => {
  expect(
    weeksOf([
      day('2026-11-21', 10.5),
      day('2026-11-22', 20.25),
      day('2026-11-23', 5),
      day('2026-11-29', 6),
      day('2026-11-30', 7),
    ]),
  ).toEqual([
    { from: '2026-11-30', to: '2026-11-30', sold: 7, orders: 1, pieces: 2, refunded: 0 },
    { from: '2026-11-23', to: '2026-11-29', sold: 11, orders: 2, pieces: 4, refunded: 0 },
    { from: '2026-11-21', to: '2026-11-22', sold: 30.75, orders: 2, pieces: 4, refunded: 0 },
  ])
})

it('goes on over the end of a year and of summer time', () => {
  expect(weeksOf([day('2026-12-31', 1), day('2027-01-01', 1), day('2027-01-04', 1)])).toMatchObject([
    { from: '2027-01-04', sold: 1 },
    { from: '2026-12-31', to: '2027-01-01', sold: 2 },
  ])
  expect(weeksOf([day('2026-10-25', 1), day('2026-10-26', 1)])).toHaveLength(2)
})

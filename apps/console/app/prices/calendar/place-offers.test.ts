import { expect, it } from 'vitest'
import { beginOf, lastDayShown, mondaysAround, placeOf } from './place-offers.ts'

it.each([
  ['2026-11-23', '2026-11-16'],
  ['2026-11-29', '2026-11-16'],
  ['2026-10-25', '2026-10-12'],
])('on %s the calendar begins on Monday %s', (today, first) => {
  const mondays = mondaysAround(today)
  expect([mondays[0], mondays.length]).toEqual([first, 6])
})

it('has its weeks seven days apart, also when clocks change', () => {
  expect(mondaysAround('2026-10-25')).toEqual([
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ])
  expect(beginOf('2026-11-02', '2026-10-12')).toBe(50)
})

it.each([
  ['the first week', '2026-11-16', '2026-11-22', 0, 100 / 6],
  ['one from before', '2026-10-01', '2026-11-22', 0, 100 / 6],
  ['one without an end', '2026-12-07', null, 50, 50],
  ['one that goes on behind', '2026-12-07', '2027-02-01', 50, 50],
] as const)('places %s', (_what, from, to, left, width) => {
  const place = placeOf({ from, to }, '2026-11-16')
  expect(place?.left).toBeCloseTo(left)
  expect(place?.width).toBeCloseTo(width)
})

it('leaves out what lies outside', () => {
  expect(placeOf({ from: '2026-12-28', to: '2026-12-30' }, '2026-11-16')).toBeNull()
  expect(placeOf({ from: '2026-11-01', to: '2026-11-15' }, '2026-11-16')).toBeNull()
})

it('draws one without an end until the next of its product', () => {
  const offer = (id: string, from: string, to: string | null) => ({ product: { id }, from, to })
  const endless = offer('1', '2026-11-20', null)
  const others = [endless, offer('2', '2026-11-25', null), offer('1', '2026-12-10', '2026-12-12')]
  expect(lastDayShown(endless, [...others, offer('1', '2026-12-01', null)])).toBe('2026-11-30')
  expect(lastDayShown(endless, others)).toBe('2026-12-09')
  expect(lastDayShown(endless, [endless])).toBeNull()
})

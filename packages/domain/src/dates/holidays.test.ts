import { expect, it } from 'vitest'
import { dayAfter, isOnHoliday } from './holidays.ts'

it.each([
  // already the first of December in Italy
  ['2026-11-30T23:30:00Z', '2026-11-30', false],
  ['2026-11-30T23:30:00Z', '2026-12-01', true],
  ['2026-11-30T22:30:00Z', '2026-11-30', true],
  ['2026-07-31T22:30:00Z', '2026-07-31', false],
  ['2026-07-31T22:30:00Z', null, false],
])('at %s the last day of holidays %s is yet to end: %s', (now, closedUntil, expected) => {
  expect(isOnHoliday(closedUntil, new Date(now))).toBe(expected)
})

it.each([
  ['2026-08-31', '2026-09-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-03-28', '2026-03-29'],
])('the day after %s is %s', (date, expected) => {
  expect(dayAfter(date)).toBe(expected)
})

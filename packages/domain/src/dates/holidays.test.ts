import { expect, it } from 'vitest'
import { dayAfter, isOnHoliday, lengthOf, overlap, stateOf, weekInItaly, yearInItaly } from './holidays.ts'

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

const days = (from: string, to: string) => ({ from, to })
const christmas = days('2026-12-24', '2027-01-06')

it.each([
  [days('2027-01-06', '2027-01-08'), true],
  [days('2027-01-07', '2027-01-08'), false],
  [days('2026-12-20', '2026-12-24'), true],
  [days('2026-12-20', '2026-12-23'), false],
  [days('2026-12-01', '2027-02-01'), true],
  [days('2026-12-30', '2026-12-30'), true],
])('%j and the days of Christmas overlap: %s', (other, expected) => {
  expect([overlap(christmas, other), overlap(other, christmas)]).toEqual([expected, expected])
})

it.each([
  ['2026-12-23', 'planned'],
  ['2026-12-24', 'running'],
  ['2027-01-06', 'running'],
  ['2027-01-07', 'past'],
])('on %s the days of Christmas are %s', (today, state) => expect(stateOf(christmas, today)).toBe(state))

it('counts both ends', () => {
  expect(lengthOf(christmas)).toBe(14)
  expect(lengthOf(days('2026-03-28', '2026-03-29'))).toBe(2)
})

it('a week begins on Monday at midnight in Italy, a year on its first day', () => {
  const week = (moment: string) => weekInItaly(new Date(moment))
  expect(week('2026-11-29T22:59:59Z')).toBe(week('2026-11-23T00:00:00Z'))
  expect(week('2026-11-29T23:00:00Z')).toBe(week('2026-11-29T22:59:59Z') + 1)
  expect(week('2026-07-05T22:00:00Z')).toBe(week('2026-07-05T21:59:59Z') + 1)
  expect(yearInItaly(new Date('2026-12-31T22:59:59Z'))).toBe(2026)
  expect(yearInItaly(new Date('2026-12-31T23:00:00Z'))).toBe(2027)
})

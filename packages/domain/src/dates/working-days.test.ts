import { describe, expect, it } from 'vitest'
import { easterSunday, endOfDayAt, endOfWorkingDays, isWorkingDay } from './working-days.ts'

describe('isWorkingDay', () => {
  it.each([
    ['2026-11-23', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-08', false],
    ['2026-04-06', false],
    ['2027-03-29', false],
    ['2026-10-04', false],
  ])('%s is %s', (date, expected) => expect(isWorkingDay(date)).toBe(expected))

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('knows Easter of %i', (year, date) => expect(easterSunday(year)).toBe(date))
})

describe('endOfWorkingDays', () => {
  it.each([
    ['a Monday morning', '2026-11-23T08:00:00Z', '2026-11-26T23:00:00Z'],
    ['a minute before midnight in Italy', '2026-11-23T22:59:00Z', '2026-11-26T23:00:00Z'],
    ['midnight in Italy', '2026-11-23T23:00:00Z', '2026-11-27T23:00:00Z'],
    ['a Thursday, over the weekend', '2026-11-26T12:00:00Z', '2026-12-01T23:00:00Z'],
    ['a Saturday', '2026-11-21T12:00:00Z', '2026-11-25T23:00:00Z'],
    ['before 8 December', '2026-12-04T12:00:00Z', '2026-12-10T23:00:00Z'],
    ['over Christmas', '2026-12-23T12:00:00Z', '2026-12-29T23:00:00Z'],
    ['over Easter Monday', '2026-04-02T12:00:00Z', '2026-04-08T22:00:00Z'],
    ['in summer', '2026-07-06T12:00:00Z', '2026-07-09T22:00:00Z'],
    ['over the change to summer time', '2026-03-26T12:00:00Z', '2026-03-31T22:00:00Z'],
    ['over the change to winter time', '2026-10-22T12:00:00Z', '2026-10-27T23:00:00Z'],
  ])('counts three working days from %s', (_, from, end) => {
    expect(endOfWorkingDays(new Date(from), 3)).toEqual(new Date(end))
  })
})

it.each([
  ['2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z'],
  ['2026-11-22T23:00:00Z', '2026-11-23T23:00:00Z'],
  // the clock goes forward, and back
  ['2026-03-28T23:30:00Z', '2026-03-29T22:00:00Z'],
  ['2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z'],
])('the day of %s ends at %s', (now, end) => expect(endOfDayAt(new Date(now))).toEqual(new Date(end)))

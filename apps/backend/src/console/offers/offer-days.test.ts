import { startOfDay } from '@filiera/domain/dates/italian-time'
import { expect, it } from 'vitest'
import { checkOfferDays, daysOf, endOfDay, overlap } from './offer-days.ts'

it.each([
  ['a day of winter', '2026-11-30', '2026-11-29T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['a day of summer', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  [
    'the day on which summer time begins',
    '2027-03-28',
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ],
  ['the day on which it ends', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s lasts from midnight to midnight in Italy', (_what, day, starts, ends) => {
  expect([startOfDay(day).toISOString(), endOfDay(day).toISOString()]).toEqual([starts, ends])
  expect(daysOf({ starts_at: startOfDay(day), ends_at: endOfDay(day) })).toEqual({ from: day, to: day })
})

it('a time without an end is said without one', () => {
  expect(daysOf({ starts_at: startOfDay('2026-11-30'), ends_at: null })).toEqual({
    from: '2026-11-30',
    to: null,
  })
})

const period = (from: string, to: string | null) => ({
  starts_at: startOfDay(from),
  ends_at: to === null ? null : endOfDay(to),
})

it.each([
  ['2026-12-01', '2026-12-10', '2026-12-10', '2026-12-12', true],
  ['2026-12-01', '2026-12-10', '2026-12-11', '2026-12-12', false],
  ['2026-12-01', null, '2026-12-05', '2026-12-12', false],
  ['2026-12-05', null, '2026-12-01', '2026-12-12', true],
  ['2026-12-05', null, '2026-12-05', null, true],
])('%s to %s and %s to %s stand in each other’s way: %s', (from, to, otherFrom, otherTo, expected) => {
  const [one, other] = [period(from, to), period(otherFrom, otherTo)]
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
})

// 0:30 on the 25th in Italy
const now = new Date('2026-11-24T23:30:00Z')

it.each([
  ['from', { from: '2026-11-24', to: '2026-12-01' }],
  ['from', { from: '2027-11-26' }],
  ['to', { to: '2026-11-24' }],
  ['to', { from: '2026-12-02', to: '2026-12-01' }],
  ['to', { to: '2028-01-01' }],
])('refuses %s of %j', (field, days) => {
  expect(() => checkOfferDays(days, now)).toThrow(
    expect.objectContaining({ extra: { fields: [expect.objectContaining({ field })] } }),
  )
})

it('takes today, no days at all, and the first day of one that has begun', () => {
  checkOfferDays({ from: '2026-11-25', to: '2026-11-25' }, now)
  checkOfferDays({}, now)
  checkOfferDays({ from: '2026-11-01', to: null }, now, true)
})

import { expect, it } from 'vitest'
import { italianMoment, italianTime } from './italian-time.ts'

it.each([
  ['2026-11-30T08:00', '2026-11-30T07:00:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  // comes twice when summer time ends
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
])('%s in Italy is %s', (time, moment) => {
  expect(italianMoment(time).toISOString()).toBe(moment)
  expect(italianTime(new Date(moment))).toBe(time)
})

it('an hour that there is not is the one after', () => {
  expect(italianTime(italianMoment('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
})

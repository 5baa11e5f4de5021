import { expect, it } from 'vitest'
import { morningOf } from './morning.ts'

it.each([
  ['a minute before seven', '2026-11-24T05:59:59Z', null],
  ['seven', '2026-11-24T06:00:00Z', '2026-11-24'],
  ['a minute before noon', '2026-11-24T10:59:59Z', '2026-11-24'],
  ['noon: too late', '2026-11-24T11:00:00Z', null],
  ['after midnight in Italy', '2026-11-24T23:30:00Z', null],
  ['seven in summer', '2026-07-01T05:00:00Z', '2026-07-01'],
  ['six in winter, at the same hour of UTC', '2026-12-01T05:00:00Z', null],
  ['the Friday before summer time', '2026-03-27T06:00:00Z', '2026-03-27'],
  ['the Monday after it began', '2026-03-30T05:00:00Z', '2026-03-30'],
  ['the Monday after it ended', '2026-10-26T05:59:59Z', null],
  ['the same Monday at seven', '2026-10-26T06:00:00Z', '2026-10-26'],
  ['the Sunday on which it ends', '2026-10-25T06:00:00Z', null],
  ['a Saturday', '2026-11-21T08:00:00Z', null],
  ['a Sunday', '2026-11-22T08:00:00Z', null],
  ['the Immaculate Conception', '2026-12-08T08:00:00Z', null],
  ['Easter Monday', '2027-03-29T08:00:00Z', null],
  ['the day after it', '2027-03-30T08:00:00Z', '2027-03-30'],
])('%s', (_, now, day) => expect(morningOf(new Date(now))).toBe(day))

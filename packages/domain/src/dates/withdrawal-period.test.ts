import { expect, it } from 'vitest'
import { endOfWithdrawal } from './withdrawal-period.ts'

it.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-12-07T23:00:00Z'],
  ['the last minute of a day', '2026-11-23T22:59:00Z', '2026-12-07T23:00:00Z'],
  ['a Saturday: the period ends with the Monday after', '2026-11-21T09:00:00Z', '2026-12-07T23:00:00Z'],
  ['before a holiday', '2026-11-24T09:00:00Z', '2026-12-09T23:00:00Z'],
  ['before Christmas', '2026-12-11T09:00:00Z', '2026-12-28T23:00:00Z'],
  ['in winter, into summer time', '2026-03-20T09:00:00Z', '2026-04-03T22:00:00Z'],
])('runs for 14 days from %s', (_, delivered, end) => {
  expect(endOfWithdrawal(new Date(delivered))).toEqual(new Date(end))
})

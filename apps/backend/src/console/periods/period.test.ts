import { expect, it } from 'vitest'
import { daysOf, faultOf, periodBefore } from './period.ts'

it('has 23 and 25 hour days once', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toHaveLength(3)
})

it('compares with as many days before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
  expect(periodBefore({ from: '2026-11-24', to: '2026-11-24' })).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  })
})

it.each([
  ['2026-11-01', '2026-11-24', null],
  ['2026-11-24', '2026-11-30', null],
  ['2025-11-25', '2026-11-24', null],
  ['2026-11-24', '2026-11-23', 'the first day is after the last one'],
  ['2025-11-01', '2026-11-24', 'more than 366 days'],
  ['2026-11-25', '2026-11-26', 'the first day is in the future'],
  ['2019-11-25', '2019-11-26', 'more than 1098 days ago'],
])('from %s to %s', (from, to, fault) => {
  expect(faultOf({ from, to }, '2026-11-24')).toBe(fault)
})

import { expect, it } from 'vitest'
import { faultOf, periodOf, readPeriod } from './period.ts'

const today = '2026-03-30'

it.each([
  ['d7', '2026-03-24', today],
  ['d30', '2026-03-01', today],
  ['d90', '2025-12-31', today],
  ['month', '2026-03-01', today],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s', (preset, from, to) => {
  expect(periodOf(preset, today)).toEqual({ preset, from, to })
})

it.each([
  ['', { preset: 'd30', from: '2026-03-01', to: today }],
  ['period=d7', { preset: 'd7', from: '2026-03-24', to: today }],
  ['from=2026-01-01&to=2026-01-31', { preset: null, from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-02-30&to=2026-03-01', { preset: 'd30', from: '2026-03-01', to: today }],
  ['from=2026-13-01&to=2026-13-02', { preset: 'd30', from: '2026-03-01', to: today }],
  ['period=never', { preset: 'd30', from: '2026-03-01', to: today }],
])('reads «%s»', (search, period) => {
  expect(readPeriod(new URLSearchParams(search), today)).toEqual(period)
})

it.each([
  ['', '2026-03-01', 'both'],
  ['2026-03-02', '2026-03-01', 'order'],
  ['2026-03-31', '2026-04-01', 'future'],
  ['2025-03-01', '2026-03-30', 'long'],
  ['2026-03-30', '2026-03-30', null],
] as const)('says what is wrong from %s to %s', (from, to, fault) => {
  expect(faultOf({ from, to }, today, 366)).toBe(fault)
})

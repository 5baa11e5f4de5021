import { expect, it } from 'vitest'
import { isReductionSaid, validMarks } from './label-days.ts'

it.each([
  [undefined, true],
  [null, true],
  ['2026-11-29', true],
  ['2026-11-28', false],
])('keeps a mark whose certificate ends on %s: %s', (expires, isKept) => {
  const mark = expires === undefined ? {} : { expires }
  expect(validMarks([mark], '2026-11-29')).toEqual(isKept ? [mark] : [])
})

it.each([
  ['2026-11-30', false],
  ['2026-11-29', true],
  ['2026-05-30', true],
  ['2026-05-29', false],
])('says on 29 November 2026 that there is less inside since %s: %s', (since, isSaid) => {
  expect(isReductionSaid(since, '2026-11-29')).toBe(isSaid)
})

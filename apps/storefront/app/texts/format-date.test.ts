import { expect, it } from 'vitest'
import { formatDays } from './format-date.ts'

it.each([
  ['2026-11-25', '2026-11-27', '25–27 nov'],
  ['2026-11-30', '2026-12-02', '30 nov–2 dic'],
])('says the days from %s to %s as %s', (from, to, words) => {
  expect(formatDays(from, to, 'it')).toBe(words)
})

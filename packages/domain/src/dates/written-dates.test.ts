import { expect, it } from 'vitest'
import { formatNarrowDays, formatShortDays, noonOf } from './written-dates.ts'

it.each([
  ['2026-11-25', '2026-11-27', '25–27 nov'],
  ['2026-11-30', '2026-12-02', '30 nov–2 dic'],
])('says the days from %s to %s as %s', (from, to, words) => {
  expect(formatNarrowDays(from, to, 'it')).toBe(words)
})

it.each([
  ['it', '2–8 nov', '28 dic 2026 – 3 gen 2027'],
  ['en', '2 – 8 Nov', '28 Dec 2026 – 3 Jan 2027'],
  ['es', '2–8 nov', '28 dic 2026 – 3 ene 2027'],
] as const)('writes the days of a week in %s', (language, inOneMonth, acrossYears) => {
  const days = (from: string, to: string) =>
    formatShortDays(noonOf(from), noonOf(to), language).replace(/\s/g, ' ')
  expect(days('2026-11-02', '2026-11-08')).toBe(inOneMonth)
  expect(days('2026-12-28', '2027-01-03')).toBe(acrossYears)
})

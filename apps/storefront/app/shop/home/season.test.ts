import { expect, it } from 'vitest'
import { seasonWords } from './season.ts'

const searched = (at: string, label: string) =>
  seasonWords(new Date(at)).find((word) => word.label.it === label)?.search

it.each([
  ['2026-11-20T10:00:00Z', '2026'],
  ['2027-01-10T10:00:00Z', '2026'],
  ['2027-10-01T10:00:00Z', '2027'],
  // midnight in Italy comes before that in UTC
  ['2027-12-31T23:30:00Z', '2027'],
])('searches on %s for the oil of the harvest of %s', (at, year) => {
  expect(searched(at, 'Olio nuovo')).toEqual({
    it: `olio raccolto ${year}`,
    en: `olive oil ${year} harvest`,
    es: `aceite cosecha ${year}`,
  })
})

it('searches in March for the rice of the year before', () => {
  expect(searched('2027-03-10T10:00:00Z', 'Riso nuovo')?.it).toBe('riso raccolto 2026')
})

it('has words for every month', () => {
  for (let month = 0; month < 12; month += 1)
    expect(seasonWords(new Date(Date.UTC(2026, month, 15))).length).toBeGreaterThan(3)
})

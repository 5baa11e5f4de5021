import { expect, it } from 'vitest'
import { provinces } from './provinces.ts'
import { isZipOf, mayLieInProvince } from './zip-codes.ts'

it.each([
  ['IT', '87100'],
  ['DE', '10115'],
  ['GB', 'sw1a 1aa'],
  ['NL', '1012 AB'],
  ['PT', '1100-148'],
  ['IE', 'D02 X285'],
  ['AE', ''],
  ['HK', ' '],
  ['HK', '999077'],
])('%s has %s', (country, zip) => expect(isZipOf(country, zip)).toBe(true))

it.each([
  ['IT', '8710'],
  ['IT', '871000'],
  ['IT', '87 100'],
  ['IT', 'I-87100'],
  ['DE', '1011'],
  ['GB', '87100'],
  ['IE', '--'],
  ['IT', ''],
  ['IE', ''],
  ['FR', ''],
])('%s has no %j', (country, zip) => expect(isZipOf(country, zip)).toBe(false))

it('warns about a CAP of another province', () => {
  expect(mayLieInProvince('87100', 'CS')).toBe(true)
  expect(mayLieInProvince('20900', 'mb')).toBe(true)
  expect(mayLieInProvince('20121', 'CS')).toBe(false)
  expect(mayLieInProvince('49000', 'RA')).toBe(false)
})

it('has a CAP for every province of the twenty regions', () => {
  const starts = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(2, '0')}100`)
  const without = Object.values(provinces)
    .flat()
    .filter((province) => !starts.some((cap) => mayLieInProvince(cap, province)))
  expect(without).toEqual([])
})

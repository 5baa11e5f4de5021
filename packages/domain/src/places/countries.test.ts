import { expect, test } from 'vitest'
import { countryCodes, isCountryCode } from './countries.ts'

test('holds the 249 countries once each', () => {
  expect(new Set(countryCodes).size).toBe(249)
  expect(isCountryCode('IT')).toBe(true)
  expect(isCountryCode('it')).toBe(false)
  expect(isCountryCode('XX')).toBe(false)
})

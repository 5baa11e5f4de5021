import { expect, it } from 'vitest'
import { amountText, readAmount, readDecimal } from './decimal-text.ts'

it.each([
  ['12,50', 2, 1250],
  ['12.50', 2, 1250],
  [' 12,5 ', 2, 1250],
  ['12', 2, 1200],
  ['0,125', 3, 125],
  ['999999999.99', 2, 99999999999],
])('reads "%s" with %i decimals', (text, decimals, scaled) => {
  expect(readDecimal(text, decimals)).toEqual({ scaled })
})

it.each([
  ['1,234', 2, 'two_readings'],
  ['1.234', 3, 'two_readings'],
  ['12.505', 2, 'two_readings'],
  ['0,505', 2, 'too_many_decimals'],
  ['12,5055', 2, 'too_many_decimals'],
  ['1,234.50', 2, 'not_a_number'],
  ['', 2, 'not_a_number'],
  ['-3', 2, 'not_a_number'],
  ['1e3', 2, 'not_a_number'],
  ['12,', 2, 'not_a_number'],
])('refuses "%s" with %i decimals: %s', (text, decimals, fault) => {
  expect(readDecimal(text, decimals)).toEqual({ fault })
})

it.each([
  ['12,50 €', 1250],
  ['€ 1234.5', 123450],
])('reads "%s" as an amount', (text, cents) => {
  expect(readAmount(text)).toEqual({ cents })
})

it.each([0.01, 9.9, 1234.5, 1_000_000])('fills a field with %d so that it can be read again', (euros) => {
  expect(readAmount(amountText(euros))).toEqual({ cents: euros * 100 })
})

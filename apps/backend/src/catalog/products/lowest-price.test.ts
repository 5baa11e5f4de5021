import { expect, it } from 'vitest'
import { discountPercent, lowestPriceBefore, priceBefore } from './lowest-price.ts'

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
const started = day('11-20')
const period = (cents: number, from: string, to: string | null) => ({
  cents,
  from: day(from),
  to: to === null ? null : day(to),
})

it('takes the lowest of the 30 days before the reduction', () => {
  const history = [
    period(900, '01-01', '10-01'),
    period(1000, '10-01', '11-01'),
    period(1200, '11-01', '11-20'),
    period(800, '11-20', null),
  ]
  expect(lowestPriceBefore(history, started)).toBe(1000)
})

it('leaves out a price that ended exactly 30 days before', () => {
  expect(lowestPriceBefore([period(900, '01-01', '10-21'), period(1000, '10-21', '11-20')], started)).toBe(
    1000,
  )
})

it('uses the shorter time of a new product and knows nothing without one', () => {
  expect(lowestPriceBefore([period(1100, '11-15', '11-20')], started)).toBe(1100)
  expect(lowestPriceBefore([period(800, '11-20', null)], started)).toBeNull()
})

it('rounds the percentage down and never below zero', () => {
  expect(discountPercent(1490, 1270)).toBe(14)
  expect(discountPercent(1000, 1000)).toBe(0)
  expect(discountPercent(900, 1000)).toBe(0)
})

it.each([
  ['the lowest of the 30 days', 2500, 1990, 2400, 2400],
  ['a higher one too, where the list price has come down', 2500, 1990, 2700, 2700],
  ['the list price without history', 2500, 1990, null, 2500],
  ['nothing where it was cheaper before', 2500, 1990, 1900, 1990],
  ['nothing without a reduction', 2500, null, null, 2500],
])('crosses out %s', (_, price, discounted, reference, before) => {
  expect(priceBefore(price, discounted, reference)).toBe(before)
})

import { expect, it } from 'vitest'
import { lowestPriceBefore } from './lowest-price.ts'

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
  expect(lowestPriceBefore(history, started)).toEqual({ cents: 1000, since: null })
})

it('leaves out a price that ended exactly 30 days before', () => {
  const history = [period(900, '01-01', '10-21'), period(1000, '10-21', '11-20')]
  expect(lowestPriceBefore(history, started)).toEqual({ cents: 1000, since: null })
})

it('uses the shorter time of a new product and knows nothing without one', () => {
  const lowest = lowestPriceBefore([period(1100, '11-15', '11-20')], started)
  expect(lowest).toEqual({ cents: 1100, since: day('11-15') })
  expect(lowestPriceBefore([period(800, '11-20', null)], started)).toBeNull()
})

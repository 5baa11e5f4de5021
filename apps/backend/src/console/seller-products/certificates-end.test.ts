import { expect, it } from 'vitest'
import { certificatesEndBy } from './list-seller-products.ts'

it.each([
  ['2026-06-01T10:00:00Z', '2026-07-31'],
  // half past midnight in Italy, and a day of 25 hours lies between
  ['2026-08-31T22:30:00Z', '2026-10-31'],
  // the last minutes of an Italian day, and a day of 23 hours lies between
  ['2026-02-28T22:30:00Z', '2026-04-29'],
])('at %s certificates end soon until %s', (now, day) => {
  expect(certificatesEndBy(new Date(now))).toBe(day)
})

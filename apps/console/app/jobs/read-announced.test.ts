import { expect, it } from 'vitest'
import { readAnnounced } from './read-announced.ts'

it.each([
  ['plain', { price: 10, priceDiscounted: 8, lowestPrice30Days: 10, percent: 20 }],
  ['less', { price: 10, priceDiscounted: 8, lowestPrice30Days: 9, percent: 11 }],
  ['none', { price: 10, priceDiscounted: 8, lowestPrice30Days: 7.6, percent: 0 }],
  ['new', { price: 10, priceDiscounted: 8, lowestPrice30Days: null, percent: 0 }],
] as const)('%s', (kind, announced) => {
  expect(readAnnounced(announced)).toEqual({ kind, full: 20 })
})

it('counts in cents', () => {
  expect(readAnnounced({ price: 4.1, priceDiscounted: 3.69, lowestPrice30Days: 4.1, percent: 10 })).toEqual({
    kind: 'plain',
    full: 10,
  })
})

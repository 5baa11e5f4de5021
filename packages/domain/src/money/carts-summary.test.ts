import { expect, test } from 'vitest'
import { summariseCarts } from './carts-summary.ts'

test('sums carts without float noise', () => {
  const carts = [
    { totalItems: 2, totalCost: 0.1, totalCostDiscount: 0.1 },
    { totalItems: 3, totalCost: 16.9, totalCostDiscount: 15.2 },
    { totalItems: 1, totalCost: 0.2, totalCostDiscount: 0.2 },
  ]
  expect(summariseCarts(carts)).toEqual({
    cartsTotalCost: 17.2,
    cartsTotalCostDiscount: 15.5,
    cartsTotalDiscount: 1.7,
    cartTotal: 6,
  })
})

test('no carts: zeros', () => {
  expect(summariseCarts([])).toEqual({
    cartsTotalCost: 0,
    cartsTotalCostDiscount: 0,
    cartsTotalDiscount: 0,
    cartTotal: 0,
  })
})

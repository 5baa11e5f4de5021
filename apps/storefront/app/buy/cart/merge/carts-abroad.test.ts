import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { expect, test } from 'vitest'
import { cartsAbroad, commonDestinations } from './carts-abroad.ts'

const item = (productId: string, cost: number, shipsTo: string[], available = true): CartItem => ({
  productId,
  quantity: 2,
  image: '',
  title: productId,
  price: cost / 2,
  priceDiscounted: null,
  lineCost: available ? cost : 0,
  lineCostDiscount: available ? cost : 0,
  available,
  change: null,
  priceWhenAdded: cost / 2,
  maxQuantity: 9,
  addedAt: '2026-11-21T10:00:00.000000Z',
  alcohol: false,
  shipsTo,
})
const cart = (items: CartItem[]): Cart => {
  const sold = items.filter(({ available }) => available)
  const total = sold.reduce((sum, { lineCost }) => sum + lineCost, 0)
  return {
    id: crypto.randomUUID(),
    items,
    totalItems: sold.length * 2,
    totalCost: total,
    totalCostDiscount: total,
    shipping: { cost: 6.9, missingToFree: 10 },
    warehouse: { id: '1', name: 'W', region: 'puglia', adjustments: [] },
    seller: {
      id: '1',
      name: 'S',
      city: 'C',
      region: 'puglia',
      closed: false,
      closedUntil: null,
      closedText: '',
    },
    delivery: { from: '2026-11-25', to: '2026-11-27' },
  }
}
const everywhere = ['IT', 'ES']

test('abroad each warehouse costs the international price, and what cannot go adds nothing', () => {
  const carts = [
    cart([item('oil', 20.1, everywhere), item('cheese', 12.3, ['IT'])]),
    cart([item('wine', 30, ['IT'])]),
    cart([item('gone', 30, ['IT'], false), item('tin', 8, everywhere)]),
  ]
  expect(cartsAbroad(carts, 'ES')).toMatchObject([
    { totalItems: 2, totalCost: 20.1, totalCostDiscount: 20.1, shipping: { cost: 50, missingToFree: null } },
    { totalItems: 0, totalCost: 0, totalCostDiscount: 0, shipping: { cost: 0, missingToFree: null } },
    { totalItems: 2, totalCost: 8, shipping: { cost: 50 } },
  ])
})

test('the days of delivery are those within Italy: abroad none are said', () => {
  expect(cartsAbroad([cart([item('oil', 20, everywhere)])], 'ES')).toMatchObject([{ delivery: null }])
})

test.each(['IT', null])('%s changes nothing', (country) => {
  const carts = [cart([item('cheese', 12.3, ['IT'])])]
  expect(cartsAbroad(carts, country)).toEqual(carts)
})

test.each([
  [
    [
      ['IT', 'FR', 'ES'],
      ['ES', 'IT', 'DE'],
    ],
    ['IT', 'ES'],
  ],
  [[['IT', 'FR'], ['IT']], ['IT']],
  [[['IT', 'FR']], ['IT', 'FR']],
  [[], []],
])('goods for %j go together to %j', (destinations, together) => {
  const carts = destinations.map((shipsTo, index) => cart([item(String(index), 10, shipsTo)]))
  expect(commonDestinations([...carts, cart([item('gone', 10, [], false)])])).toEqual(together)
})

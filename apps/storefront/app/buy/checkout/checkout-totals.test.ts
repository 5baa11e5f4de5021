import type { Cart } from '@filiera/contract/orders/cart'
import { expect, test } from 'vitest'
import { checkoutTotals, destinationOf } from './checkout-totals.ts'

const cart = (region: string, discounted: number, shipsTo: string[]): Cart => ({
  id: crypto.randomUUID(),
  items: [
    {
      productId: region,
      quantity: 1,
      image: '',
      title: `From ${region}`,
      price: discounted + 1,
      priceDiscounted: discounted,
      lineCost: discounted + 1,
      lineCostDiscount: discounted,
      available: true,
      change: null,
      priceWhenAdded: discounted,
      maxQuantity: 9,
      addedAt: '2026-11-21T10:00:00.000000Z',
      alcohol: false,
      shipsTo,
    },
  ],
  totalItems: 1,
  totalCost: discounted + 1,
  totalCostDiscount: discounted,
  shipping: { cost: 6.9, missingToFree: 1 },
  warehouse: {
    id: '1',
    name: 'W',
    region,
    adjustments: [
      { type: 'shipment_threshold', value: 49 },
      { type: 'shipment_fee', value: 6.9 },
    ],
  },
  seller: { id: '1', name: 'S', city: 'C', region, closed: false, closedUntil: null, closedText: '' },
  delivery: null,
})

test('before an address the preview of each cart counts', () => {
  const totals = checkoutTotals([cart('puglia', 37.8, ['IT']), cart('piemonte', 54, ['IT'])], null, null)
  expect(totals).toMatchObject({
    options: [],
    chargesCents: [690, 690],
    fullCents: 9380,
    savingCents: 200,
    totalCents: 10_560,
  })
})

test('an Italian address: free above the threshold, fee below, cheapest first', () => {
  const carts = [cart('puglia', 37.8, ['IT']), cart('puglia', 54, ['IT'])]
  const totals = checkoutTotals(carts, destinationOf({ country: 'IT', region: 'BA' }), null)
  expect(totals.options.map(({ method }) => method).sort()).toEqual(['national', 'regional'])
  expect(totals).toMatchObject({ chargesCents: [690, 0], shippingCents: 690, totalCents: 9870 })
})

test('abroad: nothing is added for goods that cannot go there', () => {
  const both = cart('puglia', 37.8, ['IT', 'ES'])
  const [item] = cart('lazio', 10, ['IT']).items
  const mixed = item
    ? { ...both, items: [...both.items, item], totalCost: 49.8, totalCostDiscount: 47.8 }
    : both
  const carts = [mixed, cart('piemonte', 54, ['IT'])]
  const totals = checkoutTotals(carts, destinationOf({ country: 'ES', region: 'Madrid' }), null)
  expect(totals).toMatchObject({
    undeliverable: ['From lazio', 'From piemonte'],
    chargesCents: [5000, 0],
    shippingCents: 5000,
    fullCents: 3880,
    savingCents: 100,
    totalCents: 8780,
  })
})

test('abroad: the method’s price, and what cannot go there by name', () => {
  const carts = [cart('puglia', 37.8, ['IT', 'ES']), cart('piemonte', 54, ['IT'])]
  const totals = checkoutTotals(carts, destinationOf({ country: 'ES', region: 'Madrid' }), 'international')
  expect(totals).toMatchObject({ undeliverable: ['From piemonte'], chargesCents: [5000, 0] })
})

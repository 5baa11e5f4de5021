import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { expect, it } from 'vitest'
import { parcelsOf, pickGroups } from './pick.ts'

const item = (productId: string, quantity: number, temperatureClass = 'ambient', refundedQuantity = 0) => ({
  productId,
  title: `Prodotto ${productId}`,
  quantity,
  refundedQuantity,
  temperatureClass,
  lots:
    quantity > 1
      ? [{ id: 'L', code: 'L-1', expires: '2026-11-26', pieces: quantity - refundedQuantity }]
      : [],
})
const orders = [
  { items: [item('2', 1, 'chilled'), item('1', 2)] },
  { items: [item('1', 3, 'ambient', 1), item('3', 1, 'ambient', 1)] },
] as unknown as SellerOrder[]

it('adds up what is taken by temperature and product, without what was refunded', () => {
  expect(pickGroups(parcelsOf(orders))).toMatchObject([
    {
      temperatureClass: 'ambient',
      products: [
        {
          productId: '1',
          pieces: 4,
          lots: [{ code: 'L-1', pieces: 4 }],
          parcels: [
            { letter: 'A', pieces: 2 },
            { letter: 'B', pieces: 2 },
          ],
        },
      ],
    },
    { temperatureClass: 'chilled', products: [{ productId: '2', pieces: 1 }] },
  ])
})

it('has letters for every parcel', () => {
  const letters = parcelsOf(Array.from({ length: 28 }, () => orders[0] as SellerOrder)).map(
    ({ letter }) => letter,
  )
  expect([letters[25], letters[26], letters[27]]).toEqual(['Z', 'AA', 'AB'])
})

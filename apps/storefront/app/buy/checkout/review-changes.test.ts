import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { expect, test } from 'vitest'
import { buyableCarts, reviewChanges } from './review-changes.state.ts'

const item = (change: Partial<CartItem>) =>
  ({
    productId: '1',
    title: 'Olio',
    quantity: 2,
    price: 10,
    priceDiscounted: null,
    priceWhenAdded: 10,
    available: true,
    change: null,
    ...change,
  }) as CartItem
const cart = (id: string, ...items: CartItem[]) => ({ id, items }) as unknown as Cart
const refused = { productId: '1', title: 'Olio', quantity: 2, maxQuantity: 2, price: 12, priceBefore: 10 }

test('nothing is said of lines that are as they were', () => {
  expect(reviewChanges([cart('a', item({}))], [])).toEqual([])
})

test('a refused order names the price that the customer saw, also for a line that the cart thinks unchanged', () => {
  const now = cart('a', item({ price: 12, priceWhenAdded: 12 }))
  expect(reviewChanges([now], [refused])).toMatchObject([
    { cartId: 'a', quantity: 2, isFewer: false, price: 12, priceBefore: 10 },
  ])
})

test('fewer pieces than wanted are told by the refusal, or by the cart that was brought down', () => {
  const short = { ...refused, quantity: 3, price: 10 }
  expect(reviewChanges([cart('a', item({ quantity: 1 }))], [short])).toMatchObject([
    { quantity: 1, isFewer: true, priceBefore: null },
  ])
  expect(reviewChanges([cart('a', item({ quantity: 1, change: 'capped' }))], [])).toMatchObject([
    { quantity: 1, isFewer: true },
  ])
})

test('before the first press a changed price is told from when the line was added', () => {
  const dearer = item({ price: 12, change: 'price_up' })
  expect(reviewChanges([cart('a', dearer)], [])).toMatchObject([{ price: 12, priceBefore: 10 }])
})

test('what cannot be had is named and is not part of what is bought', () => {
  const gone = item({ productId: '2', available: false, change: 'sold_out' })
  expect(reviewChanges([cart('a', item({}), gone)], [])).toMatchObject([{ productId: '2', quantity: 0 }])
  expect(buyableCarts([cart('a', item({}), gone), cart('b', gone)])).toMatchObject([
    { id: 'a', items: [{ productId: '1' }] },
  ])
})

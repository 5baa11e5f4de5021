import type { Cart } from '@filiera/contract/orders/cart'
import { expect, test } from 'vitest'
import { changesToTell, mergedCartAddress, readMergedChanges } from './merge-changes.ts'

const cartWith = (...productIds: string[]) =>
  [{ items: productIds.map((productId) => ({ productId, quantity: 2 })) }] as unknown as Cart[]
const added = { productId: '1', title: 'Olio', change: 'added' as const, quantity: 2 }
const capped = { productId: '2', title: 'Miele', change: 'capped' as const, quantity: 2 }

test('what was only added is told when the account had something already', () => {
  const lines = [
    { productId: '1', quantity: 2 },
    { productId: '2', quantity: 9 },
  ]
  const changes = [added, capped]
  expect(changesToTell(lines, { carts: cartWith('1', '2'), changes })).toEqual([capped])
  expect(changesToTell(lines, { carts: cartWith('1', '2', '3'), changes })).toEqual(changes)
})

test('changes survive an address; it names only what is in the cart', () => {
  const gone = { productId: '9', title: '', change: 'gone' as const, quantity: 0 }
  const address = mergedCartAddress('/en/cart', [capped, gone], '/en/checkout?step=address')
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  expect(pathname).toBe('/en/cart')
  expect(searchParams.get('next')).toBe('/en/checkout?step=address')
  const carts = cartWith('2').map((cart) => ({
    ...cart,
    items: cart.items.map((item) => ({ ...item, title: 'Miele' })),
  }))
  expect(readMergedChanges(searchParams.get('merged'), carts)).toEqual([capped, gone])
  expect(readMergedChanges(searchParams.get('merged'), [])).toEqual([gone])
  expect(readMergedChanges('2.bought.1,2.capped.100,x.capped.1,,', carts)).toEqual([])
  expect(readMergedChanges(null, carts)).toEqual([])
})

import type { Cart } from '@filiera/contract/cart'
import { expect, test } from 'vitest'
import { changesToTell } from './merge-changes.ts'

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

import type { Cart } from '@filiera/contract/orders/cart'
import { expect, test } from 'vitest'
import { missingOfOrder } from './reorder.state.ts'

const line = (productId: string, quantity: number, available = true) =>
  ({ productId, quantity, available }) as Cart['items'][number]
const carts = [{ items: [line('1', 2), line('2', 1)] }, { items: [line('3', 1, false)] }] as Cart[]
const item = (productId: string, quantity: number) => ({ productId, title: `P${productId}`, quantity })

test('everything in the cart leaves nothing to say', () => {
  expect(missingOfOrder([item('1', 2), item('2', 1)], carts)).toEqual([])
})

test('fewer, sold out and gone lines are named', () => {
  expect(missingOfOrder([item('1', 3), item('3', 1), item('4', 2)], carts)).toEqual([
    { productId: '1', title: 'P1', wanted: 3, had: 2 },
    { productId: '3', title: 'P3', wanted: 1, had: 0 },
    { productId: '4', title: 'P4', wanted: 2, had: 0 },
  ])
})

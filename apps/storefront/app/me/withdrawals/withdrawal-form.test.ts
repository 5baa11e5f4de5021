import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { expect, test } from 'vitest'
import {
  canReturnShipping,
  chosenLines,
  normaliseOrderNumber,
  readWithdrawalForm,
  refundOf,
} from './withdrawal-form.state.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const line = (productId: string, quantity: number, price: number): Withdrawable['lines'][number] => ({
  productId,
  title: productId,
  image: '',
  remaining: 3,
  quantity,
  price,
  exception: quantity === 0 ? 'perishable' : null,
  sealedOnly: false,
})

test('reads quantities and reason, and leaves out what is no quantity', () => {
  const read = readWithdrawalForm(
    form({
      'quantity-1': '2',
      'quantity-2': '0',
      'quantity-3': 'x',
      'quantity-0': '1',
      reason: ' too\nmuch ',
    }),
  )
  expect(read).toEqual({ quantities: { 1: 2 }, reason: 'too much' })
})

test('never more than there is, nothing of an excluded line', () => {
  const withdrawable = { lines: [line('1', 2, 16.9), line('2', 0, 4), line('3', 1, 5)] }
  const lines = chosenLines(withdrawable, { quantities: { 1: 9, 2: 1 }, reason: '' })
  expect(lines).toMatchObject([{ productId: '1', chosen: 2 }])
})

test('the delivery charge is in the sum when all that remains goes back, and only then', () => {
  const order = { isShipped: true, shipping: 30, refundable: 80.7, lines: [line('1', 3, 16.9)] }
  const sum = (quantity: number) =>
    refundOf(order, chosenLines(order, { quantities: { 1: quantity }, reason: '' }))
  expect(sum(2)).toMatchObject({ isLast: false, shippingCents: 0, amountCents: 3380 })
  expect(sum(3)).toMatchObject({ isLast: true, goodsCents: 5070, shippingCents: 3000, amountCents: 8070 })
  expect(canReturnShipping(order)).toBe(true)
})

test('a line that cannot be given back keeps the delivery charge', () => {
  const order = {
    isShipped: false,
    shipping: 30,
    refundable: 92.7,
    lines: [line('1', 3, 16.9), line('2', 0, 4)],
  }
  const lines = chosenLines(order, { quantities: { 1: 3, 2: 3 }, reason: '' })
  expect(refundOf(order, lines)).toMatchObject({ isLast: false, amountCents: 5070 })
  expect(canReturnShipping(order)).toBe(false)
})

test.each([
  ['7f3k92qd41ab8xzc', '7F3K-92QD-41AB-8XZC'],
  [' 7F3K 92QD 41AB 8XZC ', '7F3K-92QD-41AB-8XZC'],
  ['7F3K-92QD', '7F3K-92QD'],
])('order number %s → %s', (typed, number) => expect(normaliseOrderNumber(typed)).toBe(number))

import type { Order } from '@filiera/contract/orders/orders'
import { expect, test } from 'vitest'
import { paymentOfOrder } from './payment-of-order.state.ts'

const refund = (amount: number, status: Order['refunds'][number]['status']): Order['refunds'][number] => ({
  id: '0f3c2a9e-1111-4222-8333-444455556666',
  amount,
  status,
  reason: 'cancelled',
  at: '2026-11-21T09:42:00Z',
  waitsUntil: null,
})

test.each([
  ['partially_refunded', [refund(26.4, 'succeeded')], 'refunded'],
  ['partially_refunded', [], 'paid'],
  ['partially_refunded', [refund(26.4, 'pending')], 'paid'],
  ['refunded', [refund(10, 'succeeded'), refund(6.4, 'succeeded')], 'partially_refunded'],
  ['paid', [], 'paid'],
  ['processing', [refund(26.4, 'succeeded')], 'processing'],
] as const)('%s with %j is %s', (status, refunds, expected) =>
  expect(paymentOfOrder({ payment: { status }, refunds: [...refunds], amount: 26.4 })).toBe(expected),
)

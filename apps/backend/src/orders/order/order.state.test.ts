import { type OrderStatus, orderStatuses } from '@filiera/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { canMove } from './order.state.ts'

describe('canMove', () => {
  const usual: OrderStatus[] = [
    'PENDING_PAYMENT',
    'PAID',
    'ACCEPTED',
    'PREPARING',
    'SHIPPED',
    'DELIVERED',
    'COMPLETED',
  ]

  it('follows the usual way step by step and never skips or returns', () => {
    for (const [index, from] of usual.entries()) {
      for (const [other, to] of usual.entries()) expect(canMove(from, to)).toBe(other === index + 1)
    }
  })

  it.each<[OrderStatus, OrderStatus, boolean]>([
    ['PENDING_PAYMENT', 'PAYMENT_FAILED', true],
    ['PAYMENT_FAILED', 'PAID', true],
    ['PAYMENT_FAILED', 'PENDING_PAYMENT', true],
    ['EXPIRED', 'PAID', true],
    ['CANCELLED', 'PAID', false],
    ['PAID', 'PAYMENT_FAILED', false],
    ['PAID', 'EXPIRED', false],
    ['PAID', 'PENDING_PAYMENT', false],
    ['SHIPPED', 'CANCELLED', false],
    ['PREPARING', 'CANCELLED', true],
    ['PAID', 'PARTIALLY_REFUNDED', false],
    ['PAID', 'REFUNDED', false],
    ['CANCELLED', 'REFUNDED', true],
    ['SHIPPED', 'REFUNDED', true],
    ['DELIVERED', 'PARTIALLY_REFUNDED', true],
    ['PARTIALLY_REFUNDED', 'RETURN_REQUESTED', true],
    ['RETURN_REQUESTED', 'SHIPPED', true],
    ['DISPUTED', 'PREPARING', true],
    ['DISPUTED', 'CANCELLED', false],
  ])('%s → %s is %s', (from, to, expected) => {
    expect(canMove(from, to)).toBe(expected)
  })

  it('leaves refunded only for where the goods are, a return that waits, or what of it is true', () => {
    const way = orderStatuses.filter((to) => canMove('REFUNDED', to))
    expect(way).toEqual([
      'SHIPPED',
      'DELIVERED',
      'COMPLETED',
      'CANCELLED',
      'RETURN_REQUESTED',
      'PARTIALLY_REFUNDED',
    ])
  })
})

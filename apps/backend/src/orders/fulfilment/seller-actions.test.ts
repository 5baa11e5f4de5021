import { sellerStates } from '@filiera/contract/orders/fulfilment'
import { type OrderStatus, orderStatuses } from '@filiera/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { sellerActions } from './seller-actions.ts'
import { statusesOf } from './seller-state.ts'

const facts = { amountCents: 1000, refundedCents: 0, hasOpenReturn: false }

describe('sellerActions', () => {
  it.each<[OrderStatus, string[]]>([
    ['PAID', ['accept', 'refund', 'message']],
    ['ACCEPTED', ['prepare', 'refund', 'message']],
    ['PREPARING', ['ship', 'refund', 'message']],
    ['SHIPPED', ['correct-shipment', 'deliver', 'refund', 'message']],
    ['DELIVERED', ['refund', 'message']],
    ['RETURN_REQUESTED', ['refund', 'message']],
    ['DISPUTED', ['message']],
    ['CANCELLED', ['refund', 'message']],
    ['REFUNDED', ['refund', 'message']],
  ])('of an order that is %s', (status, expected) => {
    expect(sellerActions({ ...facts, status })).toEqual(expected)
  })

  it('offers the decision while a return waits', () => {
    expect(sellerActions({ ...facts, status: 'RETURN_REQUESTED', hasOpenReturn: true })).toContain(
      'decide-return',
    )
  })

  it.each<OrderStatus>(['DELIVERED', 'CANCELLED', 'REFUNDED'])(
    'offers no refund of nothing: %s',
    (status) => {
      expect(sellerActions({ ...facts, status, refundedCents: 1000 })).toEqual(['message'])
    },
  )
})

it('puts every status of a paid order into exactly one state', () => {
  const unpaid = ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'EXPIRED']
  const listed = sellerStates.flatMap((state) => statusesOf[state])
  expect(listed.toSorted()).toEqual(orderStatuses.filter((status) => !unpaid.includes(status)).toSorted())
})

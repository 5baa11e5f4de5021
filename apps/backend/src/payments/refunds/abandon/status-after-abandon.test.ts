import { expect, it } from 'vitest'
import { type OrderAfterAbandon, statusAfterAbandon } from './status-after-abandon.ts'

const nothingBack: OrderAfterAbandon = {
  status: 'REFUNDED',
  amountCents: 1000,
  refundedCents: 0,
  goods: 'SHIPPED',
  hasOpenReturn: false,
}

it.each<[string, Partial<OrderAfterAbandon>, string]>([
  ['a shipped order', {}, 'SHIPPED'],
  ['a shipped one of which a part went back', { refundedCents: 300 }, 'SHIPPED'],
  ['a delivered one', { goods: 'DELIVERED' }, 'DELIVERED'],
  [
    'a delivered one of which a part went back',
    { goods: 'DELIVERED', refundedCents: 300 },
    'PARTIALLY_REFUNDED',
  ],
  ['a completed one', { goods: 'COMPLETED' }, 'COMPLETED'],
  ['the only part of a completed one', { status: 'PARTIALLY_REFUNDED', goods: 'COMPLETED' }, 'COMPLETED'],
  [
    'one of two parts',
    { status: 'PARTIALLY_REFUNDED', goods: 'DELIVERED', refundedCents: 1 },
    'PARTIALLY_REFUNDED',
  ],
  ['a cancelled one', { goods: 'CANCELLED' }, 'CANCELLED'],
  ['one whose dispute took it out of the shop', { goods: 'PREPARING' }, 'CANCELLED'],
  ['one that all went back of all the same', { refundedCents: 1000 }, 'REFUNDED'],
  ['one that waits for a return', { status: 'RETURN_REQUESTED', goods: 'DELIVERED' }, 'RETURN_REQUESTED'],
  ['one whose return waits', { goods: 'DELIVERED', hasOpenReturn: true }, 'RETURN_REQUESTED'],
  ['a disputed one', { status: 'DISPUTED', goods: 'DELIVERED' }, 'DISPUTED'],
  ['one that goes on', { status: 'PREPARING', goods: 'PREPARING' }, 'PREPARING'],
])('after a refund was abandoned, of %s', (_, facts, expected) => {
  expect(statusAfterAbandon({ ...nothingBack, ...facts })).toBe(expected)
})

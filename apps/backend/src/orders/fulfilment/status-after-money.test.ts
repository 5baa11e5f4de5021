import { expect, it } from 'vitest'
import { type AfterMoney, statusAfterMoney } from './status-after-money.ts'

const delivered: AfterMoney = {
  status: 'DELIVERED',
  isDelivered: true,
  isAllRefunded: false,
  isRefunded: true,
  hasOpenReturn: false,
  statusBefore: 'DELIVERED',
}

it.each<[string, Partial<AfterMoney>, string]>([
  ['a part of a delivered order', {}, 'PARTIALLY_REFUNDED'],
  ['all of it', { isAllRefunded: true }, 'REFUNDED'],
  ['all of a shipped one', { status: 'SHIPPED', isDelivered: false, isAllRefunded: true }, 'REFUNDED'],
  ['a part of a shipped one', { status: 'SHIPPED', isDelivered: false, statusBefore: 'SHIPPED' }, 'SHIPPED'],
  ['a part while a return waits', { status: 'RETURN_REQUESTED', hasOpenReturn: true }, 'RETURN_REQUESTED'],
  ['a return accepted in part', { status: 'RETURN_REQUESTED' }, 'PARTIALLY_REFUNDED'],
  [
    'a return refused',
    { status: 'RETURN_REQUESTED', isRefunded: false, statusBefore: 'COMPLETED' },
    'COMPLETED',
  ],
  [
    'a return refused on the way',
    { status: 'RETURN_REQUESTED', isDelivered: false, isRefunded: false, statusBefore: 'SHIPPED' },
    'SHIPPED',
  ],
  ['a return refused after an earlier refund', { status: 'RETURN_REQUESTED' }, 'PARTIALLY_REFUNDED'],
])('after %s', (_, facts, expected) => {
  expect(statusAfterMoney({ ...delivered, ...facts })).toBe(expected)
})

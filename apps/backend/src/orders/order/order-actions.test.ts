import { orderStatuses } from '@filiera/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { type ActionFacts, orderActions } from './order-actions.ts'

const now = new Date('2026-11-23T09:00:00Z')
const line = { withdrawal: 'standard', quantity: 2, refundedQuantity: 0, returningQuantity: 0 }
const paid: ActionFacts = {
  status: 'PAID',
  checkoutStatus: 'paid',
  holdExpiresAt: new Date('2026-11-23T09:10:00Z'),
  paidAt: now,
  deliveredAt: null,
  events: [],
  lines: [line],
}

describe('orderActions', () => {
  it('lets an unpaid order be paid while its hold lasts', () => {
    const unpaid: ActionFacts = { ...paid, status: 'PENDING_PAYMENT', checkoutStatus: 'open', paidAt: null }
    expect(orderActions(unpaid, now)).toEqual(['pay', 'cancel'])
    expect(orderActions({ ...unpaid, status: 'PAYMENT_FAILED' }, now)).toEqual(['pay', 'cancel'])
    expect(orderActions({ ...unpaid, checkoutStatus: 'review' }, now)).toEqual([])
    expect(orderActions(unpaid, unpaid.holdExpiresAt)).toEqual(['cancel'])
  })

  it.each([
    ['PAID', ['cancel', 'withdraw', 'reorder', 'message']],
    ['ACCEPTED', ['cancel', 'withdraw', 'reorder', 'message']],
    ['PREPARING', ['cancel', 'withdraw', 'reorder', 'message']],
    ['SHIPPED', ['withdraw', 'reorder', 'message']],
    ['DELIVERED', ['withdraw', 'reorder', 'message']],
    ['PARTIALLY_REFUNDED', ['withdraw', 'reorder', 'message']],
    ['CANCELLED', ['reorder', 'message']],
    ['REFUNDED', ['reorder', 'message']],
    ['DISPUTED', ['reorder', 'message']],
  ] as const)('of an order that is %s', (status, actions) => {
    expect(orderActions({ ...paid, status }, now)).toEqual(actions)
  })

  it('lets what was shipped be withdrawn from while it is disputed, in its fourteen days', () => {
    const events = [{ status: 'SHIPPED' }, { status: 'DELIVERED' }, { status: 'DISPUTED' }] as const
    const disputed: ActionFacts = { ...paid, status: 'DISPUTED', deliveredAt: now, events }
    expect(orderActions(disputed, now)).toEqual(['withdraw', 'reorder', 'message'])
    expect(orderActions(disputed, new Date('2026-12-07T23:00:00Z'))).not.toContain('withdraw')
  })

  it('lets nobody write about an order that was never paid', () => {
    for (const status of orderStatuses)
      expect(orderActions({ ...paid, status, paidAt: null }, now)).not.toContain('message')
  })

  it('ends the withdrawal with its period', () => {
    const delivered: ActionFacts = { ...paid, status: 'DELIVERED', deliveredAt: now }
    expect(orderActions(delivered, new Date('2026-12-07T22:59:59Z'))).toContain('withdraw')
    expect(orderActions(delivered, new Date('2026-12-07T23:00:00Z'))).not.toContain('withdraw')
  })

  it.each([
    ['all lines are excluded', [{ ...line, withdrawal: 'excluded-perishable' }]],
    ['everything went back', [{ ...line, refundedQuantity: 2 }]],
    ['the rest is on its way back', [{ ...line, refundedQuantity: 1, returningQuantity: 1 }]],
  ])('offers no withdrawal when %s', (_, lines) => {
    expect(orderActions({ ...paid, lines }, now)).not.toContain('withdraw')
    expect(orderActions({ ...paid, lines: [...lines, line] }, now)).toContain('withdraw')
  })
})

import type { Order } from '@filiera/contract/orders/orders'
import { expect, test } from 'vitest'
import { isAllOver, moneyBack, orderedTotals } from './ordered.state.ts'

const item = (quantity: number, price: number, charged = price) => ({
  productId: '1',
  title: 'Olio',
  image: '',
  quantity,
  price,
  priceDiscounted: charged === price ? null : charged,
  lineCost: Number((charged * quantity).toFixed(2)),
  vatRate: 4,
  withdrawal: 'standard',
  alcohol: false,
  refundedQuantity: 0,
})

type Refund = Order['refunds'][number]
const refund = (amount: number, status: Refund['status']): Refund => ({
  id: '0f3c2a9e-1111-4222-8333-444455556666',
  amount,
  status,
  reason: 'seller',
  at: '2026-11-22T09:00:00Z',
  waitsUntil: null,
})

const order = (items: Order['items'], price: number, rest: Partial<Order> = {}) =>
  ({
    items,
    shipping: { method: 'national', label: '', price, carrier: null, tracking: null, trackingUrl: null },
    refunds: [],
    status: 'PAID',
    ...rest,
  }) as unknown as Order

test('goods at full price, less the saving, with delivery, are the total, to the cent', () => {
  const orders = [order([item(3, 16.9, 14.35), item(1, 0.1)], 30), order([item(7, 3.33)], 0)]
  const totals = orderedTotals({ orders, total: 96.46 })
  expect(totals).toEqual({ fullCents: 7411, savingCents: 765, shippingCents: 3000, totalCents: 9646 })
  expect(totals.fullCents - totals.savingCents + totals.shippingCents).toBe(totals.totalCents)
})

test('money that went back and money on its way are told apart; what failed is neither', () => {
  const orders = [
    { refunds: [refund(10.1, 'succeeded'), refund(5, 'pending')] },
    { refunds: [refund(0.2, 'succeeded'), refund(7, 'failed')] },
  ]
  expect(moneyBack(orders)).toEqual({ doneCents: 1030, pendingCents: 500 })
})

test('it is all over when every order is', () => {
  expect(isAllOver([{ status: 'CANCELLED' }, { status: 'REFUNDED' }])).toBe(true)
  expect(isAllOver([{ status: 'CANCELLED' }, { status: 'PAID' }])).toBe(false)
})

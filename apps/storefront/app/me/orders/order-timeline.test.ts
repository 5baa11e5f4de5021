import { expect, test } from 'vitest'
import { timelineSteps } from './order-timeline.tsx'

const at = '2026-11-21T09:42:00Z'

test('a paid order shows what follows', () => {
  const steps = timelineSteps({
    status: 'PAID',
    timeline: [
      { status: 'PENDING_PAYMENT', at },
      { status: 'PAID', at },
    ],
  })
  expect(steps).toEqual([
    { status: 'PAID', at },
    { status: 'ACCEPTED', at: null },
    { status: 'PREPARING', at: null },
    { status: 'SHIPPED', at: null },
    { status: 'DELIVERED', at: null },
  ])
})

test('an unpaid order waits, an expired one has only a past', () => {
  const waiting = {
    status: 'PENDING_PAYMENT' as const,
    timeline: [{ status: 'PENDING_PAYMENT' as const, at }],
  }
  expect(timelineSteps(waiting).map(({ status }) => status)).toEqual([
    'PENDING_PAYMENT',
    'PAID',
    'ACCEPTED',
    'PREPARING',
    'SHIPPED',
    'DELIVERED',
  ])
  const expired = {
    status: 'EXPIRED' as const,
    timeline: [...waiting.timeline, { status: 'EXPIRED' as const, at }],
  }
  expect(timelineSteps(expired)).toEqual([{ status: 'EXPIRED', at }])
})

test('a refused payment is told while it stands, not once the order is paid', () => {
  const refused = [
    { status: 'PENDING_PAYMENT' as const, at },
    { status: 'PAYMENT_FAILED' as const, at },
  ]
  const failed = timelineSteps({ status: 'PAYMENT_FAILED', timeline: refused })
  expect(failed.map(({ status }) => status)).toEqual(['PAYMENT_FAILED'])
  const paid = timelineSteps({ status: 'PAID', timeline: [...refused, { status: 'PAID', at }] })
  expect(paid.map(({ status }) => status).slice(0, 2)).toEqual(['PAID', 'ACCEPTED'])
})

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

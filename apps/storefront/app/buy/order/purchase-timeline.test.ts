import { expect, test } from 'vitest'
import { purchaseTimeline } from './purchase-timeline.state.ts'

const createdAt = '2026-11-22T23:30:00Z'
const at = (time: string) => `2026-11-${time}Z`
const delivery = { from: '2026-11-25', to: '2026-11-27' }
const parcel = {
  idHash: 'A',
  status: 'PREPARING' as const,
  timeline: [
    { status: 'PENDING_PAYMENT' as const, at: createdAt },
    { status: 'PAID' as const, at: at('23T00:00:00') },
    { status: 'PREPARING' as const, at: at('24T12:00:00') },
  ],
  delivery,
  createdAt,
}

test('parcels share one calendar from the day of the order, in Italian time, to the last day of delivery', () => {
  const later = { ...parcel, idHash: 'B', delivery: { from: '2026-11-26', to: '2026-11-27' } }
  expect(purchaseTimeline([parcel, later])).toEqual({
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    parcels: [
      { id: 'A', dots: [0, 30], window: { from: 40, width: 60 } },
      { id: 'B', dots: [0, 30], window: { from: 60, width: 40 } },
    ],
  })
})

test('a parcel that has arrived is not waited for, and days that are too many are not named', () => {
  const there = {
    ...parcel,
    status: 'DELIVERED' as const,
    timeline: [...parcel.timeline, { status: 'DELIVERED' as const, at: '2026-12-20T10:00:00Z' }],
  }
  const timeline = purchaseTimeline([there])
  expect(timeline?.days).toEqual([])
  expect(timeline?.parcels).toMatchObject([{ window: null }])
  expect(timeline?.parcels[0]?.dots).toHaveLength(3)
})

test('a purchase that is not paid or was given back has no timeline', () => {
  expect(
    purchaseTimeline([{ ...parcel, status: 'PENDING_PAYMENT', timeline: parcel.timeline.slice(0, 1) }]),
  ).toBeNull()
  expect(purchaseTimeline([{ ...parcel, status: 'CANCELLED' }])).toBeNull()
})

test('a calendar of one day says nothing: there is none', () => {
  const paid = { ...parcel, status: 'PAID' as const, timeline: parcel.timeline.slice(0, 2), delivery: null }
  expect(purchaseTimeline([paid])).toBeNull()
})

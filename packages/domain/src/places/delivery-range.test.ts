import { describe, expect, it } from 'vitest'
import { deliveryOfParcel, deliveryRange } from './delivery-range.ts'

describe('deliveryRange', () => {
  it('leaves the same working day before the cut-off', () => {
    expect(deliveryRange(new Date('2026-11-23T09:59:00Z'), 'ambient')).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    })
  })

  it('counts the cut-off in Italian time, summer and winter', () => {
    expect(deliveryRange(new Date('2026-11-23T10:00:00Z'), 'ambient')).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    })
    expect(deliveryRange(new Date('2026-07-06T09:00:00Z'), 'ambient')).toEqual({
      from: '2026-07-09',
      to: '2026-07-13',
    })
  })

  it('waits for Monday after a weekend order', () => {
    expect(deliveryRange(new Date('2026-11-21T08:00:00Z'), 'ambient')).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    })
  })

  it('lets fresh goods leave from Monday to Wednesday only', () => {
    expect(deliveryRange(new Date('2026-11-26T08:00:00Z'), 'chilled')).toEqual({
      from: '2026-12-01',
      to: '2026-12-02',
    })
    expect(deliveryRange(new Date('2026-11-25T08:00:00Z'), 'frozen')).toEqual({
      from: '2026-11-26',
      to: '2026-11-27',
    })
  })

  it('skips holidays on the road', () => {
    expect(deliveryRange(new Date('2026-12-23T08:00:00Z'), 'ambient')).toEqual({
      from: '2026-12-28',
      to: '2026-12-30',
    })
    expect(deliveryRange(new Date('2026-12-07T08:00:00Z'), 'chilled')).toEqual({
      from: '2026-12-09',
      to: '2026-12-10',
    })
  })
})

describe('deliveryOfParcel', () => {
  it('is as late as its slowest goods', () => {
    const now = new Date('2026-11-25T08:00:00Z')
    expect(deliveryOfParcel(now, ['frozen', 'ambient', 'ambient'])).toEqual(deliveryRange(now, 'ambient'))
    expect(deliveryOfParcel(now, ['chilled'])).toEqual(deliveryRange(now, 'chilled'))
    expect(deliveryOfParcel(now, [])).toBeNull()
  })
})

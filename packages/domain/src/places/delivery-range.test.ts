import { describe, expect, it } from 'vitest'
import {
  type Dispatch,
  deliveryOfParcel,
  deliveryRange,
  departureOfParcel,
  houseDispatch,
} from './delivery-range.ts'

describe('deliveryRange', () => {
  it('leaves the same working day before the cut-off', () => {
    expect(deliveryRange(new Date('2026-11-23T09:59:00Z'), 'ambient', houseDispatch)).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    })
  })

  it('counts the cut-off in Italian time, summer and winter', () => {
    expect(deliveryRange(new Date('2026-11-23T10:00:00Z'), 'ambient', houseDispatch)).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    })
    expect(deliveryRange(new Date('2026-07-06T09:00:00Z'), 'ambient', houseDispatch)).toEqual({
      from: '2026-07-09',
      to: '2026-07-13',
    })
  })

  it('waits for Monday after a weekend order', () => {
    expect(deliveryRange(new Date('2026-11-21T08:00:00Z'), 'ambient', houseDispatch)).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    })
  })

  it('lets fresh goods leave from Monday to Wednesday only', () => {
    expect(deliveryRange(new Date('2026-11-26T08:00:00Z'), 'chilled', houseDispatch)).toEqual({
      from: '2026-12-01',
      to: '2026-12-02',
    })
    expect(deliveryRange(new Date('2026-11-25T08:00:00Z'), 'frozen', houseDispatch)).toEqual({
      from: '2026-11-26',
      to: '2026-11-27',
    })
  })

  it('skips holidays on the road', () => {
    expect(deliveryRange(new Date('2026-12-23T08:00:00Z'), 'ambient', houseDispatch)).toEqual({
      from: '2026-12-28',
      to: '2026-12-30',
    })
    expect(deliveryRange(new Date('2026-12-07T08:00:00Z'), 'chilled', houseDispatch)).toEqual({
      from: '2026-12-09',
      to: '2026-12-10',
    })
  })
})

describe('deliveryOfParcel', () => {
  it('is as late as its slowest goods', () => {
    const now = new Date('2026-11-25T08:00:00Z')
    expect(deliveryOfParcel(now, ['frozen', 'ambient', 'ambient'], houseDispatch)).toEqual(
      deliveryRange(now, 'ambient', houseDispatch),
    )
    expect(deliveryOfParcel(now, ['chilled'], houseDispatch)).toEqual(
      deliveryRange(now, 'chilled', houseDispatch),
    )
    expect(deliveryOfParcel(now, [], houseDispatch)).toBeNull()
  })
})

describe('a warehouse of its own habits', () => {
  const leaves = (time: string, own: Partial<Dispatch>, temperature: 'ambient' | 'chilled' = 'ambient') =>
    departureOfParcel(new Date(time), [temperature], { ...houseDispatch, ...own })

  it('counts its own hour in Italian time, at both ends of the day', () => {
    // 25 November, a Wednesday: 13:59 and 14:00 in Italy
    expect(leaves('2026-11-25T12:59:00Z', { cutOffHour: 14 })).toBe('2026-11-25')
    expect(leaves('2026-11-25T13:00:00Z', { cutOffHour: 14 })).toBe('2026-11-26')
    // half past midnight of Thursday in Italy, still Wednesday in UTC
    expect(leaves('2026-11-25T23:30:00Z', { cutOffHour: 14 })).toBe('2026-11-26')
    expect(leaves('2026-11-25T23:30:00Z', { cutOffHour: 0 })).toBe('2026-11-27')
    // the clocks go back on 25 October, a Sunday
    expect(leaves('2026-10-26T11:59:00Z', { cutOffHour: 13 })).toBe('2026-10-26')
    expect(leaves('2026-10-26T12:00:00Z', { cutOffHour: 13 })).toBe('2026-10-27')
  })

  it('counts to the minute', () => {
    const own = { cutOffHour: 14, cutOffMinute: 30 }
    expect(leaves('2026-11-25T13:29:59Z', own)).toBe('2026-11-25')
    expect(leaves('2026-11-25T13:30:00Z', own)).toBe('2026-11-26')
    expect(leaves('2026-11-25T12:45:00Z', own)).toBe('2026-11-25')
    expect(leaves('2026-11-25T14:00:00Z', own)).toBe('2026-11-26')
    expect(leaves('2026-11-25T13:10:00Z', { cutOffHour: 14 })).toBe('2026-11-26')
  })

  it('sends on Saturdays where it says so, on no holiday and no Sunday; roads rest at weekends', () => {
    const days = [1, 2, 3, 4, 5, 6]
    expect(leaves('2026-11-27T12:00:00Z', { days })).toBe('2026-11-28')
    expect(leaves('2026-11-28T12:00:00Z', { days })).toBe('2026-11-30')
    // 26 December is a Saturday
    expect(leaves('2026-12-24T12:00:00Z', { days })).toBe('2026-12-28')
    expect(leaves('2026-11-28T08:00:00Z', { days }, 'chilled')).toBe('2026-11-30')
    expect(deliveryRange(new Date('2026-11-28T08:00:00Z'), 'ambient', { ...houseDispatch, days })).toEqual({
      from: '2026-12-01',
      to: '2026-12-03',
    })
  })

  it('waits for its days', () => {
    expect(leaves('2026-11-25T08:00:00Z', { days: [2, 4] })).toBe('2026-11-26')
    expect(leaves('2026-11-26T12:00:00Z', { days: [2, 4] })).toBe('2026-12-01')
    // Tuesday 8 December is a holiday
    expect(leaves('2026-12-04T08:00:00Z', { days: [2] })).toBe('2026-12-15')
  })

  it('sends fresh goods on days that suit them, else on its own', () => {
    expect(leaves('2026-11-26T08:00:00Z', { days: [2, 4] }, 'chilled')).toBe('2026-12-01')
    expect(leaves('2026-11-25T08:00:00Z', { days: [4, 5] }, 'chilled')).toBe('2026-11-26')
  })

  it('sends nothing while its shop is on holiday, the last day included', () => {
    const closed = [{ from: '2026-11-26', to: '2026-11-30' }]
    expect(leaves('2026-11-25T08:00:00Z', { closed })).toBe('2026-11-25')
    expect(leaves('2026-11-25T12:00:00Z', { closed })).toBe('2026-12-01')
    expect(deliveryRange(new Date('2026-11-25T12:00:00Z'), 'ambient', { ...houseDispatch, closed })).toEqual({
      from: '2026-12-03',
      to: '2026-12-07',
    })
  })
})

import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { describe, expect, it } from 'vitest'
import { planDay } from './day-plan.ts'

type Facts = Partial<Pick<SellerOrder, 'id' | 'acceptBy' | 'shipBy'>>
const order = (facts: Facts) =>
  ({
    acceptBy: null,
    shipBy: null,
    ...facts,
  }) as SellerOrder

const noonOnMonday = new Date('2026-11-23T11:00:00Z')
const ids = ({ orders }: { orders: readonly SellerOrder[] }) => orders.map(({ id }) => id)

describe('the day', () => {
  it('puts what is due first at the top, and what has no day last', () => {
    const jobs = planDay(
      [
        order({ id: 'a', acceptBy: '2026-11-26T23:00:00Z' }),
        order({ id: 'b', acceptBy: '2026-11-25T23:00:00Z' }),
      ],
      [
        order({ id: 'none' }),
        order({ id: 'c', shipBy: '2026-11-26' }),
        order({ id: 'd', shipBy: '2026-11-26' }),
      ],
      noonOnMonday,
    )
    expect(jobs.map((job) => [job.kind, ...ids(job)])).toEqual([
      ['accept', 'b'],
      ['ship', 'c', 'd'],
      ['accept', 'a'],
      ['ship', 'none'],
    ])
  })

  it('says a term that ends at midnight in Italy as the last minute of the day before', () => {
    const [job] = planDay([order({ acceptBy: '2026-11-25T23:00:00Z' })], [], noonOnMonday)
    expect(job?.until?.toISOString()).toBe('2026-11-25T22:59:00.000Z')
  })

  it('calls a parcel late from the day after that on which it should leave, in Italian time', () => {
    const parcel = order({ shipBy: '2026-11-23' })
    const lateAt = (now: string) => planDay([], [parcel], new Date(now))[0]?.late
    expect(lateAt('2026-11-23T22:59:00Z')).toBe(false)
    expect(lateAt('2026-11-23T23:00:00Z')).toBe(true)
  })
})

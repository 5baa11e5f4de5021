import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { describe, expect, it } from 'vitest'
import { parcelsByWarehouse, planDay } from './day-plan.ts'

type Facts = Partial<Pick<SellerOrder, 'id' | 'acceptBy' | 'delivery' | 'status' | 'warehouse'>>
const order = (facts: Facts) =>
  ({
    acceptBy: null,
    delivery: null,
    status: 'ACCEPTED',
    warehouse: { id: '1', name: 'Andria' },
    ...facts,
  }) as SellerOrder

const noonOnMonday = new Date('2026-11-23T11:00:00Z')
const ids = ({ orders }: { orders: readonly SellerOrder[] }) => orders.map(({ id }) => id)

describe('the day', () => {
  it('puts what is due first at the top, and parcels without a promised day last', () => {
    const jobs = planDay(
      [
        order({ id: 'a', acceptBy: '2026-11-26T23:00:00Z' }),
        order({ id: 'b', acceptBy: '2026-11-25T23:00:00Z' }),
      ],
      [
        order({ id: 'abroad' }),
        order({ id: 'c', delivery: { from: '2026-11-24', to: '2026-11-26' } }),
        order({ id: 'd', delivery: { from: '2026-11-25', to: '2026-11-26' } }),
      ],
      noonOnMonday,
    )
    expect(jobs.map((job) => [job.kind, ...ids(job)])).toEqual([
      ['accept', 'b'],
      ['ship', 'c', 'd'],
      ['accept', 'a'],
      ['ship', 'abroad'],
    ])
  })

  it('says a term that ends at midnight in Italy as the last minute of the day before', () => {
    const [job] = planDay([order({ acceptBy: '2026-11-25T23:00:00Z' })], [], noonOnMonday)
    expect(job?.until?.toISOString()).toBe('2026-11-25T22:59:00.000Z')
  })

  it('calls a parcel late from the day after the promised one, in Italian time', () => {
    const parcel = order({ delivery: { from: '2026-11-22', to: '2026-11-23' } })
    const lateAt = (now: string) => planDay([], [parcel], new Date(now))[0]?.late
    expect(lateAt('2026-11-23T22:59:00Z')).toBe(false)
    expect(lateAt('2026-11-23T23:00:00Z')).toBe(true)
  })
})

it('counts the parcels of each warehouse, and those that are begun', () => {
  const cold = { id: '2', name: 'Corato' }
  expect(parcelsByWarehouse([order({ warehouse: cold }), order({ status: 'PREPARING' }), order({})])).toEqual(
    [
      { id: '1', name: 'Andria', all: 2, begun: 1 },
      { id: '2', name: 'Corato', all: 1, begun: 0 },
    ],
  )
})

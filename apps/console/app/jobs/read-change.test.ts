import { expect, it } from 'vitest'
import { emptyChange, readChange } from './read-change.ts'

const TODAY = '2026-11-24'
const price = { ...emptyChange('price'), rounding: 'ten' } as const

it.each([
  [
    { ...price, value: '4' },
    { what: 'price', by: 'percent', value: 4, rounding: 'ten' },
  ],
  [{ ...price, value: '2,5 %', direction: 'down' }, { value: -2.5 }],
  [
    { ...price, by: 'amount', value: '0.80 €' },
    { by: 'amount', value: 0.8 },
  ],
  [
    { ...emptyChange('offer'), value: '15' },
    { what: 'offer', value: -15 },
  ],
  [
    { ...emptyChange('offer'), value: '15', first: '2026-12-01', last: '2026-12-15' },
    { what: 'offer', from: '2026-12-01', to: '2026-12-15' },
  ],
  [
    { ...emptyChange('offer'), by: 'price', value: '4,90 €', last: '2026-12-15' },
    { what: 'offer_at', priceDiscounted: 4.9, to: '2026-12-15' },
  ],
  [emptyChange('end_offer'), { what: 'end_offer' }],
  [
    { ...emptyChange('state'), to: 'on_sale' },
    { what: 'state', to: 'on_sale' },
  ],
  [
    { ...emptyChange('low_stock'), pieces: '12' },
    { what: 'low_stock', to: 12 },
  ],
] as const)('reads %o', (draft, change) => {
  expect(readChange(draft, TODAY)).toMatchObject({ change })
})

it.each([
  [{ ...price, value: '' }, 'jobs.faults.not_a_number'],
  [{ ...price, value: '4,25' }, 'jobs.faults.too_many_decimals'],
  [{ ...price, by: 'amount', value: '1,234' }, 'jobs.faults.two_readings'],
  [{ ...price, value: '0' }, 'jobs.faults.bounds'],
  [{ ...emptyChange('offer'), by: 'price', value: '0' }, 'jobs.faults.priceZero'],
  [{ ...price, value: '95', direction: 'down' }, 'jobs.faults.bounds'],
  [{ ...emptyChange('low_stock'), pieces: '1.5' }, 'jobs.faults.pieces'],
] as const)('refuses %o', (draft, fault) => {
  expect(readChange(draft, TODAY)).toEqual({ fault })
})

it.each([
  [{ first: '2026-11-23' }, 'from', 'past'],
  [{ first: '2027-12-01' }, 'from', 'far'],
  [{ last: '2026-11-23' }, 'to', 'past'],
  [{ first: '2026-12-02', last: '2026-12-01' }, 'to', 'turned'],
  [{ last: '2028-01-01' }, 'to', 'far'],
] as const)('refuses the days %j of an offer at their field', (days, field, fault) => {
  const draft = { ...emptyChange('offer'), value: '15', ...days }
  expect(readChange(draft, TODAY)).toEqual({ field, fault: `prices.faults.${fault}` })
})

import { expect, it } from 'vitest'
import { emptyChange, readChange } from './read-change.ts'

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
  expect(readChange(draft)).toMatchObject({ change })
})

it.each([
  [{ ...price, value: '' }, 'jobs.faults.not_a_number'],
  [{ ...price, value: '4,25' }, 'jobs.faults.too_many_decimals'],
  [{ ...price, by: 'amount', value: '1,234' }, 'jobs.faults.two_readings'],
  [{ ...price, value: '0' }, 'jobs.faults.bounds'],
  [{ ...price, value: '95', direction: 'down' }, 'jobs.faults.bounds'],
  [{ ...emptyChange('low_stock'), pieces: '1.5' }, 'jobs.faults.pieces'],
] as const)('refuses %o', (draft, fault) => {
  expect(readChange(draft)).toEqual({ fault })
})

import { expect, it } from 'vitest'
import { addressLine } from '../places/address-line.ts'
import { unitPrice } from './unit-price.ts'

it('computes the price per litre, kilogram and piece, half up', () => {
  expect(unitPrice(1690, { value: 500, unit: 'ml' })).toEqual({ cents: 3380, unit: 'l' })
  expect(unitPrice(340, { value: 500, unit: 'g' })).toEqual({ cents: 680, unit: 'kg' })
  expect(unitPrice(1000, { value: 3, unit: 'piece' })).toEqual({ cents: 333, unit: 'piece' })
  expect(unitPrice(1, { value: 2000, unit: 'g' })).toEqual({ cents: 1, unit: 'kg' })
})

it('joins an address by commas (§7)', () => {
  expect(
    addressLine({ street: 'Via Roma 1', city: 'Cosenza', region: 'CS', country: 'IT', zip: '87100' }),
  ).toBe('Via Roma 1,Cosenza,CS,IT,87100')
})

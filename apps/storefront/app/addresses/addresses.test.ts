import type { Address } from '@filiera/contract/addresses'
import { expect, test } from 'vitest'
import { noAddresses, reduceAddresses } from './addresses.state.ts'

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  recipient: 'Anna',
  phone: '',
  note: '',
  street: 'Via Roma 1',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
  address: '',
  tag: '',
  defaultShipping: false,
  defaultBilling: false,
  company: null,
  warning: null,
  ...more,
})
const home = address('a', { defaultShipping: true })
const office = address('b', { defaultBilling: true })
const both = reduceAddresses(noAddresses, { type: 'listed', addresses: [home, office] })

test('loading, then success or error', () => {
  const asking = reduceAddresses(both, { type: 'request' })
  expect(asking.loading).toBe(true)
  expect(reduceAddresses(asking, { type: 'failed', code: 'unavailable' })).toMatchObject({
    loading: false,
    error: 'unavailable',
    addresses: [home, office],
  })
})

test('create appends, edit replaces, delete removes, clear empties', () => {
  const created = reduceAddresses(both, { type: 'created', address: address('c') })
  expect(created.addresses.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const edited = reduceAddresses(created, { type: 'edited', address: address('b', { city: 'Rende' }) })
  expect(edited.addresses[1]?.city).toBe('Rende')
  expect(reduceAddresses(edited, { type: 'deleted', id: 'a' }).addresses).toHaveLength(2)
  expect(reduceAddresses(edited, { type: 'cleared' })).toEqual(noAddresses)
})

test('the default lookup selects shipping and billing', () =>
  expect(reduceAddresses(both, { type: 'defaults_found' })).toMatchObject({
    selectedShipping: home,
    selectedBilling: office,
  }))

import type { Address } from '@filiera/contract/customers/addresses'
import { expect, test } from 'vitest'
import { chosenAddress, usualAddresses } from './chosen-address.ts'

const address = (id: string, more: Partial<Address> = {}) =>
  ({ id, defaultShipping: false, defaultBilling: false, ...more }) as Address
const home = address('a', { defaultShipping: true })
const office = address('b', { defaultBilling: true })

test('the default lookup selects shipping and billing, or nothing', () => {
  expect(usualAddresses([address('c'), home, office])).toEqual({ shipping: home, billing: office })
  expect(usualAddresses([address('c')])).toEqual({ shipping: null, billing: null })
  expect(usualAddresses([])).toEqual({ shipping: null, billing: null })
})

test('a choice is one of the list and goes with its address', () => {
  expect(chosenAddress([home, office], 'b')).toBe(office)
  expect(chosenAddress([home], 'b')).toBeNull()
  expect(chosenAddress([home], null)).toBeNull()
})

import { countFacets, listProducts } from '@filiera/contract/catalog/catalogue'
import { searchProducts } from '@filiera/contract/catalog/search'
import { endpoints } from '@filiera/contract/endpoints'
import { getCarts } from '@filiera/contract/orders/cart'
import { checkReadiness, followChanges, getPicture } from '@filiera/contract/system'
import { expect, it } from 'vitest'
import { kindOf } from './admit-calls.ts'

it('tells what costs from what is read, and what customers do from both', () => {
  expect(kindOf(searchProducts, {})).toBe('costly')
  expect(kindOf(countFacets, {})).toBe('costly')
  expect(kindOf(listProducts, {})).toBe('reads')
  expect(kindOf(listProducts, { title_contains: 'olio' })).toBe('costly')
  expect(kindOf(getCarts, {})).toBe('customers')
})

it('keeps nobody out who has to come in', () => {
  for (const endpoint of [checkReadiness, followChanges, getPicture]) expect(kindOf(endpoint, {})).toBeNull()
  const hooks = endpoints.filter(({ access }) => access === 'provider')
  for (const hook of hooks) expect(kindOf(hook, {})).toBeNull()
})

import { expect, it } from 'vitest'
import { followsAnyProduct } from './any-product.ts'
import { readListingQuery } from './listing-query.state.ts'

it.each([
  ['filters=discounts', true],
  ['filters=available', true],
  ['price=0-20', true],
  ['price_from=5', true],
  ['price_to=20', true],
  ['rating=4', true],
  ['sort=price_asc', true],
  ['sort=price_desc', true],
  ['sort=rating', true],
  ['', false],
  ['sort=popular', false],
  ['sort=newest', false],
  ['region=PUG', false],
  ['title_contains=olio&page=2', false],
])('of ?%s: %s', (search, expected) => {
  expect(followsAnyProduct(readListingQuery(new URLSearchParams(search)))).toBe(expected)
})

it('follows prices, offers and orders that a search says in words', () => {
  const query = readListingQuery(new URLSearchParams())
  const said = (kind: 'price' | 'offer' | 'order' | 'region') => [{ kind, values: [], typed: '', rest: '' }]
  expect(followsAnyProduct(query, said('price'))).toBe(true)
  expect(followsAnyProduct(query, said('offer'))).toBe(true)
  expect(followsAnyProduct(query, said('order'))).toBe(true)
  expect(followsAnyProduct(query, said('region'))).toBe(false)
})

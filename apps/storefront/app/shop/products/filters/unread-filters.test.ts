import { languages } from '@filiera/domain/languages'
import { expect, it } from 'vitest'
import { UNREAD, unreadLine, unreadNames } from './unread-filters.server.ts'

it.each([
  ['', []],
  ['price=abc', ['price']],
  ['price=20-50&price=', []],
  ['price=20-51&sort=cheapest&page=0', ['price', 'sort', 'page']],
  ['page=1&sort=popular&filters=discounts,available', []],
  ['page=01&page=-1', ['page']],
  ['filters=discounts,free', ['filters']],
  ['city=milano&city=atlantis&region=puglia&region=mars', ['city', 'region']],
  ['mark=dop&mark=xyz&allergen_free=milk', ['mark']],
  ['attribute=vitigno:nebbiolo&temperature=chilled&rating=4&rating=', []],
  ['attribute=nebbiolo&temperature=hot&rating=5', ['attribute', 'temperature', 'rating']],
  ['category=<script>&brand=A%20B&seller=0', ['category', 'brand', 'seller']],
  // names that are not ours: a campaign's, a typing error, what objects have anyway
  ['utm_source=x&prezzo=abc&__proto__=1&constructor=2&q=%00&title_contains=', []],
])('of %s it does not understand %j', (search, expected) => {
  expect(unreadNames(new URLSearchParams(search))).toEqual(expected)
})

it('is soon done with an address that goes on and on', () => {
  const started = performance.now()
  expect(unreadNames(new URLSearchParams('city=milano&'.repeat(5000)))).toEqual([])
  expect(performance.now() - started).toBeLessThan(500)
})

it.each(languages)('says it in %s, and nothing of what was sent', (language) => {
  const line = (unread: string) => unreadLine(new URLSearchParams({ [UNREAD]: unread }), language)
  expect(line('price,city')?.split(': ')[1]?.split(', ')).toHaveLength(2)
  expect(line('price,<b>x</b>,__proto__')).toBe(line('price'))
  expect(line('toString')).toBeNull()
  expect(unreadLine(new URLSearchParams('price=abc'), language)).toBeNull()
})

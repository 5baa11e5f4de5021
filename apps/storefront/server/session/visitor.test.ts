import { expect, it } from 'vitest'
import { pageLanguage } from './visitor.ts'

it.each([
  ['/seller/orders', 'it'],
  ['/es/seller/orders?state=open', 'es'],
  ['/en/seller/orders.data', 'en'],
  ['/en/account', 'en'],
  ['/es/operator/reviews', 'es'],
  ['/en/cart', undefined],
  ['/es/login', undefined],
  ['/en/accounts', undefined],
  ['/en', undefined],
])('an account follows the language of %s: %s', (url, language) => {
  expect(pageLanguage(url)).toBe(language)
})

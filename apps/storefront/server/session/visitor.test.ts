import { expect, it } from 'vitest'
import { pageLanguage } from './visitor.ts'

it.each([
  ['/account/orders', 'it'],
  ['/es/account/orders?state=open', 'es'],
  ['/en/account/orders.data', 'en'],
  ['/es/seller/orders', undefined],
  ['/en/account', 'en'],
  ['/es/operator/reviews', 'es'],
  ['/en/cart', undefined],
  ['/es/login', undefined],
  ['/en/accounts', undefined],
  ['/en', undefined],
])('an account follows the language of %s: %s', (url, language) => {
  expect(pageLanguage(url)).toBe(language)
})

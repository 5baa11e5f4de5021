import { expect, it } from 'vitest'
import { pagePath } from '../pages/page-path.ts'
import { canonicalSearch, isPersonalPage } from '../pages/public-address.ts'
import { languageOfPath, localPath, pathWithoutLanguage } from './language-path.ts'

it.each([
  ['/', 'it', '/'],
  ['/en', 'en', '/'],
  ['/es/cart', 'es', '/cart'],
  ['/it/cart', 'it', '/it/cart'],
  ['/english', 'it', '/english'],
  ['/en.data', 'en', '/'],
] as const)('%s is %s, %s', (path, language, rest) => {
  expect(languageOfPath(path)).toBe(language)
  if (!path.endsWith('.data')) expect(pathWithoutLanguage(path)).toBe(rest)
  else expect(pagePath(path)).toBe(rest)
})

it('writes addresses in a language', () => {
  expect([localPath('it', '/cart'), localPath('en', '/cart'), localPath('es', '/')]).toEqual([
    '/cart',
    '/en/cart',
    '/es',
  ])
})

it.each([
  ['/cart', true],
  ['/en/account/orders/1', true],
  ['/es/checkout.data', true],
  ['/login', true],
  ['/en/operator/reviews', true],
  ['/sellers/1', false],
  ['/', false],
  ['/_root.data', false],
  ['/en/product/1.data', false],
  ['/cartoline', false],
])('%s is personal: %s', (path, personal) => expect(isPersonalPage(path)).toBe(personal))

it('keeps only the part of a query that a page depends on', () => {
  expect(canonicalSearch('/en/products', '?utm_source=x&sort=newest')).toBe('?sort=newest')
  expect(canonicalSearch('/sellers', '?region=puglia&region=lazio&city=Milan')).toBe(
    '?region=lazio&city=milano',
  )
  expect(canonicalSearch('/product/1', '?gclid=1')).toBe('')
})

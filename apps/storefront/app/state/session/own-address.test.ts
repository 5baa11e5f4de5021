import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

test.each(['/account', '/en/checkout?step=address', '/product/12#reviews', '/products?title_contains=a%2Fb'])(
  'keeps %s',
  (address) => expect(ownAddress(address, '/')).toBe(address),
)

test.each([
  '',
  null,
  undefined,
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/account',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//user@evil.example',
  '/.//evil.example',
  '/account/..//evil.example',
  '//evil。example',
  `/${'a'.repeat(600)}`,
])('D45 sends %j home', (address) => expect(ownAddress(address, '/home')).toBe('/home'))

import { describe, expect, it } from 'vitest'
import { hostName, LOCAL_HOSTS, refuseLine } from './host-names.ts'

const hosts = new Set(['shop.example', ...LOCAL_HOSTS])
const line = (rawHeaders: string[], url = '/', method = 'GET') => ({ method, url, rawHeaders })

describe('the name under which a server is called', () => {
  it.each(['shop.example', 'SHOP.example:443', 'localhost:3000', '127.0.0.1', '[::1]:80'])(
    'may be %s',
    (host) => expect(refuseLine(line(['Accept', 'host', 'Host', host]), hosts)).toBeNull(),
  )

  it.each([
    'evil.example',
    'shop.example.evil.example',
    'evil.example/shop.example',
    'shop.example@evil.example',
    'evil.example#shop.example',
    'shop.example:80:80',
    'shop.example,evil.example',
    '10.0.0.1',
    '',
  ])('may not be %j', (host) => expect(refuseLine(line(['Host', host]), hosts)).toBe('wrong_host'))

  it('is said once', () => {
    expect(refuseLine(line([]), hosts)).toBe('wrong_host')
    expect(refuseLine(line(['Host', 'shop.example', 'host', 'evil.example']), hosts)).toBe('wrong_host')
  })

  it('is a name or an address, without its port', () => {
    expect(hostName('Shop.Example:8080')).toBe('shop.example')
    expect(hostName('[::1]:8080')).toBe('[::1]')
    expect(hostName(undefined)).toBeNull()
  })
})

it.each([
  ['http://evil.example/', 'GET', 'bad_request'],
  ['//evil.example/x', 'GET', 'bad_request'],
  ['/\\evil.example', 'GET', 'bad_request'],
  ['*', 'OPTIONS', 'bad_request'],
  [`/${'x'.repeat(14_000)}`, 'GET', 'uri_too_long'],
  ['/', 'TRACE', 'method_not_allowed'],
  ['/', 'PROPFIND', 'method_not_allowed'],
  ['/a//b', 'GET', null],
])('judges the address %s with %s', (url, method, refusal) =>
  expect(refuseLine(line(['Host', 'shop.example'], url, method), hosts)).toBe(refusal),
)

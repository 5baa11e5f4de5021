import { describe, expect, test } from 'vitest'
import { isLogoutRefused, isOriginRefused } from './origin-check.ts'

const settings = { publicUrl: 'https://shop.example' }
const post = (headers: Record<string, string>) => ({
  method: 'POST',
  headers: { host: 'shop.example', ...headers },
})
const get = (headers: Record<string, string>) => ({
  method: 'GET',
  headers: { host: 'shop.example', ...headers },
})

describe('D59 unsafe methods', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'https://evil-shop.example' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ cookie: 'filiera_session=x' }, true],
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, false],
    [{ origin: 'https://shop.example', cookie: 'a=b' }, false],
  ])('%j refused: %s', (headers, refused) => expect(isOriginRefused(post(headers), settings)).toBe(refused))

  test('reading is never refused', () =>
    expect(isOriginRefused(get({ 'sec-fetch-site': 'cross-site', cookie: 'a=b' }), settings)).toBe(false))
})

describe('D60 logout', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ referer: 'https://evil.example/page' }, true],
    [{ referer: 'nonsense' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ referer: 'https://shop.example/account' }, false],
    [{}, false],
  ])('%j refused: %s', (headers, refused) => expect(isLogoutRefused(get(headers), settings)).toBe(refused))
})

import { expect, it } from 'vitest'
import { createResponseCache } from './response-cache.ts'

it('answers by language and version alone', () => {
  const cache = createResponseCache(1)
  cache.set('1', 'it', 'first', 'uno')
  expect(cache.find('1', 'it', 'first')).toBe('uno')
  expect(cache.find('1', 'en', 'first')).toBeUndefined()
  expect(cache.find('1', 'it', 'second')).toBeUndefined()
})

it('never holds more than its megabytes: the oldest go, and what is kept anew counts once', () => {
  const cache = createResponseCache(1)
  const text = 'a'.repeat(1000)
  for (let id = 0; id < 5000; id++) {
    cache.set(`${id % 1000}`, 'it', `${id}`, text)
    expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024)
  }
  expect(cache.bytes).toBeGreaterThan(1024 * 1000)
  expect(cache.find('999', 'it', '4999')).toBe(text)
  expect(cache.find('0', 'it', '4000')).toBeUndefined()
})

it('holds nothing with 0', () => {
  const cache = createResponseCache(0)
  cache.set('1', 'it', 'first', 'uno')
  expect(cache.find('1', 'it', 'first')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

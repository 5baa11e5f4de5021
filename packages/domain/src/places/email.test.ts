import { expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

it.each(['a@b.it', 'first.last+x@sub.example.com', 'a@[127.0.0.1]'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  'a@b',
  'a@b.c',
  'a b@c.it',
  '@b.it',
  'a@',
  'a@[300.1.1.1]',
  'a..b@c.it',
  `${'a'.repeat(60)}@${'b.'.repeat(100)}it`,
  'a@b.it\r\nBcc: x@y.it',
])('refuses %s', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('answers in no time for a hostile text of 50,000 characters', () => {
  const started = performance.now()
  isEmail(`${'a.'.repeat(25_000)}@x`)
  expect(performance.now() - started).toBeLessThan(10)
})

it('sees one address behind its spellings', () => {
  expect(normaliseEmail(' Anna@Example.IT ')).toBe('anna@example.it')
})

import { expect, it } from 'vitest'
import { isUnreached } from './answer-unreached.ts'

/** An answer of a page with an error, as the router hands it on. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

it.each([
  ['a broken connection', new TypeError('Failed to fetch'), true],
  ['a failed backend', answered(503), true],
  ['too many requests', answered(429), true],
  ['a page that is not there', answered(404), false],
  ['a refusal', answered(403), false],
  ['a redirect', new Response(null, { status: 302 }), false],
])('%s', (_what, error, expected) => {
  expect(isUnreached(error)).toBe(expected)
})

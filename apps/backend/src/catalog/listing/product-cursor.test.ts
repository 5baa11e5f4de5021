import { expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from './product-cursor.ts'

it.each([
  { sort: 'popular', key: '97', id: '12' },
  { sort: 'newest', key: '2026-11-02 00:00:00.123456+00', id: '3' },
  { sort: 'relevance', shown: 24 },
] as const)('returns what was put in: %j', (cursor) => {
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
})

it.each([
  '',
  'x',
  Buffer.from('["popular","1 or 1=1","2"]').toString('base64url'),
  Buffer.from('["cheapest","1","2"]').toString('base64url'),
  Buffer.from('["newest","2026-99-99 00:00:00+00","2"]').toString('base64url'),
  Buffer.from('["popular","1"]').toString('base64url'),
])('refuses %j', (text) => {
  expect(decodeCursor(text)).toBeNull()
})

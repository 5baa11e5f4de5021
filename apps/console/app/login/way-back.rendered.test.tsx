import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it.each([
  [null, '/'],
  ['/orders?state=to_ship#a', '/orders?state=to_ship#a'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?next=/login', '/'],
])('a login that was asked for by %s leads to %s', (next, path) => expect(wayBack(next)).toBe(path))

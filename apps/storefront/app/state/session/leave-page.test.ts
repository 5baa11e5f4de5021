import { expect, test } from 'vitest'
import { mustLeave } from './leave-page.ts'

const stored = (isLoggedIn: boolean, username: string | null) =>
  JSON.stringify({ state: { isLoggedIn, username, groups: [], profilePhoto: null } })
const anna = stored(true, 'anna@example.it')
const carlo = stored(true, 'carlo@example.it')
const nobody = stored(false, null)

test.each([
  ['/account', anna, nobody, true],
  ['/en/account/orders/A1', anna, nobody, true],
  ['/checkout/123', anna, carlo, true],
  ['/account/profile', anna, null, true],
  ['/account', anna, anna, false],
  ['/account', nobody, anna, false],
  ['/account', 'not json', nobody, false],
  ['/accounts', anna, nobody, false],
  ['/products', anna, nobody, false],
  ['/', anna, nobody, false],
])('on %s', (path, before, after, leaves) => expect(mustLeave(path, before, after)).toBe(leaves))

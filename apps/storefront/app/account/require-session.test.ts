import { expect, test } from 'vitest'
import { requireSession } from './require-session.ts'

const gone = { signedIn: false, open: () => undefined as never, close() {}, forget() {} }

function nextOf(address: string): string | null {
  try {
    requireSession(new Request(`http://shop.example${address}`, { method: 'POST' }), gone)
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
  return null
}

test.each([
  ['/account/orders', '/login?next=%2Faccount%2Forders'],
  ['/account/reviews/7.data', '/login?next=%2Faccount%2Freviews%2F7'],
  [
    '/en/account/reviews/7.data?done=created&_routes=x',
    '/en/login?next=%2Fen%2Faccount%2Freviews%2F7%3Fdone%3Dcreated',
  ],
  ['/account/addresses?edit=5&index', '/login?next=%2Faccount%2Faddresses%3Fedit%3D5'],
])('%s leads to the login and back to the page itself', (asked, login) => expect(nextOf(asked)).toBe(login))

import { expect, test, vi } from 'vitest'
import { leaveEndedSession, requireSession } from './require-session.ts'

const gone = {
  signedIn: false,
  open: () => undefined as never,
  close() {},
  forget() {},
  remember() {},
  recall: () => null,
}

function nextOf(address: string, method = 'GET'): string | null {
  try {
    requireSession(new Request(`http://shop.example${address}`, { method }), gone)
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

test('who sends a form without a session is told that it has ended, and comes back to the same step', () => {
  const asked = '/en/checkout?step=shipping&address=5&index'
  const next = encodeURIComponent('/en/checkout?step=shipping&address=5')
  expect(nextOf(asked, 'POST')).toBe(`/en/login?next=${next}&why=ended`)
})

test('a session that the backend does not know any more is forgotten, and the login says why', () => {
  const session = { ...gone, signedIn: true, close: vi.fn() }
  const request = new Request('http://shop.example/account/orders')
  expect(leaveEndedSession(request, session).headers.get('location')).toBe(
    '/login?next=%2Faccount%2Forders&why=ended',
  )
  expect(session.close).toHaveBeenCalledOnce()
})

import { expect, it } from 'vitest'
import { isBearer, isToken, newBearer, newSessionToken } from './token.ts'

it('tells bearers from session tokens', () => {
  const [session, bearer] = [newSessionToken(), newBearer()]
  expect([isToken(session), isToken(bearer)]).toEqual([true, true])
  expect([isBearer(session), isBearer(bearer)]).toEqual([false, true])
})

it('takes a session token that happens to begin like a bearer for what it is', () => {
  const session = `fb_${'a'.repeat(40)}`
  expect([isToken(session), isBearer(session)]).toEqual([true, false])
})

it.each(['', 'fb_', 'a'.repeat(42), 'a'.repeat(44), `fb_${'a'.repeat(44)}`, `${'a'.repeat(42)}=`])(
  'does not take %j for a token',
  (text) => {
    expect(isToken(text)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { closeSessionCookie, openSessionCookie, readCookie, readSessionToken } from './session.ts'

const sessionCookie = { name: 'filiera_session', sameSite: 'Lax' } as const
const local = { secure: false, sessionCookie }
const production = { secure: true, sessionCookie }
const token = 'a'.repeat(43)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('D26 opens and closes with the attributes a session needs', () => {
  expect(openSessionCookie(token, inAnHour(), local)).toMatch(
    new RegExp(`^filiera_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3(?:600|599)$`),
  )
  expect(openSessionCookie(token, inAnHour(), production)).toMatch(
    /^__Host-filiera_session=a+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/,
  )
  expect(closeSessionCookie(local)).toBe('filiera_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test('a token that could break the header is never sent', () => {
  expect(() => openSessionCookie(`${token}; Domain=evil`, inAnHour(), local)).toThrow(RangeError)
  expect(() => openSessionCookie('short', inAnHour(), local)).toThrow(RangeError)
})

test('reads its own cookie only', () => {
  expect(readSessionToken(`a=b; filiera_session=${token}; c=d`, local)).toBe(token)
  expect(readSessionToken(`filiera_session=${token}`, production)).toBeNull()
  expect(readSessionToken(`__Host-filiera_session=${token}`, production)).toBe(token)
  expect(readSessionToken('filiera_session=x y', local)).toBeNull()
  expect(readSessionToken(undefined, local)).toBeNull()
  expect(readCookie('a=1; a=2', 'a')).toBe('1')
})

test('a program that links never lead to takes no cookie from them', () => {
  const strict = { secure: true, sessionCookie: { name: 'filiera_seller', sameSite: 'Strict' } } as const
  expect(openSessionCookie(token, inAnHour(), strict)).toMatch(
    /^__Host-filiera_seller=a+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=/,
  )
  expect(readSessionToken(`__Host-filiera_session=${token}`, strict)).toBeNull()
})

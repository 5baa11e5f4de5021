import { expect, test } from 'vitest'
import {
  closeSessionCookie,
  forgetVisitorCookie,
  openSessionCookie,
  readCookie,
  readSessionToken,
} from './session.ts'

const local = { secure: false }
const production = { secure: true }
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

test('forgets the visitor’s cart under the name that the backend gave it', () => {
  expect(forgetVisitorCookie(local)).toBe('filiera_visitor=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect(forgetVisitorCookie(production)).toContain('__Host-filiera_visitor=; Path=/')
})

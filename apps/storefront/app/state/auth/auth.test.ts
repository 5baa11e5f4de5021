import type { Problem } from '@filiera/contract/problem'
import { expect, test } from 'vitest'
import { loggedOut, reduceAuth } from './auth.state.ts'
import { AUTH_NAME, persistedAuth, useAuthStore } from './auth-store.ts'

const session = { username: 'anna@example.it', groups: ['customer'], name: 'Anna', profilePhoto: null }
const problem: Problem = {
  type: 'about:blank',
  status: 401,
  title: 'x',
  detail: 'x',
  code: 'wrong_credentials',
}
const anna = reduceAuth(loggedOut, { type: 'login_success', session })

test('a login sets user, roles and photo', () => {
  expect(reduceAuth(loggedOut, { type: 'login_request' })).toEqual({ ...loggedOut, loading: true })
  expect(anna).toEqual({
    isLoggedIn: true,
    loggedUser: 'anna@example.it',
    name: 'Anna',
    groups: ['customer'],
    profilePhoto: null,
    loading: false,
    error: null,
  })
})

test('a login request clears the user, a failed login stays logged out', () => {
  const asking = reduceAuth(anna, { type: 'login_request' })
  expect(asking).toMatchObject({ isLoggedIn: false, loggedUser: null, groups: [] })
  expect(reduceAuth(asking, { type: 'login_error', problem })).toEqual({ ...loggedOut, error: problem })
})

test('a logout clears the user, a failed one leaves the user logged in', () => {
  const leaving = reduceAuth(anna, { type: 'logout_request' })
  expect(leaving).toEqual({ ...anna, loading: true })
  expect(reduceAuth(leaving, { type: 'logout_success' })).toEqual(loggedOut)
  expect(reduceAuth(leaving, { type: 'logout_error', problem })).toEqual({ ...anna, error: problem })
})

test('confirming a registration logs in', () => {
  expect(reduceAuth(loggedOut, { type: 'confirm_success', session })).toEqual(anna)
})

test('a session that is found or lost is the server’s word', () => {
  expect(reduceAuth(loggedOut, { type: 'session_found', session })).toEqual(anna)
  expect(reduceAuth(anna, { type: 'session_lost' })).toEqual(loggedOut)
})

test('a new photo changes nothing else', () => {
  const withPhoto = reduceAuth(anna, { type: 'photo_updated', profilePhoto: '/pictures/a/400.webp' })
  expect(withPhoto).toEqual({ ...anna, profilePhoto: '/pictures/a/400.webp' })
  expect(reduceAuth(withPhoto, { type: 'photo_updated', profilePhoto: null })).toEqual(anna)
})

test('D64 what the browser keeps of a session holds no token', () => {
  const state = { ...useAuthStore.getState(), token: 'secret-token' }
  expect(AUTH_NAME).toMatch(/^filiera\./)
  expect(JSON.stringify(persistedAuth(state))).not.toContain('secret-token')
})

import type { Problem } from '@filiera/contract/problem'
import { afterEach, expect, it } from 'vitest'
import { loggedOut } from '../../state/auth/auth.state.ts'
import { dispatchAuth, useAuthStore } from '../../state/auth/auth-store.ts'
import { clientAction } from './login-page.tsx'

const session = { username: 'anna@example.it', groups: ['customer'], name: 'Anna', profilePhoto: null }
const credentials = { username: 'anna@example.it', password: 'assaggio-2026' }

afterEach(() => dispatchAuth({ type: 'session_lost' }))

/** Sends the form of the page by its scripts. @returns the state while the answer is on its way, and after it */
async function send(fields: Record<string, string>, answer: () => Promise<object>) {
  dispatchAuth({ type: 'login_success', session })
  const asked = { state: loggedOut }
  const request = new Request('http://shop.example/login', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const serverAction = async () => {
    asked.state = useAuthStore.getState()
    return answer()
  }
  await clientAction({ request, serverAction, params: {} } as never)
  return { while: asked.state, after: useAuthStore.getState() }
}

it('§4 a login request clears the user, and a failure stays logged out with its error', async () => {
  const problem = { code: 'wrong_credentials', status: 401 } as Problem
  const refused = await send(credentials, async () => ({ problem }))
  expect(refused.while).toEqual({ ...loggedOut, loading: true })
  expect(refused.after).toEqual({ ...loggedOut, error: problem })
  const silent = await send(credentials, () => Promise.reject(new TypeError('no network')))
  expect(silent.after).toMatchObject({ ...loggedOut, error: { code: 'unavailable' } })
})

it('asks for nothing with fields that are empty, nor with a new mail', async () => {
  const still = { isLoggedIn: true, loading: false, error: null }
  const empty = await send({ username: '', password: '' }, async () => ({ errors: {} }))
  expect([empty.while, empty.after]).toMatchObject([still, still])
  const mail = await send({ ...credentials, intent: 'resend' }, async () => ({ resent: true }))
  expect([mail.while, mail.after]).toMatchObject([still, still])
})

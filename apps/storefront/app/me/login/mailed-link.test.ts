import type { BackendCall } from '@filiera/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { action as confirm } from './confirm-page.tsx'
import { action as askForReset } from './forgot-page.tsx'
import { action as logIn } from './login-link-page.tsx'
import { action as setPassword } from './reset-page.tsx'

type Action = (args: never) => Promise<unknown>
type Answer = { data: { next?: string } }

const opened = { username: 'anna@example.it', token: 'opaque', expiresAt: '2999-01-01T00:00:00Z' }

/** What a form of the page answers without scripts, by a backend that answers with a problem. */
async function answerTo(fields: Record<string, string>, problem: object) {
  const context = new RouterContextProvider()
  context.set(backendContext, (async () => ({ ok: false, problem })) as unknown as BackendCall)
  const body = new URLSearchParams({ token: 'token-of-a-mail', ...fields })
  const request = new Request('http://shop.example/register/confirm', { method: 'POST', body })
  return confirm({ request, context, params: {} } as never)
}

it('asks for a password where the address was registered more than once, and keeps asking', async () => {
  const choose = { status: 409, code: 'choose_password' }
  expect(await answerTo({}, choose)).toMatchObject({
    data: { code: null, choosing: true },
    init: { status: 409 },
  })
  expect(await answerTo({ password: 'corta' }, choose)).toMatchObject({
    data: { choosing: true, fault: 'passwordShort', missing: 5 },
    init: { status: 422 },
  })
  const common = { status: 422, code: 'invalid_body', fields: [{ field: 'password' }] }
  expect(await answerTo({ password: 'Password123!' }, common)).toMatchObject({
    data: { code: null, choosing: true, fault: 'passwordCommon' },
  })
  expect(await answerTo({ password: 'una frase lunga' }, { status: 503, code: 'unavailable' })).toMatchObject(
    {
      data: { code: 'unavailable', choosing: true },
    },
  )
})

/** Sends a form without scripts, in a browser that remembers an address. @returns the answer, and what the browser remembers now */
async function send(
  action: Action,
  path: string,
  fields: Record<string, string>,
  remembered: string | null = null,
) {
  const context = new RouterContextProvider()
  let kept = remembered
  const backend = (async ({ method }: { method: string }) => ({
    ok: true,
    value: method === 'GET' ? [] : { ...opened, changes: [] },
    headers: new Headers(),
  })) as unknown as BackendCall
  context.set(backendContext, backend)
  context.set(sessionContext, {
    signedIn: false,
    open: () => backend,
    recall: () => {
      const next = kept
      kept = null
      return next
    },
    close() {},
    forget() {},
    remember(next) {
      kept = next
    },
  })
  const body = new URLSearchParams(fields)
  const request = new Request(`http://shop.example${path}`, { method: 'POST', body })
  const answer = await action({ request, context, params: {} } as never)
  return { answer, kept }
}

/** Where a mailed link leads. */
async function follow(action: Action, remembered: string | null): Promise<string | null> {
  const token = 'token-of-a-mail'
  const { answer } = await send(action, `/en/login/link?token=${token}`, { token }, remembered)
  return answer instanceof Response ? answer.headers.get('location') : null
}

it.each([
  ['a login link', logIn],
  ['a confirmation', confirm],
] as [string, Action][])(
  '%s leads back to where the customer was going, on the shop itself',
  async (_, action) => {
    expect(await follow(action, '/en/checkout?step=address')).toBe('/en/checkout?step=address')
    expect(await follow(action, null)).toBe('/en/account')
    expect(await follow(action, '//evil.example')).toBe('/en/account')
  },
)

it('a new password leads to a login that goes back there, too, and to no other site', async () => {
  const ask = (next: string) =>
    send(askForReset, `/en/password/forgot?next=${encodeURIComponent(next)}`, { username: 'anna@example.it' })
  const { kept } = await ask('/en/checkout?step=address')
  expect(kept).toBe('/en/checkout?step=address')
  expect((await ask('//evil.example')).kept).toBeNull()
  const fields = { token: 'token-of-a-mail', password: 'sale grosso e rosmarino' }
  const reset = async (remembered: string | null) => {
    const { answer } = await send(setPassword, '/en/password/reset', fields, remembered)
    return (answer as Answer).data.next
  }
  expect(await reset(kept)).toBe('/en/checkout?step=address')
  expect(await reset(null)).toBe('')
  expect(await reset('//evil.example')).toBe('')
})

import type { BackendCall } from '@filiera/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { action as confirm } from './confirm-page.tsx'
import { action as logIn } from './login-link-page.tsx'

type Action = (args: never) => Promise<unknown>

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

/** Follows a mailed link without scripts, in a browser that remembers an address; answers where it leads. */
async function follow(action: Action, remembered: string | null): Promise<string | null> {
  const context = new RouterContextProvider()
  const backend = (async ({ method }: { method: string }) => ({
    ok: true,
    value: method === 'GET' ? [] : { ...opened, changes: [] },
    headers: new Headers(),
  })) as unknown as BackendCall
  context.set(backendContext, backend)
  context.set(sessionContext, {
    signedIn: false,
    open: () => backend,
    recall: () => remembered,
    close() {},
    forget() {},
    remember() {},
  })
  const body = new URLSearchParams({ token: 'token-of-a-mail' })
  const request = new Request('http://shop.example/en/login/link?token=token-of-a-mail', {
    method: 'POST',
    body,
  })
  const answer = await action({ request, context, params: {} } as never)
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

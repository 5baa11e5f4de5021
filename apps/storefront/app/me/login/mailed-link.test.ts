import type { BackendCall } from '@filiera/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { action as confirm } from './confirm-page.tsx'
import { action as logIn } from './login-link-page.tsx'

type Action = (args: never) => Promise<unknown>

const opened = { username: 'anna@example.it', token: 'opaque', expiresAt: '2999-01-01T00:00:00Z' }

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

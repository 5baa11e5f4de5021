import type { BackendCall } from '@filiera/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { backendContext, sessionContext, type VisitorSession } from '../../state/server-contexts.ts'
import { action } from './cards-page.tsx'

/** Sends a form of the page, with or without scripts, to a backend that answers so. */
async function send(fields: Record<string, string>, answer: object): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(backendContext, (async () => answer) as unknown as BackendCall)
  context.set(sessionContext, { signedIn: true } as VisitorSession)
  const body = new URLSearchParams(fields)
  const request = new Request('http://shop.example/en/account/cards', { method: 'POST', body })
  return action({ request, context, params: {} } as never)
}

const form = { intent: 'remove', cardId: '5' }

it.each([
  ['without scripts', form],
  ['with scripts', { ...form, enhanced: '1' }],
])('a change that fails %s says so with its status', async (_, fields) => {
  const problem = { code: 'in_progress', status: 409 }
  expect(await send(fields, { ok: false, problem })).toMatchObject({
    data: { change: 'remove', alias: null },
    init: { status: 409 },
  })
})

it('a change that is done leads back to the list without scripts', async () => {
  const answer = await send(form, { ok: true, value: { alias: '497010XXXXXX1119' } })
  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('location')).toBe('/en/account/cards?done=remove&card=1119')
})

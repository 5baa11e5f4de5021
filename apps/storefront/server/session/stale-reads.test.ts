import type { BackendCall } from '@filiera/contract/client'
import { getUser, updateUser } from '@filiera/contract/customers/account'
import { expect, it } from 'vitest'
import { createStaleReads } from './stale-reads.ts'

let isSilent = false
const backend = (async (endpoint: { name: string }) =>
  isSilent
    ? { ok: false, problem: { code: 'unavailable', status: 503 } }
    : { ok: true, value: { name: endpoint.name }, headers: new Headers() }) as unknown as BackendCall

const anna = 'Bearer anna'
const read = (staleReads: ReturnType<typeof createStaleReads>, key: string, sendsForm: boolean) =>
  staleReads(backend, { key, sendsForm })(getUser, {})

it.each([
  ['a form of the same visitor', anna, true, true],
  ['a page that is only read', anna, false, false],
  ['somebody else', 'Bearer berta', true, false],
])('while the backend is silent the last answer serves %s: %s', async (_, key, sendsForm, serves) => {
  isSilent = false
  const staleReads = createStaleReads()
  await read(staleReads, anna, false)
  isSilent = true
  expect((await read(staleReads, key, sendsForm)).ok).toBe(serves)
})

it('never answers for a change', async () => {
  isSilent = true
  const call = createStaleReads()(backend, { key: anna, sendsForm: true })
  expect(await call(updateUser, { body: {} as never })).toMatchObject({ ok: false })
})

it('gives way to an answer that there is', async () => {
  const staleReads = createStaleReads()
  const refusing = (async () => ({ ok: false, problem: { code: 'not_signed_in', status: 401 } })) as never
  isSilent = false
  await read(staleReads, anna, false)
  expect((await staleReads(refusing, { key: anna, sendsForm: true })(getUser, {})).ok).toBe(false)
})

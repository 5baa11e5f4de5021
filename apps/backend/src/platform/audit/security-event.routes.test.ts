import * as account from '@filiera/contract/customers/account'
import { deleteAccount, exportOwnData } from '@filiera/contract/customers/own-data'
import { changePassword } from '@filiera/contract/customers/passwords'
import { endSessions } from '@filiera/contract/customers/sessions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../test/factories/account.ts'
import { runHousekeeping } from '../../housekeeping.ts'
import { accountPseudonym } from '../http/security-events.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const events = () =>
  backend.services.db
    .selectFrom('security_event')
    .select(['event', 'account', 'object', 'request_id'])
    .orderBy('id')
    .execute()
let seen = 0
beforeEach(async () => {
  seen = (await events()).length
})
const newEvents = async () => (await events()).slice(seen)

it('keeps what happens to an account, without naming anybody, and with the id of the request', async () => {
  const { email, headers } = await createCustomer(backend)
  await backend.call(account.login, { body: { username: email, password: 'wrong-one-2026' } })
  const password = 'un-altro-olio-2026'
  const change = { oldPassword: TEST_PASSWORD, newPassword: password }
  expect(await backend.call(changePassword, { body: change }, headers)).toMatchObject({ ok: true })
  expect(await backend.call(exportOwnData, {}, headers)).toMatchObject({ ok: true })
  expect(await backend.call(deleteAccount, { body: { password: 'wrong' } }, headers)).toMatchObject({
    ok: false,
  })
  expect(await backend.call(endSessions, {}, headers)).toMatchObject({ ok: true })
  const again = await backend.call(account.login, { body: { username: email, password } })
  const authorization = again.ok ? `Bearer ${again.value.token}` : ''
  expect(await backend.call(deleteAccount, { body: { password } }, { authorization })).toMatchObject({
    ok: true,
  })
  const found = await newEvents()
  expect(found.map(({ event }) => event)).toEqual([
    'login_failed',
    'password_changed',
    'data_exported',
    'wrong_password',
    'sessions_ended',
    'account_erased',
  ])
  const name = accountPseudonym(email, backend.services.config.COOKIE_SECRET)
  for (const { account: noted, request_id } of found) {
    expect(noted).toBe(name)
    expect(request_id).toMatch(/^[\da-f-]{36}$/)
  }
  expect(JSON.stringify(found)).not.toContain(email)
})

it('is only ever added to, and forgets after half a year', async () => {
  const { db } = backend.services
  await backend.call(account.login, { body: { username: 'nessuno@example.com', password: 'wrong-one-2026' } })
  await expect(db.updateTable('security_event').set({ object: 'x' }).execute()).rejects.toThrow(
    'only ever added',
  )
  await expect(db.deleteFrom('security_event').execute()).rejects.toThrow('only ever added')
  await expect(backend.services.database.pool.query('truncate security_event')).rejects.toThrow(
    'only ever added',
  )
  const at = new Date('2020-01-01')
  await db
    .insertInto('security_event')
    .values({ event: 'backup_taken', account: null, object: 'old', request_id: null, at })
    .execute()
  await runHousekeeping(backend.services)
  const left = await events()
  expect(left.map(({ object }) => object)).not.toContain('old')
  expect(left.length).toBeGreaterThan(0)
})

import * as contract from '@filiera/contract/customers/account'
import { requestPasswordReset } from '@filiera/contract/customers/passwords'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'
import { buildBackend } from '../../../app.ts'
import { accountPseudonym } from '../../../platform/http/security-events.ts'
import { createFindIdentity } from '../find-identity.ts'
import { createFindMemberships } from '../memberships.store.ts'
import { createPasswords } from '../password/passwords.ts'

/** A proxy that is not this machine: nothing that a client says about its address is believed. */
const NO_PROXY = { TRUSTED_PROXIES: '192.0.2.1' }

let backend: TestBackend
let direct: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  direct = await buildTestBackend(NO_PROXY)
})
afterAll(async () => {
  await backend.close()
  await direct.close()
})
beforeEach(async () => {
  for (const { services } of [backend, direct]) await services.database.pool.query('delete from rate_limit')
})

async function send(body: unknown, headers: Record<string, string> = {}, base = backend.url) {
  const response = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function failTenTimes(username: string, base = backend.url, headers: Record<string, string> = {}) {
  for (let index = 0; index < 10; index++)
    expect((await send({ username, password: 'wrong' }, headers, base)).status).toBe(401)
}

describe('ten failures of an account from one address', () => {
  it('D16 lock it there with Retry-After, also for the right password, and lock nobody else there', async () => {
    const { email } = await createCustomer(backend)
    const neighbour = await createCustomer(backend)
    await failTenTimes(email)
    const locked = await send({ username: email, password: TEST_PASSWORD })
    expect(locked.status).toBe(429)
    const seconds = Number(locked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect((await send({ username: neighbour.email, password: TEST_PASSWORD })).status).toBe(200)
  })

  it('D16 are remembered by a backend that starts again', async () => {
    const { email } = await createCustomer(backend)
    await failTenTimes(email)
    const { services } = backend
    const findIdentity = createFindIdentity(services.database, services.clock)
    const findMemberships = createFindMemberships(services.db)
    const restarted = await buildBackend({ services, findIdentity, findMemberships, logger: false })
    const base = await restarted.listen({ host: '127.0.0.1', port: 0 })
    expect((await send({ username: email, password: TEST_PASSWORD }, {}, base)).status).toBe(429)
    await restarted.close()
  })

  it.each([
    ['capitals', (email: string) => ({ username: email.toUpperCase() }), 429],
    ['full-width letters', (email: string) => ({ username: email.replace('c', 'ｃ') }), 422],
    ['spaces around', (email: string) => ({ username: ` ${email} ` }), 422],
    ['dots', (email: string) => ({ username: email.replace('@', '.@') }), 422],
    ['an extra field', (email: string) => ({ username: email, email: 'x@example.com' }), 422],
    ['a list', (email: string) => ({ username: [email] }), 422],
  ])('D17 do not count anew with %s', async (_name, variant, status) => {
    const { email } = await createCustomer(backend)
    await failTenTimes(email)
    expect((await send({ ...variant(email), password: TEST_PASSWORD })).status).toBe(status)
  })

  it('D17 do not count anew with a form instead of JSON', async () => {
    const { email } = await createCustomer(backend)
    await failTenTimes(email)
    const form = new URLSearchParams({ username: email, password: TEST_PASSWORD }).toString()
    const refused = await send(form, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(refused.status).toBe(415)
  })

  it('D17 do not count anew with an invented X-Forwarded-For', async () => {
    const { email } = await createCustomer(direct)
    await failTenTimes(email, direct.url)
    for (const address of ['203.0.113.9', '203.0.113.10, 127.0.0.1', 'unknown', '::1']) {
      const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
      const refused = await send({ username: email, password: TEST_PASSWORD }, headers, direct.url)
      expect(refused.status).toBe(429)
    }
  })

  it('D17 do not count anew when a client writes addresses in front of the proxy’s', async () => {
    const { email } = await createCustomer(backend)
    await failTenTimes(email)
    const headers = { 'x-forwarded-for': '203.0.113.99, 198.51.100.7' }
    expect((await send({ username: email, password: TEST_PASSWORD }, headers)).status).toBe(429)
  })
})

it('D16 locks an address after a hundred failures, whatever the accounts', async () => {
  for (let index = 0; index < 100; index++)
    await send({ username: `nessuno${index}@example.com`, password: 'wrong' })
  const { email } = await createCustomer(backend)
  expect((await send({ username: email, password: TEST_PASSWORD })).status).toBe(429)
  const elsewhere = { 'x-forwarded-for': '198.51.100.8' }
  expect((await send({ username: email, password: TEST_PASSWORD }, elsewhere)).status).toBe(200)
})

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How far two samples stand apart, in standard deviations (Mann and Whitney's rank sum; times hardly ever tie). */
function rankSumDistance(some: readonly number[], others: readonly number[]): number {
  const sorted = [...some, ...others].toSorted((a, b) => a - b)
  const ranks = some.reduce((sum, value) => sum + sorted.indexOf(value) + 1, 0)
  const [n, m] = [some.length, others.length]
  return Math.abs(ranks - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

/** Pairs of a go. What tells an address from an unknown one does so in every go, the noise of a busy machine does not. */
const PAIRS = 25
const GOES = 4

it('D18 answers an unknown address and a wrong password alike: status, headers, body and time', async () => {
  const { accountId, email } = await createCustomer(backend)
  // at the cost of every other account
  const password_hash = await createPasswords().hash(TEST_PASSWORD)
  await backend.services.db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', accountId)
    .execute()
  const seen = new Set<string>()
  async function timeOf(username: string): Promise<number> {
    const start = performance.now()
    const { status, headers, text } = await send({ username, password: 'not the password' })
    const took = performance.now() - start
    const names = [...headers].filter(([header]) => header !== 'date' && header !== 'x-request-id')
    seen.add(JSON.stringify({ status, names, text }))
    return took
  }
  async function areApart(): Promise<boolean> {
    const known: number[] = []
    const unknown: number[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      await backend.services.database.pool.query('delete from rate_limit')
      // in turn, so that nobody is always the second
      if (pair % 2 === 0) known.push(await timeOf(email))
      unknown.push(await timeOf('mai-visto@example.com'))
      if (pair % 2 === 1) known.push(await timeOf(email))
    }
    return Math.abs(median(known) - median(unknown)) >= 5 && rankSumDistance(known, unknown) >= 2.6
  }
  let go = 1
  while (go < GOES && (await areApart())) go++
  expect(go, 'goes in which the time told who has an account').toBeLessThan(GOES)
  expect(seen.size).toBe(1)
})

describe('the security log', () => {
  const eventsOf = (email: string) => {
    const name = accountPseudonym(email, backend.services.config.COOKIE_SECRET)
    return backend.logs
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ account }) => account === name)
  }

  it('D76 names failed logins, locks and resets with the id of the request, and nobody in clear', async () => {
    const { email } = await createCustomer(backend)
    const wrong = 'a secret that was mistyped'
    for (let index = 0; index < 11; index++) await send({ username: email, password: wrong })
    await backend.call(requestPasswordReset, { body: { username: email } })
    const events = eventsOf(email)
    expect(events.map(({ security }) => security)).toEqual([
      ...Array.from({ length: 10 }, () => 'login_failed'),
      'login_locked',
      'password_reset_asked',
    ])
    for (const event of events) {
      expect(event.reqId).toMatch(/^[0-9a-f-]{36}$/)
      expect(event.network).toMatch(/^198\.51\.100\.7$|^127\.0\.0\.1$/)
    }
    expect(new Set(events.map(({ reqId }) => reqId)).size).toBe(events.length)
    for (const secret of [email, wrong]) expect(backend.logs.join()).not.toContain(secret)
  })

  it('stays silent about a login that succeeds', async () => {
    const { email, headers } = await createCustomer(backend)
    await backend.call(contract.login, { body: { username: email, password: TEST_PASSWORD } }, headers)
    expect(eventsOf(email)).toEqual([])
  })
})

import * as account from '@filiera/contract/customers/account'
import * as contract from '@filiera/contract/customers/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'

const DAY = 24 * 3_600_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const NEWER_FIREFOX = FIREFOX.replaceAll('143', '151')
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })

async function login(username: string, userAgent: string, presented: Record<string, string> = {}) {
  const body = { username, password: TEST_PASSWORD }
  const result = await backend.call(account.login, { body }, { 'user-agent': userAgent, ...presented })
  if (!result.ok) throw new Error(result.problem.detail)
  return bearerOf(result.value.token)
}

async function list(headers: Record<string, string>) {
  const result = await backend.call(contract.listSessions, {}, headers)
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}

const isSignedIn = async (headers: Record<string, string>) =>
  (await backend.call(account.getUser, {}, headers)).ok

describe('sessions of an account', () => {
  it('are listed with the latest used first, and say which one asks', async () => {
    const { email, headers } = await createCustomer(backend)
    backend.clock.advance(60_000)
    const phone = await login(email, PHONE)
    const listed = await list(phone)
    expect(listed.map(({ userAgent, current }) => ({ userAgent, current }))).toEqual([
      { userAgent: PHONE, current: true },
      { userAgent: 'test', current: false },
    ])
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'createdAt',
      'current',
      'id',
      'lastSeenAt',
      'userAgent',
    ])
    backend.clock.advance(6 * 60_000)
    await list(headers)
    expect((await list(headers))[0]).toMatchObject({ userAgent: 'test', current: true })
  })

  it('end one by one, with their bearers; a second time there is nothing', async () => {
    const { email, headers } = await createCustomer(backend)
    const phone = await login(email, PHONE)
    const issued = await backend.call(account.issueBearer, {}, phone)
    const bearer = bearerOf(issued.ok ? issued.value.token : '')
    const id = (await list(phone)).find(({ current }) => current)?.id ?? ''
    const ended = await backend.call(contract.endSession, { params: { id } }, headers)
    expect(ended).toMatchObject({ ok: true })
    if (ended.ok) expect(ended.headers.get(contract.SESSION_ENDED_HEADER)).toBeNull()
    expect([await isSignedIn(phone), await isSignedIn(bearer), await isSignedIn(headers)]).toEqual([
      false,
      false,
      true,
    ])
    const again = await backend.call(contract.endSession, { params: { id } }, headers)
    expect(again).toMatchObject({ problem: { status: 404, code: 'not_found' } })
  })

  it('say so when the one that asks ended itself', async () => {
    const { headers } = await createCustomer(backend)
    const id = (await list(headers))[0]?.id ?? ''
    const ended = await backend.call(contract.endSession, { params: { id } }, headers)
    expect(ended).toMatchObject({ ok: true })
    if (ended.ok) expect(ended.headers.get(contract.SESSION_ENDED_HEADER)).toBe('1')
    expect(await isSignedIn(headers)).toBe(false)
  })

  it('end all at once, this one too, and nobody else’s', async () => {
    const { email, headers } = await createCustomer(backend)
    const stranger = await createCustomer(backend)
    const phone = await login(email, PHONE)
    const ended = await backend.call(contract.endSessions, {}, phone)
    expect(ended).toMatchObject({ ok: true })
    if (ended.ok) expect(ended.headers.get(contract.SESSION_ENDED_HEADER)).toBe('1')
    expect([await isSignedIn(phone), await isSignedIn(headers)]).toEqual([false, false])
    expect(await isSignedIn(stranger.headers)).toBe(true)
  })

  it('keep at most 300 characters of what a browser calls itself, as text', async () => {
    const { email } = await createCustomer(backend)
    const headers = await login(email, `<script>${'x'.repeat(1000)}`)
    const own = (await list(headers)).find(({ current }) => current)
    expect(own?.userAgent).toBe(`<script>${'x'.repeat(292)}`)
  })

  it.each(['1', 'x', '-1', '%00'])('with the id %s are a 400', async (id) => {
    const { headers } = await createCustomer(backend)
    const response = await fetch(`${backend.url}/user/sessions/${id}`, { method: 'DELETE', headers })
    expect(response.status).toBe(400)
  })

  it('D26 make bearers, and no bearer makes another', async () => {
    const { headers } = await createCustomer(backend)
    const issued = await backend.call(account.issueBearer, {}, headers)
    const bearer = bearerOf(issued.ok ? issued.value.token : '')
    expect(await isSignedIn(bearer)).toBe(true)
    expect(await backend.call(account.issueBearer, {}, bearer)).toMatchObject({
      problem: { status: 401, code: 'not_signed_in' },
    })
  })

  it('D25 die with a deleted account, and never come back with a new one of the same address', async () => {
    const { email, headers, accountId } = await createCustomer(backend)
    const issued = await backend.call(account.issueBearer, {}, headers)
    const bearer = bearerOf(issued.ok ? issued.value.token : '')
    await backend.services.db.deleteFrom('account').where('id', '=', accountId).execute()
    const next = await createCustomer(backend, { email })
    expect(next.accountId).not.toBe(accountId)
    expect([await isSignedIn(headers), await isSignedIn(bearer)]).toEqual([false, false])
  })

  it('D23 never adopt a planted token', async () => {
    const { email } = await createCustomer(backend)
    const planted = bearerOf('P'.repeat(43))
    const opened = await login(email, PHONE, planted)
    expect(opened).not.toEqual(planted)
    expect(await isSignedIn(planted)).toBe(false)
  })
})

describe('a new device', () => {
  const mailsTo = async (email: string) => {
    await backend.drainOutbox()
    return backend.mails.filter(({ to }) => to === email)
  }

  it('is told by mail once, with what it is and when', async () => {
    const { email } = await createCustomer(backend, { locale: 'en' })
    backend.clock.set(new Date('2027-01-15T17:05:00Z'))
    await login(email, PHONE)
    await login(email, PHONE)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Sign-in from a new device'])
    expect(mails[0]?.text).toContain('Device: Safari, iOS')
    expect(mails[0]?.text).toContain('When (Italian time): 15 January 2027 at 18:05')
    expect(mails[0]?.text).toContain('https://shop.example/en/account/sessions')
  })

  it('is not the first one, nor an update of a known one', async () => {
    const { email, accountId } = await createCustomer(backend)
    await backend.services.db.deleteFrom('account_device').where('account_id', '=', accountId).execute()
    await login(email, FIREFOX)
    await login(email, NEWER_FIREFOX)
    expect(await mailsTo(email)).toEqual([])
  })

  it('is one that was not used for 90 days; a session in use keeps it known', async () => {
    const { email } = await createCustomer(backend)
    const headers = await login(email, FIREFOX)
    const before = (await mailsTo(email)).length
    for (let day = 0; day < 100; day += 20) {
      backend.clock.advance(20 * DAY)
      await backend.call(account.getUser, {}, headers)
    }
    await login(email, FIREFOX)
    expect(await mailsTo(email)).toHaveLength(before)
    backend.clock.advance(91 * DAY)
    await login(email, FIREFOX)
    expect(await mailsTo(email)).toHaveLength(before + 1)
  })
})

import * as account from '@filiera/contract/customers/account'
import * as contract from '@filiera/contract/customers/passwords'
import { SESSION_ENDED_HEADER } from '@filiera/contract/customers/sessions'
import { languages } from '@filiera/domain/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'
import { mailedToken } from '../../../../test/mailed-token.ts'
import { fromNewAddress } from '../../../../test/new-address.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'un’altra frase lunga'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })

async function login(username: string, password: string): Promise<string | null> {
  const result = await backend.call(account.login, { body: { username, password } }, fromNewAddress())
  return result.ok ? result.value.token : null
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await backend.call(account.getUser, {}, bearerOf(token))).ok
}

async function issueBearer(headers: Record<string, string>): Promise<string> {
  const result = await backend.call(account.issueBearer, {}, headers)
  if (!result.ok) throw new Error('no bearer')
  return result.value.token
}

const change = (headers: Record<string, string>, oldPassword: string, newPassword = NEW_PASSWORD) =>
  backend.call(contract.changePassword, { body: { oldPassword, newPassword } }, headers)
const ask = (username: string, headers: Record<string, string> = fromNewAddress()) =>
  backend.call(contract.requestPasswordReset, { body: { username } }, headers)
const reset = (token: string, password = NEW_PASSWORD, headers: Record<string, string> = fromNewAddress()) =>
  backend.call(contract.resetPassword, { body: { token, password } }, headers)

async function mailsTo(email: string) {
  while ((await backend.drainOutbox()) > 0);
  return backend.mails.filter(({ to }) => to === email)
}

describe('changing the password', () => {
  it('D24 ends every other session and every bearer, keeps this one and tells the owner', async () => {
    const { email, headers } = await createCustomer(backend)
    const other = (await login(email, TEST_PASSWORD)) ?? ''
    const bearers = [await issueBearer(headers), await issueBearer(bearerOf(other))]
    expect(await change(headers, TEST_PASSWORD)).toMatchObject({ ok: true })
    expect(await backend.call(account.getUser, {}, headers)).toMatchObject({ ok: true })
    for (const token of [other, ...bearers]) expect(await isSignedIn(token)).toBe(false)
    expect(await login(email, TEST_PASSWORD)).toBeNull()
    expect(await login(email, NEW_PASSWORD)).not.toBeNull()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['La tua password è cambiata'])
  })

  it('D24 needs the old one: a wrong one is a 403 and changes nothing', async () => {
    const { email, headers } = await createCustomer(backend)
    const refused = await change(headers, 'not my password')
    expect(refused).toMatchObject({ problem: { status: 403, code: 'wrong_password' } })
    expect(await login(email, TEST_PASSWORD)).not.toBeNull()
  })

  it('refuses the eleventh wrong old password, then the right one too, from anywhere', async () => {
    const { headers } = await createCustomer(backend)
    for (let index = 0; index < 10; index++) {
      const refused = await change({ ...headers, ...fromNewAddress() }, 'wrong')
      expect(refused).toMatchObject({ problem: { code: 'wrong_password' } })
    }
    const refused = await change({ ...headers, ...fromNewAddress() }, TEST_PASSWORD)
    expect(refused).toMatchObject({ problem: { status: 429, code: 'rate_limited' } })
  })

  it.each([
    ['corta', 'newPassword'],
    ['x'.repeat(129), 'newPassword'],
    ['Password123!', 'newPassword'],
    ['juventus1897', 'newPassword'],
  ])('D26 refuses %s and names the field', async (newPassword, field) => {
    const { headers } = await createCustomer(backend)
    const refused = await change(headers, TEST_PASSWORD, newPassword)
    expect(refused).toMatchObject({ problem: { status: 422, code: 'invalid_body', fields: [{ field }] } })
  })

  it('voids a reset link that is on its way', async () => {
    const { email, headers } = await createCustomer(backend)
    await ask(email)
    const token = await mailedToken(backend, email)
    await change(headers, TEST_PASSWORD)
    expect(await reset(token)).toMatchObject({ problem: { code: 'invalid_token' } })
  })
})

describe('asking for a reset link', () => {
  it('D20 answers the same for a known, an unknown and a disabled address; only the outbox looks', async () => {
    const known = await createCustomer(backend)
    const disabled = await createCustomer(backend)
    const { db } = backend.services
    await db.updateTable('account').set({ disabled: true }).where('id', '=', disabled.accountId).execute()
    const addresses = [known.email, 'nessuno@example.com', disabled.email]
    const answers = await Promise.all(
      addresses.map((username) =>
        fetch(`${backend.url}/auth/reset-password`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...fromNewAddress() },
          body: JSON.stringify({ username }),
        }).then(async (response) => ({
          status: response.status,
          names: [...response.headers.keys()],
          text: await response.text(),
        })),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    const queued = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'password-reset')
      .where('done_at', 'is', null)
      .execute()
    expect(queued).toHaveLength(3)
    expect(await mailsTo(known.email)).toHaveLength(1)
    expect(await mailsTo('nessuno@example.com')).toEqual([])
    expect(await mailsTo(disabled.email)).toEqual([])
  })

  it('D20 takes the same time for a known and an unknown address', async () => {
    const { email } = await createCustomer(backend)
    const took: Record<string, number[]> = { known: [], unknown: [] }
    for (let index = 0; index < 30; index++) {
      for (const [name, username] of Object.entries({ known: email, unknown: 'mai-visto@example.com' })) {
        await backend.services.database.pool.query('delete from rate_limit')
        const start = performance.now()
        await ask(username)
        took[name]?.push(performance.now() - start)
      }
    }
    const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0
    expect(Math.abs(median(took.known) - median(took.unknown))).toBeLessThan(5)
    await backend.drainOutbox()
  })

  it('D68 mails at most three links an hour to one address, however it is written, and says nothing', async () => {
    const { email } = await createCustomer(backend)
    for (const username of [email, email.toUpperCase(), email, email, email]) {
      expect(await ask(username)).toMatchObject({ ok: true, value: { status: 'email_sent' } })
    }
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('D68 is limited to twenty an hour from one network', async () => {
    const headers = fromNewAddress()
    for (let index = 0; index < 20; index++) await ask(`ignoto${index}@example.com`, headers)
    expect(await ask('ignoto@example.com', headers)).toMatchObject({ problem: { status: 429 } })
  })

  it.each(languages)('D21 writes the link from the configured address only: %s', async (locale) => {
    const { email } = await createCustomer(backend, { locale })
    await ask(email, {
      ...fromNewAddress(),
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      'x-original-url': 'https://evil.example/',
      referer: 'https://evil.example/',
    })
    const [mail] = await mailsTo(email)
    const path = locale === 'it' ? '/password/reset' : `/${locale}/password/reset`
    expect(mail?.text).toContain(`https://shop.example${path}?token=`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  it('D20 shows the token to nobody: not in the answer, not in the database, not in the log', async () => {
    const { email } = await createCustomer(backend)
    const answer = await ask(email)
    const token = await mailedToken(backend, email)
    const { db } = backend.services
    const stored = [
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('account_token').selectAll().execute(),
    ]
    expect(JSON.stringify([answer, stored, backend.logs])).not.toContain(token)
    const [seed = '', proof = ''] = token.split('.')
    expect(Buffer.from(seed, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(Buffer.from(proof, 'base64url').length).toBeGreaterThanOrEqual(16)
  })
})

describe('the reset link', () => {
  it('D24 sets the password once, ends every session and bearer and tells the owner', async () => {
    const { email, token: session, headers } = await createCustomer(backend)
    const bearer = await issueBearer(headers)
    await ask(email)
    const token = await mailedToken(backend, email)
    const answer = await reset(token, NEW_PASSWORD, { ...fromNewAddress(), ...headers })
    expect(answer).toMatchObject({ ok: true })
    if (answer.ok) expect(answer.headers.get(SESSION_ENDED_HEADER)).toBe('1')
    for (const ended of [session, bearer]) expect(await isSignedIn(ended)).toBe(false)
    expect(await login(email, TEST_PASSWORD)).toBeNull()
    expect(await login(email, NEW_PASSWORD)).not.toBeNull()
    expect((await mailsTo(email)).at(-1)?.subject).toBe('La tua password è cambiata')
    const again = await reset(token)
    expect(again).toMatchObject({ problem: { status: 422, code: 'invalid_token' } })
  })

  it('D22 looks the same when used, unknown, voided by a newer one or older than an hour', async () => {
    const { email } = await createCustomer(backend)
    await ask(email)
    const older = await mailedToken(backend, email)
    await ask(email)
    const newer = await mailedToken(backend, email)
    expect(newer).not.toBe(older)
    const voided = await reset(older)
    backend.clock.advance(60 * MINUTE)
    const late = await reset(newer)
    const unknown = await reset('x'.repeat(66))
    expect(voided).toMatchObject({ problem: { status: 422, code: 'invalid_token' } })
    expect([late, unknown]).toEqual([voided, voided])
  })

  it('survives a password that is refused', async () => {
    const { email } = await createCustomer(backend)
    await ask(email)
    const token = await mailedToken(backend, email)
    const refused = await reset(token, 'Password123!')
    expect(refused).toMatchObject({ problem: { status: 422, fields: [{ field: 'password' }] } })
    expect(await reset(token)).toMatchObject({ ok: true })
  })

  it('confirms an address that was not, and leaves no other link that changes the password', async () => {
    const email = 'mai-confermata@example.com'
    const body = { username: email, password: 'password di un estraneo' }
    await backend.call(account.register, { body }, fromNewAddress())
    const confirmation = await mailedToken(backend, email)
    await ask(email)
    expect(await reset(await mailedToken(backend, email))).toMatchObject({ ok: true })
    await backend.call(account.confirmRegistration, { body: { token: confirmation } })
    expect(await login(email, body.password)).toBeNull()
    expect(await login(email, NEW_PASSWORD)).not.toBeNull()
  })

  it('opens a lock that wrong passwords had closed', async () => {
    const { email } = await createCustomer(backend)
    const headers = fromNewAddress()
    const tryLogin = (password: string) =>
      backend.call(account.login, { body: { username: email, password } }, headers)
    for (let index = 0; index < 10; index++) await tryLogin('wrong')
    await ask(email)
    await reset(await mailedToken(backend, email), NEW_PASSWORD, headers)
    expect(await tryLogin(NEW_PASSWORD)).toMatchObject({ ok: true })
  })

  it('cannot be guessed: a hundred wrong ones from one network in 15 minutes, no more', async () => {
    const headers = fromNewAddress()
    for (let index = 0; index < 100; index++) await reset(`${index}`.padStart(66, 'x'), NEW_PASSWORD, headers)
    expect(await reset('y'.repeat(66), NEW_PASSWORD, headers)).toMatchObject({ problem: { status: 429 } })
  })
})

it('D26 keeps long passwords whole, takes 64 characters and more, and sends a megabyte away at once', async () => {
  const { email, headers } = await createCustomer(backend)
  const long = `${'parola '.repeat(11)}fine`
  expect(await change(headers, TEST_PASSWORD, `${long}A`)).toMatchObject({ ok: true })
  expect(await login(email, `${long}B`)).toBeNull()
  expect(await login(email, `${long}A`)).not.toBeNull()
  const response = await fetch(`${backend.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: 'x'.repeat(1_000_000) }),
  })
  expect(response.status).toBe(413)
})

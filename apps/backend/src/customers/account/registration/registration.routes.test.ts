import * as contract from '@filiera/contract/customers/account'
import { requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'
import { createBuyer, createCheckout } from '../../../../test/factories/order.ts'
import { mailedToken as newestToken } from '../../../../test/mailed-token.ts'
import { fromNewAddress } from '../../../../test/new-address.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { runHousekeeping } from '../../../housekeeping.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })

/** Token of the newest link that was mailed to an address. */
const mailedToken = (email: string) => newestToken(backend, email)

async function register(email: string, password = TEST_PASSWORD) {
  return backend.call(contract.register, { body: { username: email, password } }, fromNewAddress())
}

async function login(
  email: string,
  password = TEST_PASSWORD,
  headers: Record<string, string> = fromNewAddress(),
) {
  return backend.call(contract.login, { body: { username: email, password } }, headers)
}

describe('registration', () => {
  it('makes a plain unconfirmed customer; the mailed link confirms and logs in, once', async () => {
    const email = 'nuova@example.com'
    expect(valueIn(await register('Nuova@Example.com'))).toEqual({ status: 'confirmation_sent' })
    expect(await login(email)).toMatchObject({ problem: { code: 'email_not_confirmed' } })
    const token = await mailedToken(email)
    const opened = valueIn(await backend.call(contract.confirmRegistration, { body: { token } }))
    const user = valueIn(await backend.call(contract.getUser, {}, bearerOf(opened.token)))
    expect(user).toMatchObject({ username: email, groups: ['customer'], confirmed: true, disabled: false })
    expect(await backend.call(contract.confirmRegistration, { body: { token } })).toMatchObject({
      problem: { status: 422, code: 'invalid_token' },
    })
    expect(await login(email)).toMatchObject({ ok: true })
  })

  it('D19 answers the same for a known address and tells its owner by mail', async () => {
    const { email } = await createCustomer(backend, { locale: 'en' })
    expect(valueIn(await register(email, 'un’altra password'))).toEqual({ status: 'confirmation_sent' })
    await backend.drainOutbox()
    expect(backend.mails.at(-1)).toMatchObject({ to: email, subject: 'You already have an account' })
    expect(await login(email)).toMatchObject({ ok: true })
  })

  it('D22 keeps no link in clear: neither among the tokens nor in the outbox', async () => {
    const email = 'segreta@example.com'
    await register(email)
    const token = await mailedToken(email)
    const { db } = backend.services
    const stored = [
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('account_token').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(stored)).not.toContain(TEST_PASSWORD)
  })

  it('D22 voids older links, and links end after a day', async () => {
    const email = 'due-link@example.com'
    await register(email)
    const older = await mailedToken(email)
    await backend.call(contract.resendConfirmation, { body: { username: email } }, fromNewAddress())
    const newer = await mailedToken(email)
    expect(newer).not.toBe(older)
    const use = (token: string) => backend.call(contract.confirmRegistration, { body: { token } })
    expect(await use(older)).toMatchObject({ problem: { code: 'invalid_token' } })
    backend.clock.advance(DAY)
    expect(await use(newer)).toMatchObject({ problem: { code: 'invalid_token' } })
  })

  it.each([
    [{ seller: true }, 'seller'],
    [{ groups: ['admin'] }, 'groups'],
    [{ confirmed: true }, 'confirmed'],
    [{ password: 'corta' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ password: 'Password123!' }, 'password'],
    [{ locale: 'fr' }, 'locale'],
  ])('D9 refuses %j and names the field', async (extra, field) => {
    const response = await fetch(`${backend.url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromNewAddress() },
      body: JSON.stringify({ username: 'mai@example.com', password: TEST_PASSWORD, ...extra }),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: [{ field }] })
  })

  it('is open to a whole office: only a flood from one network is stopped', async () => {
    const office = fromNewAddress()
    const attempt = (username: string) =>
      backend.call(contract.register, { body: { username, password: TEST_PASSWORD } }, office)
    for (let index = 0; index < 15; index++)
      expect(await attempt(`collega${index}@example.com`)).toMatchObject({ ok: true })
    const { pool } = backend.services.database
    const counted = await pool.query(
      `update rate_limit set points = 300 where key like 'mail-network:%' and points >= 15`,
    )
    expect(counted.rowCount).toBe(1)
    expect(await attempt('una-di-troppo@example.com')).toMatchObject({ problem: { status: 429 } })
  })

  it('D68 mails an address three times an hour, however often and from wherever it is registered', async () => {
    const { email: known } = await createCustomer(backend)
    const unknown = 'sessanta-volte@example.com'
    for (const email of [known, unknown]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => register(email)))
      for (const answer of answers) expect(valueIn(answer)).toEqual({ status: 'confirmation_sent' })
      await backend.drainOutbox()
      expect(backend.mails.filter(({ to }) => to === email)).toHaveLength(3)
    }
  })

  it('keeps the account of an address whose mails are used up, so that a later link confirms it', async () => {
    const email = 'esaurita@example.com'
    for (let index = 0; index < 3; index++)
      await backend.call(contract.resendConfirmation, { body: { username: email } }, fromNewAddress())
    await register(email)
    expect(await login(email)).toMatchObject({ problem: { code: 'email_not_confirmed' } })
  })

  it('sends at most three links an hour to one address, and says nothing', async () => {
    const { email } = await createCustomer(backend, { confirmed: false })
    for (let index = 0; index < 5; index++) {
      const sent = await backend.call(
        contract.resendConfirmation,
        { body: { username: email } },
        fromNewAddress(),
      )
      expect(valueIn(sent)).toEqual({ status: 'confirmation_sent' })
    }
    await backend.drainOutbox()
    expect(backend.mails.filter(({ to }) => to === email)).toHaveLength(3)
  })
})

it('says nothing of an address by the answer to another confirmation link: only the outbox looks', async () => {
  const unconfirmed = await createCustomer(backend, { confirmed: false })
  const confirmed = await createCustomer(backend)
  const disabled = await createCustomer(backend, { confirmed: false })
  const { db } = backend.services
  await db.updateTable('account').set({ disabled: true }).where('id', '=', disabled.accountId).execute()
  const addresses = [unconfirmed.email, confirmed.email, disabled.email, 'mai-vista@example.com']
  const before = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  for (const username of addresses) {
    const sent = await backend.call(contract.resendConfirmation, { body: { username } }, fromNewAddress())
    expect(valueIn(sent)).toEqual({ status: 'confirmation_sent' })
  }
  const after = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  expect(after).toHaveLength(before.length + addresses.length)
  await backend.drainOutbox()
  const mailed = addresses.filter((address) => backend.mails.some(({ to }) => to === address))
  expect(mailed).toEqual([unconfirmed.email])
})

it('forgets after 30 days who never confirmed, and nobody who bought, came back or was confirmed', async () => {
  const { db } = backend.services
  const forgotten = await createCustomer(backend, { confirmed: false })
  const confirmed = await createCustomer(backend)
  const buyer = await createBuyer(backend)
  await createCheckout(backend, [{}], buyer)
  const { accountId } = buyer
  await db.updateTable('account').set({ confirmed_at: null }).where('id', '=', accountId).execute()
  const ids = [forgotten, confirmed, buyer].map((customer) => customer.accountId)
  const left = async () => {
    await runHousekeeping(backend.services)
    const rows = await db.selectFrom('account').select('id').where('id', 'in', ids).execute()
    return ids.map((id) => rows.some((row) => row.id === id))
  }
  backend.clock.advance(29 * DAY)
  expect(await left()).toEqual([true, true, true])
  // sessions end 30 days after their last use
  backend.clock.advance(31 * DAY)
  expect(await left()).toEqual([false, true, true])
  valueIn(await register(forgotten.email))
  await mailedToken(forgotten.email)
})

describe('registration inside the checkout', () => {
  const registerCheckout = (username: string, headers: Record<string, string> = fromNewAddress()) =>
    backend.call(contract.registerCheckout, { body: { username, password: TEST_PASSWORD } }, headers)

  it('logs in unconfirmed, mails the link, and refuses a known address', async () => {
    const body = { username: 'alla-cassa@example.com', password: TEST_PASSWORD, locale: 'es' as const }
    const opened = valueIn(await backend.call(contract.registerCheckout, { body }, fromNewAddress()))
    const user = valueIn(await backend.call(contract.getUser, {}, bearerOf(opened.token)))
    expect(user).toMatchObject({ confirmed: false, profile: { locale: 'es' } })
    await backend.drainOutbox()
    expect(backend.mails.at(-1)?.text).toContain('https://shop.example/es/register/confirm?token=')
    expect(await backend.call(contract.registerCheckout, { body }, fromNewAddress())).toMatchObject({
      problem: { status: 409, code: 'already_registered' },
    })
  })

  it('tells a network of ten known addresses an hour, then nothing of any address', async () => {
    const curious = fromNewAddress()
    const { email } = await createCustomer(backend)
    for (let index = 0; index < 12; index++)
      expect(await registerCheckout(`ufficio${index}@example.com`, curious)).toMatchObject({ ok: true })
    const answers = await Promise.all(Array.from({ length: 14 }, () => registerCheckout(email, curious)))
    const codes = answers.map((answer) => (answer.ok ? 'in' : answer.problem.code))
    expect(codes.filter((code) => code === 'already_registered')).toHaveLength(10)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(4)
    const unknown = await registerCheckout('ufficio-nuovo@example.com', curious)
    expect(unknown).toMatchObject({
      problem: { status: 429, retryAfterSeconds: expect.toSatisfy((wait) => wait > 3500 && wait <= 3600) },
    })
    expect(await registerCheckout('altra-rete@example.com')).toMatchObject({ ok: true })
    backend.clock.advance(60 * MINUTE)
    expect(await registerCheckout(email, curious)).toMatchObject({ problem: { status: 409 } })
  })

  it('ends its session when the owner of the mailbox confirms from elsewhere, not when from here', async () => {
    const isIn = async (token: string) => (await backend.call(contract.getUser, {}, bearerOf(token))).ok
    const confirm = async (email: string, headers: Record<string, string> = {}) => {
      const body = { token: await mailedToken(email) }
      return valueIn(await backend.call(contract.confirmRegistration, { body }, headers))
    }
    const stranger = valueIn(await registerCheckout('non-sua@example.com'))
    const owner = await confirm('non-sua@example.com')
    expect([await isIn(stranger.token), await isIn(owner.token)]).toEqual([false, true])
    const buyer = valueIn(await registerCheckout('sua@example.com'))
    const confirmed = await confirm('sua@example.com', bearerOf(buyer.token))
    expect(await isIn(confirmed.token)).toBe(true)
  })

  it('leaves sessions alone when a link of an address that was confirmed since is used', async () => {
    const email = 'confermata-prima@example.com'
    valueIn(await registerCheckout(email))
    const token = await mailedToken(email)
    await backend.call(requestPasswordReset, { body: { username: email } }, fromNewAddress())
    const reset = { token: await mailedToken(email), password: 'una password del tutto nuova' }
    valueIn(await backend.call(resetPassword, { body: reset }, fromNewAddress()))
    const desktop = valueIn(await login(email, reset.password))
    backend.clock.advance(MINUTE)
    valueIn(await backend.call(contract.confirmRegistration, { body: { token } }))
    expect(valueIn(await backend.call(contract.getUser, {}, bearerOf(desktop.token)))).toMatchObject({
      username: email,
    })
  })
})

import * as contract from '@filiera/contract/customers/account'
import { yearInItaly } from '@filiera/domain/dates/holidays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../test/factories/account.ts'
import { fromNewAddress } from '../../../test/new-address.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })

async function login(
  email: string,
  password = TEST_PASSWORD,
  headers: Record<string, string> = fromNewAddress(),
) {
  return backend.call(contract.login, { body: { username: email, password } }, headers)
}

describe('login', () => {
  it('D23 opens a new session each time and ends the one presented', async () => {
    const { email, token } = await createCustomer(backend)
    const opened = valueIn(await login(email, TEST_PASSWORD, { ...fromNewAddress(), ...bearerOf(token) }))
    expect(opened).toMatchObject({
      username: email,
      groups: ['customer'],
      name: 'Anna Verdi',
      profilePhoto: null,
    })
    expect(opened.token).not.toBe(token)
    expect(await backend.call(contract.getUser, {}, bearerOf(opened.token))).toMatchObject({ ok: true })
    expect(await backend.call(contract.getUser, {}, bearerOf(token))).toMatchObject({
      problem: { status: 401 },
    })
  })

  it('D18 answers the same for an unknown address, a wrong password and a disabled account', async () => {
    const { email } = await createCustomer(backend)
    const disabled = await createCustomer(backend)
    await backend.services.db
      .updateTable('account')
      .set({ disabled: true })
      .where('id', '=', disabled.accountId)
      .execute()
    const wrong = await login(email, 'not the password')
    expect(wrong).toMatchObject({ ok: false, problem: { status: 401, code: 'wrong_credentials' } })
    expect(await login('nobody@example.com')).toEqual(wrong)
    expect(await login(disabled.email)).toEqual(wrong)
  })

  it('refuses the eleventh try even with the right password, but not from elsewhere', async () => {
    const { email } = await createCustomer(backend)
    const headers = fromNewAddress()
    for (let index = 0; index < 10; index++) {
      expect(await login(email, 'wrong', headers)).toMatchObject({ problem: { code: 'wrong_credentials' } })
    }
    const refused = await login(email.toUpperCase(), TEST_PASSWORD, headers)
    expect(refused).toMatchObject({ problem: { status: 429, code: 'rate_limited' } })
    if (!refused.ok) expect(refused.problem.retryAfterSeconds).toBeGreaterThan(800)
    expect(await login(email)).toMatchObject({ ok: true })
  })

  it('D17 counts a whole IPv6 network as one client', async () => {
    const { email } = await createCustomer(backend)
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${index}` })
    for (let index = 1; index <= 10; index++) await login(email, 'wrong', from(index))
    expect(await login(email, TEST_PASSWORD, from(99))).toMatchObject({ problem: { code: 'rate_limited' } })
  })

  it('forgets failures after a success', async () => {
    const { email } = await createCustomer(backend)
    const headers = fromNewAddress()
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 9; index++) await login(email, 'wrong', headers)
      expect(await login(email, TEST_PASSWORD, headers)).toMatchObject({ ok: true })
    }
  })

  it('asks an unconfirmed account to confirm, but only who knows the password', async () => {
    const { email } = await createCustomer(backend, { confirmed: false })
    expect(await login(email)).toMatchObject({ problem: { status: 403, code: 'email_not_confirmed' } })
    expect(await login(email, 'wrong')).toMatchObject({ problem: { code: 'wrong_credentials' } })
  })

  it.each([
    [{ username: 'not an address', password: TEST_PASSWORD }, 'username'],
    [{ username: 'a@b.it', password: TEST_PASSWORD, admin: true }, 'admin'],
    [{ username: ['a@b.it'], password: TEST_PASSWORD }, 'username'],
  ])('names the field of a bad body %#', async (body, field) => {
    const response = await fetch(`${backend.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_body', fields: [{ field }] })
  })

  it('takes JSON only', async () => {
    const response = await fetch(`${backend.url}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'a@b.it', password: TEST_PASSWORD }),
    })
    expect(response.status).toBe(415)
  })
})

describe('sessions', () => {
  it('slide for 30 days from the last use and end after that', async () => {
    const { headers } = await createCustomer(backend)
    backend.clock.advance(29 * DAY)
    expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ ok: true })
    backend.clock.advance(29 * DAY)
    expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ ok: true })
    backend.clock.advance(31 * DAY)
    expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ problem: { status: 401 } })
  })

  it('D11 end at once when the account is disabled', async () => {
    const { headers, accountId } = await createCustomer(backend)
    await backend.services.db
      .updateTable('account')
      .set({ disabled: true })
      .where('id', '=', accountId)
      .execute()
    expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ problem: { status: 401 } })
  })

  it('D23 end at logout, with their bearers; saying it twice is fine', async () => {
    const { headers } = await createCustomer(backend)
    const bearer = bearerOf(valueIn(await backend.call(contract.issueBearer, {}, headers)).token)
    expect(await backend.call(contract.getUser, {}, bearer)).toMatchObject({ ok: true })
    for (let index = 0; index < 2; index++)
      expect(await backend.call(contract.logout, {}, headers)).toMatchObject({ ok: true })
    expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ problem: { status: 401 } })
    expect(await backend.call(contract.getUser, {}, bearer)).toMatchObject({ problem: { status: 401 } })
  })

  it('D26 hand out bearers of 15 minutes that nobody stores', async () => {
    const { headers } = await createCustomer(backend)
    const answer = await backend.call(contract.issueBearer, {}, headers)
    const { token, expiresAt } = valueIn(answer)
    if (answer.ok) expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Date.parse(expiresAt) - backend.clock.now().getTime()).toBe(15 * MINUTE)
    backend.clock.advance(15 * MINUTE)
    expect(await backend.call(contract.getUser, {}, bearerOf(token))).toMatchObject({
      problem: { status: 401 },
    })
  })

  it.each(['', 'x', 'fb_', `${'A'.repeat(43)}`, `fb_${'A'.repeat(43)}`, '../../etc'])(
    'are nobody’s with the token %j',
    async (token) => {
      expect(await backend.call(contract.getUser, {}, bearerOf(token))).toMatchObject({
        problem: { status: 401 },
      })
    },
  )
})

describe('the account', () => {
  it('changes what is given and keeps the rest', async () => {
    const { headers } = await createCustomer(backend)
    const change = (body: object) => backend.call(contract.updateUser, { body }, headers)
    valueIn(await change({ profile: { firstName: 'Anna', phone: '+39 333 1234567' } }))
    const user = valueIn(await change({ name: 'Anna B.', profile: { lastName: 'Bianchi', locale: 'en' } }))
    expect(user).toMatchObject({
      name: 'Anna B.',
      profile: { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 333 1234567', locale: 'en' },
    })
  })

  it('keeps a birth year until it is taken away, and none to come', async () => {
    const { headers } = await createCustomer(backend)
    const change = (birthYear: number | null) =>
      backend.call(contract.updateUser, { body: { profile: { birthYear } } }, headers)
    expect(valueIn(await change(1980)).profile.birthYear).toBe(1980)
    expect(valueIn(await backend.call(contract.getUser, {}, headers)).profile.birthYear).toBe(1980)
    expect(valueIn(await change(null)).profile).not.toHaveProperty('birthYear')
    const thisYear = yearInItaly(backend.clock.now())
    for (const wrong of [1899, thisYear + 1, 1980.5])
      expect(await change(wrong)).toMatchObject({
        problem: { status: 422, fields: [{ field: 'profile.birthYear' }] },
      })
  })

  it.each(['groups', 'username', 'id', 'passwordHash', 'seller', 'disabled', 'confirmed'])(
    'D10 does not take %s',
    async (field) => {
      const { headers } = await createCustomer(backend)
      const refused = await backend.call(
        contract.updateUser,
        { body: { [field]: 'admin' } as object },
        headers,
      )
      expect(refused).toMatchObject({ problem: { status: 422, fields: [{ field }] } })
    },
  )

  it('D50 refuses line breaks in names: they end up in mails', async () => {
    const { headers } = await createCustomer(backend)
    const refused = await backend.call(
      contract.updateUser,
      { body: { name: 'Anna\r\nBcc: x@y.it' } },
      headers,
    )
    expect(refused).toMatchObject({ problem: { status: 422, fields: [{ field: 'name' }] } })
  })
})

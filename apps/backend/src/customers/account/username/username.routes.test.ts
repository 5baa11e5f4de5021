import * as account from '@filiera/contract/customers/account'
import * as contract from '@filiera/contract/customers/own-data'
import { requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'
import { mailedToken } from '../../../../test/mailed-token.ts'

const DAY = 24 * 3_600_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

const ask = (headers: Record<string, string>, username: string, password = TEST_PASSWORD) =>
  backend.call(contract.changeUsername, { body: { username, password } }, headers)
const confirm = (token: string) => backend.call(contract.confirmUsername, { body: { token } })
const login = async (username: string) =>
  (await backend.call(account.login, { body: { username, password: TEST_PASSWORD } })).ok

const invalid = { problem: { status: 422, code: 'invalid_token' } }

async function usernameOf(headers: Record<string, string>): Promise<string> {
  const user = await backend.call(account.getUser, {}, headers)
  return user.ok ? user.value.username : user.problem.code
}

/** Asks for a change and answers the tokens mailed to both addresses. */
async function links(headers: Record<string, string>, from: string, to: string) {
  expect(await ask(headers, to)).toMatchObject({ ok: true, value: { status: 'confirmation_sent' } })
  return { old: await mailedToken(backend, from), new: await mailedToken(backend, to) }
}

describe('another e-mail address', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('counts once both links were used: %s first', async (first, second) => {
    const { email, headers } = await createCustomer(backend)
    const to = `dopo-${first}@example.com`
    const tokens = await links(headers, email, to)
    expect(await confirm(tokens[first])).toMatchObject({ ok: true, value: { status: 'waiting' } })
    expect(await usernameOf(headers)).toBe(email)
    expect(await confirm(tokens[first])).toMatchObject(invalid)
    expect(await confirm(tokens[second])).toMatchObject({ ok: true, value: { status: 'changed' } })
    expect(await usernameOf(headers)).toBe(to)
    expect([await login(to), await login(email)]).toEqual([true, false])
    expect(await confirm(tokens[second])).toMatchObject(invalid)
  })

  it('needs the password', async () => {
    const { email, headers } = await createCustomer(backend)
    const refused = await ask(headers, 'altrove@example.com', 'wrong')
    expect(refused).toMatchObject({ problem: { status: 403, code: 'wrong_password' } })
    await backend.drainOutbox()
    expect(backend.mails.filter(({ to }) => [email, 'altrove@example.com'].includes(to))).toEqual([])
  })

  it('is refused when it is the present one, however it is written', async () => {
    const { email, headers } = await createCustomer(backend)
    const refused = await ask(headers, email.toUpperCase())
    expect(refused).toMatchObject({ problem: { status: 422, fields: [{ field: 'username' }] } })
  })

  it('tells nobody whether it has an account: its owner gets another mail and no link', async () => {
    const taken = await createCustomer(backend, { locale: 'en' })
    const { email, headers } = await createCustomer(backend)
    expect(await ask(headers, taken.email)).toEqual(
      expect.objectContaining({ ok: true, value: { status: 'confirmation_sent' } }),
    )
    const old = await mailedToken(backend, email)
    expect(await confirm(old)).toMatchObject({ ok: true, value: { status: 'waiting' } })
    expect(backend.mails.filter(({ to }) => to === taken.email).map(({ subject }) => subject)).toEqual([
      'You already have an account',
    ])
  })

  it('fails when somebody registered it meanwhile', async () => {
    const { email, headers } = await createCustomer(backend)
    const tokens = await links(headers, email, 'conteso@example.com')
    await confirm(tokens.old)
    await createCustomer(backend, { email: 'conteso@example.com' })
    expect(await confirm(tokens.new)).toMatchObject(invalid)
    expect(await usernameOf(headers)).toBe(email)
  })

  it('forgets an older wish, ends after a day and with a changed password', async () => {
    const { email, headers } = await createCustomer(backend)
    const first = await links(headers, email, 'primo@example.com')
    const second = await links(headers, email, 'secondo@example.com')
    for (const token of [first.old, first.new]) expect(await confirm(token)).toMatchObject(invalid)
    backend.clock.advance(DAY)
    for (const token of [second.old, second.new]) expect(await confirm(token)).toMatchObject(invalid)
    const third = await links(headers, email, 'terzo@example.com')
    await confirm(third.new)
    await backend.call(requestPasswordReset, { body: { username: email } })
    const token = await mailedToken(backend, email)
    await backend.call(resetPassword, { body: { token, password: 'un’altra frase lunga' } })
    expect(await confirm(third.old)).toMatchObject(invalid)
  })

  it('voids a reset link that lies in the mailbox of the former one', async () => {
    const { email, headers } = await createCustomer(backend)
    await backend.call(requestPasswordReset, { body: { username: email } })
    const reset = await mailedToken(backend, email)
    const tokens = await links(headers, email, 'trasferito@example.com')
    await confirm(tokens.old)
    await confirm(tokens.new)
    const body = { token: reset, password: 'un’altra frase lunga' }
    expect(await backend.call(resetPassword, { body })).toMatchObject(invalid)
  })

  it('is asked for at most five times an hour', async () => {
    const { headers } = await createCustomer(backend)
    for (let index = 0; index < 5; index++) await ask(headers, `uno${index}@example.com`)
    expect(await ask(headers, 'uno-di-troppo@example.com')).toMatchObject({ problem: { status: 429 } })
  })

  it.each([
    [{ username: 'not an address', password: TEST_PASSWORD }, 'username'],
    [{ username: 'a@b.it' }, 'password'],
    [{ username: 'a@b.it', password: TEST_PASSWORD, confirmed: true }, 'confirmed'],
    [{ username: 'a@b.it\r\nBcc: c@d.it', password: TEST_PASSWORD }, 'username'],
  ])('names the field of a bad body %#', async (body, field) => {
    const { headers } = await createCustomer(backend)
    const response = await fetch(`${backend.url}/user/username`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: [{ field }] })
  })
})

import * as contract from '@filiera/contract/customers/account'
import { requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { mailedToken as newestToken } from '../../../../test/mailed-token.ts'
import { fromNewAddress } from '../../../../test/new-address.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })
const mailedToken = (email: string) => newestToken(backend, email)
const register = (username: string, password: string) =>
  backend.call(contract.register, { body: { username, password } }, fromNewAddress())
const login = (username: string, password: string) =>
  backend.call(contract.login, { body: { username, password } }, fromNewAddress())

describe('registration of an address that somebody else registers, too', () => {
  const STRANGERS = 'password di un estraneo'
  const OWNERS = 'la mia vera password'
  const CHOSEN = 'scelta aprendo il link'
  const inCheckout = (username: string, password: string) =>
    backend.call(contract.registerCheckout, { body: { username, password } }, fromNewAddress())
  const resend = (username: string) =>
    backend.call(contract.resendConfirmation, { body: { username } }, fromNewAddress())
  const confirm = (token: string, password?: string) =>
    backend.call(contract.confirmRegistration, { body: { token, password } })

  it.each([
    ['before its owner', STRANGERS, OWNERS, false],
    ['after its owner', OWNERS, STRANGERS, false],
    ['after its owner, who asks for another link', OWNERS, STRANGERS, true],
  ])('leaves no key to a stranger who came %s', async (when, first, second, asksAgain) => {
    const email = `contesa-${when.length}@example.com`
    await register(email, first)
    await register(email, second)
    if (asksAgain) await resend(email)
    const token = await mailedToken(email)
    expect(await confirm(token)).toMatchObject({ problem: { status: 409, code: 'choose_password' } })
    expect(await confirm(token, 'Password123!')).toMatchObject({
      problem: { code: 'invalid_body', fields: [{ field: 'password' }] },
    })
    valueIn(await confirm(token, CHOSEN))
    for (const password of [STRANGERS, OWNERS])
      expect(await login(email, password)).toMatchObject({ problem: { code: 'wrong_credentials' } })
    expect(await login(email, CHOSEN)).toMatchObject({ ok: true })
  })

  it('ends the session of a stranger who registered it in the checkout', async () => {
    const email = 'contesa-alla-cassa@example.com'
    const stranger = valueIn(await inCheckout(email, STRANGERS))
    await register(email, OWNERS)
    valueIn(await confirm(await mailedToken(email), CHOSEN))
    expect(await backend.call(contract.getUser, {}, bearerOf(stranger.token))).toMatchObject({
      problem: { status: 401 },
    })
  })

  it('counts also when the mails of the hour are used up', async () => {
    const email = 'contesa-esaurita@example.com'
    await register(email, STRANGERS)
    for (let index = 0; index < 2; index++) await resend(email)
    await register(email, OWNERS)
    expect(await confirm(await mailedToken(email))).toMatchObject({ problem: { code: 'choose_password' } })
  })

  it('can be reset instead, and the link to confirm changes no password afterwards', async () => {
    const email = 'contesa-reimpostata@example.com'
    await register(email, STRANGERS)
    await register(email, OWNERS)
    const link = await mailedToken(email)
    await backend.call(requestPasswordReset, { body: { username: email } }, fromNewAddress())
    const body = { token: await mailedToken(email), password: CHOSEN }
    valueIn(await backend.call(resetPassword, { body }, fromNewAddress()))
    valueIn(await confirm(link, 'un’altra ancora più lunga'))
    expect(await login(email, CHOSEN)).toMatchObject({ ok: true })
  })
})

import * as contract from '@filiera/contract/customers/account'
import { requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../../test/factories/account.ts'
import { mailedToken } from '../../../../test/mailed-token.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => backend.close())

let clients = 0
/** Headers of a client on a network that nobody else uses. */
function fromNewNetwork(): { 'x-forwarded-for': string } {
  clients += 1
  return { 'x-forwarded-for': `10.9.${clients >> 8}.${clients & 255}` }
}

const login = (username: string, password = 'a wrong password') =>
  backend.call(contract.login, { body: { username, password } }, fromNewNetwork())
const useLink = (token: string) => backend.call(contract.loginByLink, { body: { token } }, fromNewNetwork())

/** Guesses at once, each from a network of its own. @returns the codes of the answers */
async function guess(username: string, times: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => login(username)))
  return answers.map((answer) => (answer.ok ? 'in' : answer.problem.code))
}

/** As if an account had been guessed at so often: one guess, and the counter of it put on. */
async function guessed(username: string, times: number): Promise<void> {
  const { pool } = backend.services.database
  await pool.query(`delete from rate_limit where key like 'login-guesses:%'`)
  await guess(username, 1)
  const put = await pool.query(`update rate_limit set points = $1 where key like 'login-guesses:%'`, [
    times - 1,
  ])
  expect(put.rowCount).toBe(1)
  if (times > 1) await guess(username, 1)
}

/** What one more guess is told: its code, or the seconds to wait. */
async function wait(username: string): Promise<string | number> {
  const answer = await login(username)
  if (answer.ok) return 'in'
  const { code, status, retryAfterSeconds = 0 } = answer.problem
  return code === 'login_paused' && status === 429 ? retryAfterSeconds : code
}

/** How many links to log in were mailed to each of the addresses. */
async function countLinks(addresses: readonly string[]): Promise<number[]> {
  // One effect queues the next one.
  while ((await backend.drainOutbox()) > 0);
  const links = backend.mails.filter(({ text }) => text.includes('/login/link?token='))
  return addresses.map((address) => links.filter(({ to }) => to === address).length)
}

it('looks at twenty guesses of an account, however many networks guess at once, known or not', async () => {
  const { email } = await createCustomer(backend)
  for (const username of [email, 'mai-vista@example.com']) {
    const codes = await guess(username, 40)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(20)
    expect(codes.filter((code) => code === 'login_paused')).toHaveLength(20)
  }
})

it('waits longer after each further guess, up to an hour, also for the right password; known or not', async () => {
  const { email } = await createCustomer(backend)
  const waits: (string | number)[][] = []
  for (const username of [email, 'mai-vista-2@example.com']) {
    await guessed(username, 20)
    const seen: (string | number)[] = []
    for (let round = 0; round < 8; round++) {
      const seconds = await wait(username)
      seen.push(seconds)
      if (round === 2) expect(await login(username, TEST_PASSWORD)).toMatchObject({ ok: false })
      backend.clock.advance(Number(seconds) * 1000)
      expect(await wait(username)).toBe('wrong_credentials')
    }
    waits.push(seen)
  }
  expect(waits[0]).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600])
  expect(waits[1]).toEqual(waits[0])
})

it('forgets the guesses when the right password comes, or a week after the last one', async () => {
  const { email } = await createCustomer(backend)
  for (const forget of [() => login(email, TEST_PASSWORD), async () => backend.clock.advance(7 * DAY)]) {
    await guessed(email, 19)
    await forget()
    expect(await guess(email, 3)).not.toContain('login_paused')
  }
})

it('mails the owner a link that logs in while others wait, once, within a day', async () => {
  const { email } = await createCustomer(backend, { locale: 'en' })
  await guessed(email, 20)
  const token = await mailedToken(backend, email)
  expect(backend.mails.findLast(({ to }) => to === email)).toMatchObject({
    subject: 'Someone keeps trying to sign in to your account',
    text: expect.stringContaining(`https://shop.example/en/login/link?token=${token}`),
  })
  expect(await wait(email)).toBe(60)
  const opened = await useLink(token)
  if (!opened.ok) throw new Error(opened.problem.detail)
  const headers = { authorization: `Bearer ${opened.value.token}` }
  expect(await backend.call(contract.getUser, {}, headers)).toMatchObject({ value: { username: email } })
  expect(await useLink(token)).toMatchObject({ problem: { status: 422, code: 'invalid_token' } })
  expect(await wait(email)).toBe(60)
  backend.clock.advance(MINUTE)
  await guess(email, 1)
  const late = await mailedToken(backend, email)
  backend.clock.advance(DAY)
  expect(await useLink(late)).toMatchObject({ problem: { code: 'invalid_token' } })
})

it('mails an owner three such links a day, and nobody who has no account to enter', async () => {
  const { email } = await createCustomer(backend)
  const unconfirmed = await createCustomer(backend, { confirmed: false })
  const addresses = [email, unconfirmed.email, 'mai-vista-3@example.com']
  for (const username of addresses) {
    await guessed(username, 20)
    for (let round = 0; round < 4; round++) {
      backend.clock.advance(60 * MINUTE)
      await guess(username, 1)
    }
  }
  expect(await countLinks(addresses)).toEqual([3, 0, 0])
})

it('lets a new password in at once, and voids the links with it', async () => {
  const { email } = await createCustomer(backend)
  await guessed(email, 20)
  const link = await mailedToken(backend, email)
  await backend.call(requestPasswordReset, { body: { username: email } }, fromNewNetwork())
  const reset = { token: await mailedToken(backend, email), password: 'una password del tutto nuova' }
  expect(await backend.call(resetPassword, { body: reset }, fromNewNetwork())).toMatchObject({ ok: true })
  expect(await useLink(link)).toMatchObject({ problem: { code: 'invalid_token' } })
  expect(await login(email, reset.password)).toMatchObject({ ok: true })
})

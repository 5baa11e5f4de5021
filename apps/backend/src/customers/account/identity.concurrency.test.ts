import * as account from '@filiera/contract/customers/account'
import { changeUsername, confirmUsername } from '@filiera/contract/customers/own-data'
import { changePassword, requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { endSessions, listSessions } from '@filiera/contract/customers/sessions'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { mailedToken } from '../../../test/mailed-token.ts'
import { fromNewAddress } from '../../../test/new-address.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const codes = (answers: readonly ({ ok: true } | { ok: false; problem: { code: string } })[]) =>
  answers.map((answer) => (answer.ok ? 'done' : answer.problem.code))

async function login(username: string, password: string): Promise<string | null> {
  const answer = await backend.call(account.login, { body: { username, password } }, fromNewAddress())
  return answer.ok ? answer.value.token : null
}

async function resetToken(email: string): Promise<string> {
  await backend.call(requestPasswordReset, { body: { username: email } }, fromNewAddress())
  // Another round of the outbox may hold the request just now.
  return vi.waitFor(() => mailedToken(backend, email), { timeout: 20_000 })
}

const reset = (token: string, password: string) =>
  backend.call(resetPassword, { body: { token, password } }, fromNewAddress())
const change = (headers: Record<string, string>, oldPassword: string, newPassword: string) =>
  backend.call(changePassword, { body: { oldPassword, newPassword } }, headers)

it('D22 lets one of a hundred simultaneous uses of a reset link succeed', async () => {
  const { email } = await createCustomer(backend)
  const token = await resetToken(email)
  const answers = codes(await times(100, (index) => reset(token, `nuova parola numero ${index}`)))
  expect(answers.filter((code) => code === 'done')).toHaveLength(1)
  for (const code of answers) expect(['done', 'invalid_token', 'unavailable']).toContain(code)
  expect(await login(email, `nuova parola numero ${answers.indexOf('done')}`)).not.toBeNull()
})

it('leaves one working link when many are asked for at once', async () => {
  const { email } = await createCustomer(backend)
  await times(3, () => backend.call(requestPasswordReset, { body: { username: email } }, fromNewAddress()))
  await mailedToken(backend, email)
  const tokens = backend.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? [])
  expect(tokens).toHaveLength(3)
  const used = codes(await Promise.all(tokens.map((token) => reset(token, 'una parola sola'))))
  expect(used.sort()).toEqual(['done', 'invalid_token', 'invalid_token'])
})

it('lets one of many simultaneous changes of a password win: the others did not know it any more', async () => {
  const { email, headers } = await createCustomer(backend)
  const answers = codes(await times(8, (index) => change(headers, TEST_PASSWORD, `parola scelta ${index}`)))
  expect(answers.filter((code) => code === 'done')).toHaveLength(1)
  for (const code of answers) expect(['done', 'wrong_password']).toContain(code)
  expect(await login(email, `parola scelta ${answers.indexOf('done')}`)).not.toBeNull()
})

it('opens no session with a password that is being reset at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await createCustomer(backend)
    const token = await resetToken(email)
    const [answer, ...opened] = await Promise.all([
      reset(token, 'dopo il ripristino'),
      ...Array.from({ length: 6 }, () => login(email, TEST_PASSWORD)),
    ])
    expect(answer).toMatchObject({ ok: true })
    for (const session of opened) {
      if (session === null) continue
      const user = await backend.call(account.getUser, {}, bearerOf(session))
      expect(user).toMatchObject({ problem: { status: 401 } })
    }
  }
})

it('changes an address once when both links are used many times at once', async () => {
  const { email, headers } = await createCustomer(backend)
  const wanted = 'insieme@example.com'
  await backend.call(changeUsername, { body: { username: wanted, password: TEST_PASSWORD } }, headers)
  const tokens = [await mailedToken(backend, email), await mailedToken(backend, wanted)]
  const answers = await times(20, (index) =>
    backend.call(confirmUsername, { body: { token: tokens[index % 2] ?? '' } }, fromNewAddress()),
  )
  const results = answers.map((answer) => (answer.ok ? answer.value.status : answer.problem.code))
  expect(results.filter((result) => result === 'waiting')).toHaveLength(1)
  expect(results.filter((result) => result === 'changed')).toHaveLength(1)
  expect(results.filter((result) => result === 'invalid_token')).toHaveLength(18)
})

it('gives an address that two accounts reach for at once to one of them', async () => {
  const wanted = 'contesa-da-due@example.com'
  const two = await times(2, () => createCustomer(backend))
  const last: string[] = []
  for (const { email, headers } of two) {
    await backend.call(changeUsername, { body: { username: wanted, password: TEST_PASSWORD } }, headers)
    const token = await mailedToken(backend, email)
    last.push(await mailedToken(backend, wanted))
    await backend.call(confirmUsername, { body: { token } }, fromNewAddress())
  }
  const answers = codes(
    await Promise.all(
      last.map((token) => backend.call(confirmUsername, { body: { token } }, fromNewAddress())),
    ),
  )
  expect(answers.sort()).toEqual(['done', 'invalid_token'])
})

it('answers 401, never a fault, when a session ends while it is used', async () => {
  for (let round = 0; round < 5; round++) {
    const { headers } = await createCustomer(backend)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => backend.call(account.issueBearer, {}, headers)),
      backend.call(endSessions, {}, headers),
      backend.call(account.logout, {}, headers),
      ...Array.from({ length: 10 }, () => backend.call(listSessions, {}, headers)),
    ])
    for (const code of codes(answers)) expect(['done', 'not_signed_in']).toContain(code)
  }
})

/** One person's evening: in, out, in again, another password, forgotten, another one, elsewhere too. */
async function live(
  { email, headers }: TestCustomer,
  name: string,
): Promise<{ live: string; dead: string[] }> {
  const first = (await login(email, TEST_PASSWORD)) ?? ''
  await backend.call(account.logout, {}, bearerOf(first))
  const second = (await login(email, TEST_PASSWORD)) ?? ''
  expect(await change(bearerOf(second), TEST_PASSWORD, `prima parola di ${name}`)).toMatchObject({ ok: true })
  const third = (await login(email, `prima parola di ${name}`)) ?? ''
  const token = await resetToken(email)
  expect(await reset(token, `seconda parola di ${name}`)).toMatchObject({ ok: true })
  expect(await login(email, `prima parola di ${name}`)).toBeNull()
  const fourth = (await login(email, `seconda parola di ${name}`)) ?? ''
  return { live: fourth, dead: [headers.authorization.slice(7), first, second, third] }
}

it('keeps two people apart who log in, log out, change and reset at the same time', async () => {
  for (let round = 0; round < 3; round++) {
    const people = await times(2, () => createCustomer(backend))
    const evenings = await Promise.all(people.map((person, index) => live(person, `persona ${index}`)))
    for (const [index, { live: own, dead }] of evenings.entries()) {
      const user = await backend.call(account.getUser, {}, bearerOf(own))
      expect(user).toMatchObject({ ok: true, value: { username: people[index]?.email } })
      expect(await backend.call(listSessions, {}, bearerOf(own))).toMatchObject({
        value: [expect.objectContaining({ current: true })],
      })
      for (const session of dead)
        expect(await backend.call(account.getUser, {}, bearerOf(session))).toMatchObject({
          problem: { status: 401 },
        })
      expect(await login(people[index]?.email ?? '', `seconda parola di persona ${1 - index}`)).toBeNull()
    }
  }
})

import * as contract from '@filiera/contract/customers/account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../test/factories/account.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

async function mailedTokens(email: string): Promise<string[]> {
  await backend.drainOutbox()
  return backend.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /confirm\?token=(\S+)/.exec(text)?.[1] ?? [])
}

const confirm = (token: string, password?: string) =>
  backend.call(contract.confirmRegistration, { body: { token, password } })

it('D22 lets one of a hundred simultaneous uses of a link succeed', async () => {
  const body = { username: 'una-volta@example.com', password: TEST_PASSWORD }
  await backend.call(contract.register, { body })
  const [token = ''] = await mailedTokens(body.username)
  const answers = await times(100, () => confirm(token))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ problem: { status: 422, code: 'invalid_token' } })
})

it('makes one account of one address registered many times at once, and leaves one link that works', async () => {
  const body = { username: 'in-tanti@example.com', password: TEST_PASSWORD }
  const answers = await times(8, (index) =>
    backend.call(contract.register, { body }, { 'x-forwarded-for': `198.51.100.${index + 1}` }),
  )
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  const tokens = await mailedTokens(body.username)
  const used = await times(tokens.length, (index) => confirm(tokens[index] ?? '', TEST_PASSWORD))
  expect(used.filter(({ ok }) => ok)).toHaveLength(1)
})

it('counts failed logins that come at the same time', async () => {
  const { email } = await createCustomer(backend)
  const body = { username: email, password: 'wrong' }
  const answers = await times(30, () => backend.call(contract.login, { body }))
  const codes = answers.map((answer) => (answer.ok ? 'in' : answer.problem.code))
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(20)
})

it('D72 sends logins away that would wait too long, and serves the others', async () => {
  const customers = await times(90, () => createCustomer(backend))
  const answers = await Promise.all(
    customers.map(({ email: username }, index) =>
      backend.call(
        contract.login,
        { body: { username, password: TEST_PASSWORD } },
        { 'x-forwarded-for': `192.0.2.${index}` },
      ),
    ),
  )
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))
  // One is hashed at a time on two cores, and fifty wait.
  expect(refused.length).toBeLessThanOrEqual(90 - 51)
  for (const problem of refused)
    expect(problem).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 3 })
})

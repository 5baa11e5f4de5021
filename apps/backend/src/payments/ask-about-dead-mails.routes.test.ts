import { type CaseDecision, decideCase, listCases } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../test/factories/account.ts'
import { createCheckout } from '../../test/factories/order.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { askAboutDeadEffects } from './ask-about-dead-effects.ts'

let backend: TestBackend
let operator: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
})
afterAll(() => backend.close())

const to = 'anna@private.example'

/** A mail about an order that the mail server refused ten times. @returns the order */
async function givenUp() {
  const { services, clock } = backend
  const { checkout } = await createCheckout(backend, [{}])
  await backend.drainOutbox()
  const orderId = checkout.orders[0]?.id ?? ''
  const data = { orderId, seller: 'Bottega', text: 'It leaves tomorrow.' }
  const key = `message-of-${orderId}`
  const mail = { kind: 'order-message-customer', key, to, locale: 'it', data } as const
  await enqueueMail(services.db, { ...mail, now: clock.now() })
  await die(`mail:order-message-customer:${key}`)
  return orderId
}
const die = (key: string) =>
  backend.services.db
    .updateTable('outbox')
    .set({ dead_at: backend.clock.now(), tries: 10, error: 'the mail was not sent: EENVELOPE 550 RCPT TO' })
    .where('key', '=', key)
    .execute()

async function openCases() {
  for (const _ of [1, 2]) await askAboutDeadEffects(backend.services)
  const answer = await backend.call(listCases, { query: { limit: '100' } }, operator.headers)
  if (!answer.ok) throw new Error('the cases were not listed')
  return answer.value
}
const decide = (id: string, decision: CaseDecision) =>
  backend.call(
    decideCase,
    { params: { id }, body: { decision, note: 'The server is back.' } },
    operator.headers,
  )

it('a mail that was given up becomes one case with its order and without its reader, and is sent again', async () => {
  const orderId = await givenUp()
  const [item, ...others] = await openCases()
  expect(others).toEqual([])
  expect(item).toMatchObject({ kind: 'effect_failed', orderId, choices: ['retry', 'close'] })
  expect(item?.reason).toContain('order-message-customer')
  expect(item?.reason).toContain('550')
  expect(item?.reason).not.toContain(to)
  expect(await decide(item?.id ?? '', 'retry')).toMatchObject({ ok: true })
  await backend.drainOutbox()
  expect(backend.mails.filter((mail) => mail.to === to)).toHaveLength(1)
  expect(await openCases()).toEqual([])
})

it('a mail whose case is closed is not sent and not asked about again', async () => {
  await givenUp()
  const [item] = await openCases()
  expect(await decide(item?.id ?? '', 'close')).toMatchObject({ ok: true })
  backend.clock.advance(3_600_000)
  const before = backend.mails.length
  await backend.drainOutbox()
  expect(backend.mails).toHaveLength(before)
  expect(await openCases()).toEqual([])
})

it('a link that its reader asks for anew makes no case', async () => {
  const { services, clock } = backend
  const mail = { kind: 'login-link', key: 'a-seed', to, locale: 'it', data: { seed: 'a-seed' } } as const
  await enqueueMail(services.db, { ...mail, now: clock.now() })
  await die('mail:login-link:a-seed')
  expect(await openCases()).toEqual([])
})

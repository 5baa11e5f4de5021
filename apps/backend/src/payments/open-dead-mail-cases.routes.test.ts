import {
  type CaseDecision,
  decideCase,
  decideMailCases,
  getCaseOverview,
  listCases,
} from '@filiera/contract/payments/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../test/factories/account.ts'
import { createCheckout } from '../../test/factories/order.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { openDeadEffectCases } from './open-dead-effect-cases.ts'

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
  for (const _ of [1, 2]) await openDeadEffectCases(backend.services)
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
  expect(item?.reason).toContain('Message from the shop, to the customer')
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

const decideMails = async (decision: 'retry' | 'close', mail = 'order-message-customer') => {
  const body = { mail, decision, note: 'The server is back.' }
  const answer = await backend.call(decideMailCases, { body }, operator.headers)
  return answer.ok ? answer.value : answer.problem
}
const countedMails = async () => {
  const answer = await backend.call(getCaseOverview, {}, operator.headers)
  return answer.ok ? answer.value.givenUp : []
}

it('all mails of a kind are sent again at once, those of another kind are not', async () => {
  const orders = [await givenUp(), await givenUp(), await givenUp()]
  const { services, clock } = backend
  const other = { kind: 'review-hidden', key: 'a-review', to, locale: 'it' } as const
  const data = { product: 'Olio', reason: 'offensive', note: 'Rude.' } as const
  await enqueueMail(services.db, { ...other, data, now: clock.now() })
  await die('mail:review-hidden:a-review')
  expect(await openCases()).toHaveLength(4)
  expect(await countedMails()).toEqual([
    { kind: 'order-message-customer', open: 3 },
    { kind: 'review-hidden', open: 1 },
  ])
  const before = backend.mails.length
  const answers = await Promise.all([decideMails('retry'), decideMails('retry')])
  expect(answers).toEqual(
    expect.arrayContaining([
      { decided: 3, left: 0 },
      { decided: 0, left: 0 },
    ]),
  )
  await backend.drainOutbox()
  expect(backend.mails.slice(before).map((mail) => mail.to)).toEqual([to, to, to])
  expect(await openCases()).toMatchObject([{ reason: expect.stringContaining('Review hidden') }])
  const query = { state: 'decided', limit: '100' } as const
  const decided = await backend.call(listCases, { query }, operator.headers)
  const own = decided.ok ? decided.value.filter(({ orderId }) => orders.includes(orderId ?? '')) : []
  const told = { decision: 'retry', decidedBy: operator.email, note: 'The server is back.' }
  expect(own).toMatchObject([told, told, told])
  const events = await services.db
    .selectFrom('security_event')
    .select('object')
    .where('event', '=', 'case_decided')
    .execute()
  expect(events).toContainEqual({ object: 'cases of mail order-message-customer retry 3' })
  expect(await decideMails('close', 'review-hidden')).toEqual({ decided: 1, left: 0 })
  expect(await openCases()).toEqual([])
})

it('one call decides two hundred, the next one the rest; a mail that is gone can only be closed', async () => {
  await givenUp()
  await openCases()
  const { db } = backend.services
  await sql`
    with t as (select review_task as row, generate_series(1, 200) as n from review_task where decided_at is null),
    tasks as (insert into review_task select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid(),
      'key', (row).key || n, 'effect_key', (row).effect_key || n))).* from t)
    insert into outbox (kind, key, payload, run_at, dead_at, tries)
    select o.kind, o.key || n, o.payload, o.run_at, o.dead_at, o.tries from t join outbox o on o.key = (row).effect_key`.execute(
    db,
  )
  expect(await decideMails('retry')).toEqual({ decided: 200, left: 1 })
  await db.deleteFrom('outbox').where('dead_at', 'is not', null).execute()
  expect(await decideMails('retry')).toEqual({ decided: 0, left: 1 })
  expect(await decideMails('close')).toEqual({ decided: 1, left: 0 })
  await backend.drainOutbox()
})

it('a link that its reader asks for anew makes no case', async () => {
  const { services, clock } = backend
  const mail = { kind: 'login-link', key: 'a-seed', to, locale: 'it', data: { seed: 'a-seed' } } as const
  await enqueueMail(services.db, { ...mail, now: clock.now() })
  await die('mail:login-link:a-seed')
  expect(await openCases()).toEqual([])
})

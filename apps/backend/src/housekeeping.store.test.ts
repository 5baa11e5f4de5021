import { readFileSync } from 'node:fs'
import { sendMessage } from '@filiera/contract/content/contact'
import { getUser, issueBearer } from '@filiera/contract/customers/account'
import { getVisitorCarts, putVisitorCart } from '@filiera/contract/orders/cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../test/build-test-backend.ts'
import { createCustomer } from '../test/factories/account.ts'
import { createProduct } from '../test/factories/catalogue.ts'
import { purgeVisitorCarts } from './cart/purge-visitor-carts.ts'
import { purgeMessages } from './content/contact/purge-messages.ts'
import { purgeSubscriptions } from './content/newsletter/purge-subscriptions.ts'
import { purgeUnconfirmed } from './customers/account/registration/purge-unconfirmed.ts'
import { noteDevice } from './customers/account/sessions/device.store.ts'
import { runHousekeeping } from './housekeeping.ts'
import { purgeSecurityEvents } from './platform/audit/purge-security-events.ts'
import { purgeEffects } from './platform/outbox/purge-effects.ts'

const DAY = 24 * 3_600_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const count = async (table: 'session' | 'session_bearer' | 'cart') =>
  (await backend.services.db.selectFrom(table).selectAll().execute()).length

it('removes what has run out and leaves what is in use', async () => {
  const ended = await createCustomer(backend)
  await backend.call(issueBearer, {}, ended.headers)
  const { id } = await createProduct(backend.services.db)
  const put = await backend.call(putVisitorCart, { body: { items: [{ productId: id, quantity: 1 }] } })
  const cookie = put.ok ? (put.headers.getSetCookie()[0]?.split(';')[0] ?? '') : ''
  backend.clock.advance(31 * DAY)
  const current = await createCustomer(backend)
  await runHousekeeping(backend.services)
  expect(await count('session')).toBe(1)
  expect(await count('session_bearer')).toBe(0)
  expect(await backend.call(getUser, {}, current.headers)).toMatchObject({ ok: true })
  expect(await backend.call(getVisitorCarts, {}, { cookie })).toMatchObject({
    ok: true,
    value: [{ totalItems: 1 }],
  })
  backend.clock.advance(60 * DAY)
  await runHousekeeping(backend.services)
  expect(await count('cart')).toBe(0)
})

it('goes on when one job fails, and says so at the end', async () => {
  const { db } = backend.services
  await db.schema.alterTable('contact_message').renameTo('contact_message_gone').execute()
  await createCustomer(backend)
  backend.clock.advance(31 * DAY)
  try {
    await expect(runHousekeeping({ ...backend.services })).rejects.toThrow('contact_message')
  } finally {
    await db.schema.alterTable('contact_message_gone').renameTo('contact_message').execute()
  }
  expect(await count('session')).toBe(0)
})

it('forgets mails a month after they were sent and three after they were given up, and keeps what moved money', async () => {
  const { db } = backend.services
  await db.deleteFrom('outbox').execute()
  const now = backend.clock.now()
  const put = (kind: string, key: string, times: { done_at?: Date; dead_at?: Date }) =>
    db
      .insertInto('outbox')
      .values({ kind, key, payload: JSON.stringify({ to: 'a@b.it' }), run_at: now, ...times })
      .execute()
  await put('mail', 'sent', { done_at: now })
  await put('mail', 'given up', { dead_at: now })
  await put('mail', 'waiting', {})
  await put('payment-transfer', 'paid out', { done_at: now })
  const keys = async () => {
    await runHousekeeping(backend.services)
    const rows = await db.selectFrom('outbox').select('key').orderBy('id').execute()
    return rows.map(({ key }) => key)
  }
  backend.clock.advance(30 * DAY)
  expect(await keys()).toEqual(['sent', 'given up', 'waiting', 'paid out'])
  backend.clock.advance(DAY)
  expect(await keys()).toEqual(['given up', 'waiting', 'paid out'])
  backend.clock.advance(60 * DAY)
  expect(await keys()).toEqual(['waiting', 'paid out'])
})

it('forgets messages after a year and kinds of devices after half a one, but for the last', async () => {
  const { db } = backend.services
  const { accountId } = await createCustomer(backend)
  const message = { Email: 'anna@example.com', Name: 'Anna', Subject: 'Olio', Message: 'Quando torna?' }
  expect(await backend.call(sendMessage, { body: message })).toMatchObject({ ok: true })
  const note = (family: string) => noteDevice(db, { accountId, family, now: backend.clock.now() })
  await note('Firefox')
  backend.clock.advance(DAY)
  await note('Safari')
  const families = async () => {
    await runHousekeeping(backend.services)
    const rows = await db
      .selectFrom('account_device')
      .select('family')
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ family }) => family).sort()
  }
  const messages = async () => (await db.selectFrom('contact_message').selectAll().execute()).length
  backend.clock.advance(178 * DAY)
  expect(await families()).toEqual(['', 'Firefox', 'Safari'])
  backend.clock.advance(10 * DAY)
  expect(await families()).toEqual(['Safari'])
  expect(await messages()).toBe(1)
  backend.clock.advance(180 * DAY)
  expect(await families()).toEqual(['Safari'])
  expect(await messages()).toBe(0)
})

/** Yes from the second time on that it is asked. */
function stopsSoon() {
  let asked = 0
  return () => asked++ > 0
}

it('removes in pieces of five hundred, and ends between them when the program stops', async () => {
  const { services, clock } = backend
  const { db } = services
  for (const table of ['outbox', 'cart', 'subscription', 'contact_message', 'account'] as const)
    await db.deleteFrom(table).execute()
  const { warehouseId } = await createProduct(db)
  const now = clock.now()
  await sql`insert into outbox (kind, key, payload, run_at, done_at) select 'mail', 'mail:' || n, '{}', ${now}, ${now} from generate_series(1, 501) n`.execute(
    db,
  )
  await sql`insert into cart (visitor_id, warehouse_id, updated_at) select gen_random_uuid(), ${warehouseId}::bigint, ${now} from generate_series(1, 501)`.execute(
    db,
  )
  await sql`insert into subscription (kind, email, locale, seed, status, created_at, updated_at)
    select 'newsletter', n || '@example.com', 'it', n, 'ended', ${now}, ${now} from generate_series(1, 501) n`.execute(
    db,
  )
  await sql`insert into contact_message (email, name, subject, message, locale, created_at)
    select n || '@example.com', 'Anna', 'Olio', 'Quando?', 'it', ${now} from generate_series(1, 501) n`.execute(
    db,
  )
  // the database keeps half a year by its own clock
  await sql`insert into security_event (at, event) select timestamptz '2020-01-01', 'shop_closed' from generate_series(1, 501)`.execute(
    db,
  )
  clock.advance(366 * DAY)
  const left = async (table: (typeof jobs)[number][0]) =>
    (await db.selectFrom(table).selectAll().execute()).length
  const jobs = [
    ['outbox', (isStopping?: () => boolean) => purgeEffects(services, [], isStopping)],
    ['cart', (isStopping?: () => boolean) => purgeVisitorCarts(services, isStopping)],
    ['subscription', (isStopping?: () => boolean) => purgeSubscriptions(services, isStopping)],
    ['contact_message', (isStopping?: () => boolean) => purgeMessages(services, isStopping)],
    ['security_event', (isStopping?: () => boolean) => purgeSecurityEvents(services, isStopping)],
  ] as const
  for (const [table, purge] of jobs) {
    await purge(stopsSoon())
    expect(await left(table), table).toBe(1)
    await purge()
    expect(await left(table), table).toBe(0)
  }
})

it('removes five hundred unconfirmed registrations an hour', async () => {
  const { db } = backend.services
  const created = backend.clock.now()
  await sql`insert into account (email, name, created_at) select n || '@never.example', 'Anna', ${created} from generate_series(1, 501) n`.execute(
    db,
  )
  const left = async () =>
    (await db.selectFrom('account').select('id').where('email', 'like', '%@never.example').execute()).length
  backend.clock.advance(31 * DAY)
  await purgeUnconfirmed(backend.services)
  expect(await left()).toBe(1)
  await purgeUnconfirmed(backend.services)
  expect(await left()).toBe(0)
})

it('has each job that forgets in the operators’ table, with its period', () => {
  const code = readFileSync(new URL('./housekeeping.ts', import.meta.url), 'utf8')
  const jobs = [...code.matchAll(/\/((?:purge|dispose)-[a-z-]+)\.ts'/g)].map(([, name]) => name ?? '')
  expect(jobs.length).toBeGreaterThan(9)
  const told = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  expect(jobs.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})

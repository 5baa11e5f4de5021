import { getUser, issueBearer } from '@filiera/contract/customers/account'
import { getVisitorCarts, putVisitorCart } from '@filiera/contract/orders/cart'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../test/build-test-backend.ts'
import { createCustomer } from '../test/factories/account.ts'
import { createProduct } from '../test/factories/catalogue.ts'
import { keepHouse } from './housekeeping.ts'

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
  await keepHouse(backend.services)
  expect(await count('session')).toBe(1)
  expect(await count('session_bearer')).toBe(0)
  expect(await backend.call(getUser, {}, current.headers)).toMatchObject({ ok: true })
  expect(await backend.call(getVisitorCarts, {}, { cookie })).toMatchObject({
    ok: true,
    value: [{ totalItems: 1 }],
  })
  backend.clock.advance(60 * DAY)
  await keepHouse(backend.services)
  expect(await count('cart')).toBe(0)
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
    await keepHouse(backend.services)
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

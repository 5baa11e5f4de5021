import { getUser, issueBearer } from '@filiera/contract/account'
import { getVisitorCarts, putVisitorCart } from '@filiera/contract/cart'
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

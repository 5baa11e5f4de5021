import { login } from '@filiera/contract/customers/account'
import { getOrder, listOrders } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { TEST_PASSWORD } from '../../../test/factories/account.ts'
import { createCheckout } from '../../../test/factories/order.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'
import { purgeInvoices } from './purge-invoices.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const DAY_MS = 86_400_000

it('takes the addresses off an order that was never paid after 90 days; it still stands among the orders', async () => {
  const { services, clock } = backend
  const { buyer, checkout } = await createCheckout(backend, [{}])
  const id = checkout.orders[0]?.idHash ?? ''
  // sessions end sooner
  const enter = async () => {
    const entered = await backend.call(login, { body: { username: buyer.email, password: TEST_PASSWORD } })
    if (!entered.ok) throw new Error(entered.problem.detail)
    return { authorization: `Bearer ${entered.value.token}` }
  }
  const read = async () => {
    const answer = await backend.call(getOrder, { params: { id } }, await enter())
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.value
  }
  clock.advance(DAY_MS)
  await expireCheckouts(services)
  clock.advance(89 * DAY_MS)
  await purgeInvoices(services)
  expect(await read()).toMatchObject({ status: 'EXPIRED', shipmentAddress: { city: 'Cosenza' } })
  clock.advance(2 * DAY_MS)
  await purgeInvoices(services)
  expect(await read()).toMatchObject({
    status: 'EXPIRED',
    shipmentAddress: { city: '', street: '', recipient: '', country: 'IT' },
    contactEmailAddress: '',
  })
  expect(await backend.call(listOrders, {}, await enter())).toMatchObject({
    ok: true,
    value: [{ idHash: id }],
  })
})

it('empties what a provider was sent with a payment, 90 days after it was over', async () => {
  const { db } = backend.services
  const { checkout } = await createCheckout(backend, [{}])
  const now = backend.clock.now()
  const [id, waiting] = [1, 2].map(() => crypto.randomUUID())
  for (const [number, attempt, next] of [
    [1, id, null],
    [2, waiting, now],
  ] as const)
    await sql`insert into payment_attempt (id, checkout_id, number, provider, method, status, amount_cents, request, expires_at,
        next_check_at, created_at, updated_at)
      values (${attempt}::uuid, ${checkout.id}::uuid, ${number}::int, 'mangopay', 'card_direct', 'failed', 100,
        '{"email": "anna@example.it"}', ${now}, ${next}, ${now}, ${now})`.execute(db)
  const requests = async () =>
    (await db.selectFrom('payment_attempt').select('request').orderBy('number').execute()).map(
      ({ request }) => request,
    )
  const sent = { email: 'anna@example.it' }
  backend.clock.advance(89 * DAY_MS)
  await purgeInvoices(backend.services)
  expect(await requests()).toEqual([sent, sent])
  backend.clock.advance(2 * DAY_MS)
  await purgeInvoices(backend.services)
  expect(await requests()).toEqual([{}, sent])
})

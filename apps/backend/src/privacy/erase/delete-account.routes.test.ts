import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listReviews } from '@filiera/contract/catalog/reviews'
import { getUser, issueBearer, login, register } from '@filiera/contract/customers/account'
import { listAddresses } from '@filiera/contract/customers/addresses'
import { deleteAccount, exportOwnData } from '@filiera/contract/customers/own-data'
import { getWishlist } from '@filiera/contract/customers/wishlist'
import { listOrders, type OrderStatus } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createAddress, createBuyer, createCheckout } from '../../../test/factories/order.ts'
import { CANARIES, createPerson } from '../../../test/factories/person.ts'
import { openAttempt, settleInto } from '../../../test/factories/settled-order.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'
import { purgeInvoices } from './purge-invoices.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** Longer than an unpaid order keeps its products. */
const HOLD_MS = 3_600_000

const remove = (customer: TestCustomer, password = TEST_PASSWORD) =>
  backend.call(deleteAccount, { body: { password } }, customer.headers)

/** For each text the columns of all tables in which it stands anywhere. */
async function placesOf(texts: readonly string[]): Promise<string[][]> {
  const { db } = backend.services
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const places = texts.map((): string[] => [])
  for (const { name } of tables.rows) {
    const found = await sql<{ column: string; text: number }>`
      select distinct e.key as column, w.place::int - 1 as text
      from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) e,
        unnest(${texts.map((text) => text.toLowerCase())}::text[]) with ordinality as w(text, place)
      where strpos(lower(e.value), w.text) > 0`.execute(db)
    for (const { column, text } of found.rows) places[text]?.push(`${name}.${column}`)
  }
  return places
}

describe('a person who used everything', () => {
  it('D79 is found in the invoice only, and after ten years nowhere', async () => {
    const { services, clock } = backend
    const email = 'zenobia.canarini@example.com'
    const person = await createPerson(backend, email)
    await backend.drainOutbox()
    const canaries = [CANARIES.name, CANARIES.street, CANARIES.phone, email, person.photoName]
    expect((await placesOf([email]))[0]).toContain('account.email')
    expect(await remove(person)).toMatchObject({ ok: true })
    await backend.drainOutbox()
    expect(backend.mails.at(-1)).toMatchObject({ to: email, subject: 'Il tuo account è stato eliminato' })
    expect(await placesOf(canaries)).toEqual([
      ['checkout.invoice_address'],
      ['checkout.invoice_address'],
      [],
      [],
      [],
    ])
    expect(await placesOf([person.accountId])).toEqual([[]])
    for (const folder of ['photos', 'order-photos'])
      expect(readdirSync(join(services.config.DATA_DIR, folder))).toEqual([])
    expect(backend.logs.join('')).not.toContain(email)
    const invoice = await services.db
      .selectFrom('checkout')
      .select(['keep_until', 'invoice_address'])
      .where('id', '=', person.checkoutId)
      .executeTakeFirstOrThrow()
    expect(invoice.keep_until?.toISOString().slice(0, 10)).toBe('2036-11-23')
    expect(invoice.invoice_address).toMatchObject({ recipient: CANARIES.name, city: 'Cosenza' })
    clock.advance(10 * 366 * 24 * 3_600_000)
    await purgeInvoices(services)
    expect((await placesOf(canaries)).flat()).toEqual([])
    clock.set(new Date('2026-11-23T09:00:00Z'))
  })

  it('leaves the stars of reviews, without a name', async () => {
    const person = await createPerson(backend, 'stelle@example.com')
    const read = () => backend.call(listReviews, { params: { product: person.productId } })
    const before = await read()
    await remove(person)
    const after = await read()
    if (!before.ok || !after.ok) throw new Error('no reviews')
    expect(after.value.mean).toBe(before.value.mean)
    expect(after.value.reviews).toMatchObject([{ author: 'Ex cliente', text: 'Lo ricompro.' }])
  })

  it('D25 may come back under the same address and inherits nothing', async () => {
    const email = 'ritorna@example.com'
    const person = await createPerson(backend, email)
    const bearer = await backend.call(issueBearer, {}, person.headers)
    await remove(person)
    for (const token of [person.token, bearer.ok ? bearer.value.token : ''])
      expect(await backend.call(getUser, {}, { authorization: `Bearer ${token}` })).toMatchObject({
        problem: { status: 401 },
      })
    expect(await remove(person)).toMatchObject({ problem: { status: 401 } })
    const credentials = { username: email, password: TEST_PASSWORD }
    expect(await backend.call(login, { body: credentials })).toMatchObject({
      problem: { code: 'wrong_credentials' },
    })
    expect(await backend.call(register, { body: credentials })).toMatchObject({ ok: true })
    await backend.services.db
      .updateTable('account')
      .set({ confirmed_at: backend.clock.now() })
      .where('email', '=', email)
      .execute()
    const again = await backend.call(login, { body: credentials })
    if (!again.ok) throw new Error(again.problem.detail)
    const headers = { authorization: `Bearer ${again.value.token}` }
    expect(again.value).toMatchObject({ name: '', profilePhoto: null })
    for (const own of [listAddresses, listOrders])
      expect(await backend.call(own, {}, headers)).toMatchObject({ ok: true, value: [] })
    expect(await backend.call(getWishlist, {}, headers)).toMatchObject({ value: { items: [] } })
  })
})

it('takes nothing from a mailbox that was never proved', async () => {
  const { db } = backend.services
  const email = 'altrui@example.com'
  const person = await createPerson(backend, email)
  await db.updateTable('account').set({ confirmed_at: null }).where('id', '=', person.accountId).execute()
  const exported = await backend.call(exportOwnData, {}, person.headers)
  expect(exported).toMatchObject({ ok: true })
  if (exported.ok) expect(exported.value).not.toHaveProperty('messages')
  await remove(person)
  expect(
    await db.selectFrom('contact_message').selectAll().where('email', '=', email).execute(),
  ).toHaveLength(1)
})

it('deletes an account without orders to the last row', async () => {
  const { db } = backend.services
  const count = () => db.selectFrom('account').select('id').execute()
  const before = (await count()).length
  const customer = await createCustomer(backend)
  await createAddress(backend, customer.accountId)
  expect(await remove(customer)).toMatchObject({ ok: true })
  expect(await count()).toHaveLength(before)
})

it('goes also when it decided cases, and leaves no invitation to its address', async () => {
  const { db } = backend.services
  const operator = await createCustomer(backend)
  const host = await createCustomer(backend)
  await sql`insert into review_task (key, kind, reason, opened_at, decision, decided_at, decided_by)
    values ('decided', 'dispute', 'x', now(), 'accepted', now(), ${operator.accountId}::uuid)`.execute(db)
  await sql`insert into shop_invitation (seller_id, email, role, token_hash, invited_by, created_at, expires_at)
    values (${await createSeller(db)}::bigint, ${operator.email}, 'orders', 'x', ${host.accountId}::uuid, now(), now())`.execute(
    db,
  )
  expect(await remove(operator)).toMatchObject({ ok: true })
  // the mail that says so goes on
  expect(await placesOf([operator.email])).toEqual([['outbox.payload']])
})

it('lets no shop without an owner, and goes once somebody else is one', async () => {
  const shop = await createSeller(backend.services.db)
  const owner = await createCustomer(backend, { sellerId: shop, audience: 'shop' })
  await createCustomer(backend, { sellerId: shop, role: 'catalogue' })
  expect(await remove(owner)).toMatchObject({ problem: { status: 409, code: 'last_owner' } })
  expect(await backend.call(getUser, {}, owner.headers)).toMatchObject({ ok: true })
  await createCustomer(backend, { sellerId: shop })
  expect(await remove(owner)).toMatchObject({ ok: true })
})

it('asks for the right password, and a bounded number of times', async () => {
  const customer = await createCustomer(backend)
  for (let wrong = 0; wrong < 10; wrong++)
    expect(await remove(customer, 'sbagliata-2026')).toMatchObject({
      problem: { status: 403, code: 'wrong_password' },
    })
  expect(await remove(customer)).toMatchObject({ problem: { status: 429, code: 'rate_limited' } })
  expect(await backend.call(getUser, {}, customer.headers)).toMatchObject({ ok: true })
})

/** Ends what was placed and not paid until now. */
async function expire(): Promise<void> {
  backend.clock.advance(HOLD_MS)
  await expireCheckouts(backend.services)
}

const standing: [OrderStatus, 'open_orders' | null][] = [
  ['PENDING_PAYMENT', 'open_orders'],
  ['PAID', 'open_orders'],
  ['ACCEPTED', 'open_orders'],
  ['PREPARING', 'open_orders'],
  ['SHIPPED', 'open_orders'],
  ['RETURN_REQUESTED', 'open_orders'],
  ['DISPUTED', 'open_orders'],
  ['DELIVERED', null],
  ['COMPLETED', null],
  ['CANCELLED', null],
  ['EXPIRED', null],
  ['REFUNDED', null],
]
it.each(standing)('an order that is %s: %s', async (status, code) => {
  const { buyer, checkout } = await createCheckout(backend, [{}])
  if (status === 'EXPIRED') await expire()
  else if (status !== 'PENDING_PAYMENT') await settleInto(backend, checkout, status)
  const answer = await remove(buyer)
  const orders = checkout.orders.map(({ idHash }) => idHash)
  if (code) expect(answer).toMatchObject({ ok: false, problem: { status: 409, code, orders } })
  else expect(answer).toMatchObject({ ok: true })
})

it('waits for money that may still come for an order that has expired', async () => {
  const { db } = backend.services
  const { buyer, checkout } = await createCheckout(backend, [{}])
  await expire()
  const { id } = await openAttempt(backend, checkout.id, { method: 'bank_wire' })
  const watch = (next_check_at: Date | null) =>
    db.updateTable('payment_attempt').set({ next_check_at }).where('id', '=', id).execute()
  await watch(backend.clock.now())
  const orders = checkout.orders.map(({ idHash }) => idHash)
  expect(await remove(buyer)).toMatchObject({
    ok: false,
    problem: { status: 409, code: 'open_orders', orders },
  })
  // also where another one took its place
  await db.updateTable('payment_attempt').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await remove(buyer)).toMatchObject({ ok: false, problem: { code: 'open_orders' } })
  await watch(null)
  expect(await remove(buyer)).toMatchObject({ ok: true })
})

it('keeps nothing of an order that was never paid', async () => {
  const { db } = backend.services
  const { buyer, checkout } = await createCheckout(backend, [{}])
  await expire()
  await remove(buyer)
  const left = await db
    .selectFrom('checkout')
    .select(['invoice_address', 'shipment_address', 'contact_email'])
    .where('id', '=', checkout.id)
    .executeTakeFirstOrThrow()
  expect(left).toMatchObject({
    contact_email: '',
    invoice_address: { recipient: '', street: '', city: '', country: 'IT' },
    shipment_address: { recipient: '', street: '', city: '', country: 'IT' },
  })
})

it('refuses a body without the password by name', async () => {
  const buyer = await createBuyer(backend)
  const answer = await fetch(`${backend.url}/user/me`, { method: 'DELETE', headers: buyer.headers })
  expect(answer.status).toBe(422)
})

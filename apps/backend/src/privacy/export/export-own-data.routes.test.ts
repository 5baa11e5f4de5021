import { exportOwnData } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { CANARIES, createPerson } from '../../../test/factories/person.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** The person works for the shop of the order. */
async function join({ accountId, orderId }: { accountId: string; orderId: string }) {
  const { db } = backend.services
  const order = await db
    .selectFrom('purchase_order')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('seller_member')
    .values({ ...order, account_id: accountId, role: 'viewer', created_at: backend.clock.now() })
    .execute()
}

it('D80 holds everything about the person and nothing about anybody else, as a file, once a day', async () => {
  const { db } = backend.services
  const other = await createPerson(backend, 'altra@example.com')
  const person = await createPerson(backend, 'mia@example.com')
  await db
    .updateTable('account')
    .set({ mangopay_user_id: 'user_m_secret', stripe_customer_id: 'cus_secret' })
    .where('id', '=', person.accountId)
    .execute()
  await join(person)
  const answer = await fetch(`${backend.url}${exportOwnData.path}`, { headers: person.headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="filiera-my-data.json"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    exportedAt: backend.clock.now().toISOString(),
    account: { username: 'mia@example.com', name: CANARIES.name, profile: { phone: CANARIES.phone } },
    addresses: [{ street: CANARIES.street }],
    orders: [{ idHash: person.orderId, invoiceAddress: { recipient: CANARIES.name } }],
    wishlist: [{ productId: person.productId }],
    reviews: [{ productId: person.productId, stars: 5 }],
    sessions: [{ userAgent: 'test' }],
    cards: [],
    cart: [{ productId: person.productId, quantity: 1 }],
    orderMessages: [
      {
        orderId: person.orderId,
        from: 'customer',
        photos: [expect.stringMatching(/^\/api\/order-photos\//)],
      },
    ],
    orderNotes: [{ orderId: person.orderId, text: `${CANARIES.name} passa in fiera` }],
    withdrawals: [
      {
        orderId: person.orderId,
        reason: `Lo dice ${CANARIES.name}`,
        lines: [{ productId: person.productId }],
      },
    ],
    payments: [{ method: 'card_web', status: 'succeeded', amountCents: 1690, refundedCents: 0 }],
    refunds: [],
    shops: [{ role: 'viewer' }],
    invitations: [],
    consents: [{ termsVersion: '2026-11' }],
    subscriptions: [{ kind: 'newsletter' }],
    messages: [{ subject: 'Ciao' }],
  })
  for (const secret of [
    'altra@example.com',
    other.orderId,
    'argon2',
    'user_m_secret',
    'cus_secret',
    person.token,
  ])
    expect(text).not.toContain(secret)
  const again = await backend.call(exportOwnData, {}, person.headers)
  expect(again).toMatchObject({ problem: { status: 429, code: 'rate_limited' } })
  expect(await backend.call(exportOwnData, {}, other.headers)).toMatchObject({ ok: true })
})

import { ACTIVITY_PAGE, type ActivityEntry, listActivity } from '@filiera/contract/console/people/activity'
import { changeSellerProduct } from '@filiera/contract/console/seller-products'
import type { AuditedKind, EndpointInput } from '@filiera/contract/endpoint'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop })
})

type Noted = { kind: AuditedKind; action?: string; at?: string; by?: string; before?: object; after?: object }

/** Writes entries as calls of the console do. */
const note = (...entries: Noted[]) =>
  backend.services.db
    .insertInto('audit_entry')
    .values(
      entries.map(({ kind, action = 'x', at, by, before, after }) => ({
        at: at ? new Date(at) : backend.clock.now(),
        seller_id: shop,
        account_id: by ?? owner.accountId,
        role: 'owner' as const,
        action,
        object_kind: kind,
        object_id: '1',
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
        request_id: 'r',
      })),
    )
    .execute()

type Query = NonNullable<EndpointInput<typeof listActivity>['query']>
async function read(query: Query = {}, who = owner) {
  const answer = await backend.call(listActivity, { query }, who.headers)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}
const actionsOf = (entries: readonly ActivityEntry[]) => entries.map(({ action }) => action)

it('says who changed what, before and after', async () => {
  const { id } = await createProduct(backend.services.db, { seller_id: shop, price_cents: 580 })
  const headers = { ...owner.headers, 'if-match': '"v1"' }
  const body = { price: 6.2 }
  expect(await backend.call(changeSellerProduct, { params: { id }, body }, headers)).toMatchObject({
    ok: true,
  })
  const { entries, people } = await read()
  expect(entries).toMatchObject([
    {
      person: { id: owner.accountId, name: 'Anna Verdi' },
      role: 'owner',
      action: 'changeSellerProduct',
      kind: 'product',
      object: { id },
      changes: [{ field: 'price', before: 5.8, after: 6.2 }],
    },
  ])
  expect(entries[0]?.object.title).not.toBe('')
  expect(people).toEqual([{ id: owner.accountId, name: 'Anna Verdi' }])
})

it('calls people without a name by their address before an owner only', async () => {
  const { db } = backend.services
  await db.updateTable('account').set({ name: '' }).where('id', '=', owner.accountId).execute()
  await note({ kind: 'product' })
  const viewer = await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  const { entries, people } = await read({}, viewer)
  expect(entries[0]?.person).toEqual({ id: owner.accountId, name: '' })
  expect(JSON.stringify(people)).not.toContain('@')
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  expect((await read()).entries[0]?.person?.name).toBe(email)
})

it('shows each role what it may see, and nothing of another shop', async () => {
  const kinds = ['order', 'photo', 'product', 'job', 'stock', 'member', 'shop', 'review', 'template'] as const
  await note(...kinds.map((kind) => ({ kind, action: kind })))
  const seenBy = async (role: 'catalogue' | 'orders' | 'accounts' | 'viewer') => {
    const person = await createCustomer(backend, { sellerId: shop, role })
    return actionsOf((await read({}, person)).entries).toSorted()
  }
  expect(actionsOf((await read()).entries).toSorted()).toEqual([...kinds].toSorted())
  expect(await seenBy('catalogue')).toEqual(['job', 'member', 'photo', 'product', 'shop', 'stock'])
  expect(await seenBy('orders')).toEqual(['member', 'order', 'review', 'shop', 'stock', 'template'])
  expect(await seenBy('accounts')).toEqual(['member', 'shop'])
  const accounts = await createCustomer(backend, { sellerId: shop, role: 'accounts' })
  expect((await read({ kind: 'order' }, accounts)).entries).toEqual([])
  const stranger = await createCustomer(backend, { sellerId: await createSeller(backend.services.db) })
  expect((await read({}, stranger)).entries).toEqual([])
})

it('is narrowed by person, kind and days of Italy; an erased account has no name', async () => {
  const gone = crypto.randomUUID()
  await note(
    { kind: 'shop', action: 'late', at: '2026-03-01T22:59:00Z' },
    { kind: 'shop', action: 'next', at: '2026-03-01T23:00:00Z' },
    { kind: 'stock', action: 'gone', at: '2026-03-05T10:00:00Z', by: gone },
  )
  expect(actionsOf((await read({ to: '2026-03-01' })).entries)).toEqual(['late'])
  expect(actionsOf((await read({ from: '2026-03-02', to: '2026-03-04' })).entries)).toEqual(['next'])
  expect(actionsOf((await read({ kind: 'shop' })).entries)).toEqual(['next', 'late'])
  expect((await read({ person: gone })).entries).toMatchObject([{ action: 'gone', person: null }])
  expect(actionsOf((await read({ person: owner.accountId })).entries)).toEqual(['next', 'late'])
})

it('goes on page by page, also inside one moment', async () => {
  await note(
    ...Array.from({ length: ACTIVITY_PAGE + 3 }, (_, at) => ({ kind: 'shop' as const, action: `a${at}` })),
  )
  const first = await read()
  const second = await read({ after: first.next ?? '' })
  expect([first.entries.length, second.entries.length, second.next]).toEqual([ACTIVITY_PAGE, 3, null])
  expect(new Set(actionsOf([...first.entries, ...second.entries])).size).toBe(ACTIVITY_PAGE + 3)
})

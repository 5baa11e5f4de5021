import {
  putSavedOrdersViews,
  putSavedViews,
  readSavedOrdersViews,
  readSavedViews,
  SAVED_VIEWS,
} from '@filiera/contract/console/people/saved-views'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let shop: string
let viewer: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  viewer = await createCustomer(backend, { sellerId: shop, role: 'viewer', audience: 'console' })
})
afterAll(() => backend.close())

const cold = {
  state: ['on_sale' as const],
  category: 'formaggi',
  sort: 'stock' as const,
  order: 'asc' as const,
}
const named = (name: string) => ({ name, view: { ...cold, columns: ['stock' as const] } })
const put = (version: number, names: string[], by = viewer) =>
  backend.call(
    putSavedViews,
    { body: { views: names.map(named) } },
    { ...by.headers, 'if-match': `"v${version}"` },
  )
const read = (by: TestCustomer) => backend.call(readSavedViews, {}, by.headers)

it('keeps what somebody saves, for them alone, whatever their role', async () => {
  expect(await read(viewer)).toMatchObject({ value: { version: 0, views: [] } })
  expect(await put(0, ['Freddo'])).toMatchObject({ value: { version: 1, views: [named('Freddo')] } })
  expect(await put(1, ['Da ordinare', 'Freddo'])).toMatchObject({ value: { version: 2 } })
  expect(await read(viewer)).toMatchObject({
    value: { version: 2, views: [{ name: 'Da ordinare' }, named('Freddo')] },
  })
  const colleague = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  expect(await read(colleague)).toMatchObject({ value: { version: 0, views: [] } })
})

it('writes over the version that was seen, and says what is there of another one', async () => {
  const owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  const both = await Promise.all([put(0, ['Uno'], owner), put(0, ['Due'], owner)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await put(0, ['Tre'], owner)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { current: { views: [{ name: expect.any(String) }] } } },
  })
})

it('refuses two of one name, too many, and what no view knows', async () => {
  const refused = { problem: { code: 'invalid_body' } }
  expect(await put(2, ['Freddo', 'freddo'])).toMatchObject(refused)
  expect(
    await put(
      2,
      Array.from({ length: SAVED_VIEWS + 1 }, (_, at) => `V${at}`),
    ),
  ).toMatchObject(refused)
  const wrong = { name: 'X', view: { ...cold, columns: ['margin'] } } as never
  const sent = { ...viewer.headers, 'if-match': '"v2"' }
  expect(await backend.call(putSavedViews, { body: { views: [wrong] } }, sent)).toMatchObject(refused)
  expect(await backend.call(putSavedViews, { body: { views: [] } }, viewer.headers)).toMatchObject({
    problem: { code: 'version_required' },
  })
})

it('keeps views of the orders beside those of the products', async () => {
  const packer = await createCustomer(backend, { sellerId: shop, role: 'orders', audience: 'console' })
  const saved = { name: 'Freddo', view: { state: 'to_ship' as const, temperature: 'chilled' as const } }
  const sent = { ...packer.headers, 'if-match': '"v0"' }
  const kept = { name: 'Freddo', view: { ...saved.view, grouped: 'false' } }
  expect(await backend.call(putSavedOrdersViews, { body: { views: [saved] } }, sent)).toMatchObject({
    value: { version: 1, views: [kept] },
  })
  expect(await backend.call(readSavedOrdersViews, {}, packer.headers)).toMatchObject({
    value: { version: 1, views: [kept] },
  })
  expect(await read(packer)).toMatchObject({ problem: { code: 'forbidden' } })
})

it('keeps no word that the orders were searched for, which may be a customer’s name', async () => {
  const { db } = backend.services
  const packer = await createCustomer(backend, { sellerId: shop, role: 'orders', audience: 'console' })
  const searched = { name: 'Sue', view: { state: 'to_ship', grouped: 'false', search: 'Zenobia' } }
  const sent = { ...packer.headers, 'if-match': '"v0"' }
  const body = { views: [searched] } as never
  expect(await backend.call(putSavedOrdersViews, { body }, sent)).toMatchObject({
    problem: { code: 'invalid_body' },
  })
  // As views were saved before.
  await db
    .insertInto('saved_order_view')
    .values({ account_id: packer.accountId, seller_id: shop, views: JSON.stringify([searched]) })
    .execute()
  const { search: _, ...view } = searched.view
  const read = await backend.call(readSavedOrdersViews, {}, packer.headers)
  expect(read).toMatchObject({ value: { version: 1 } })
  expect(read.ok && read.value.views).toEqual([{ name: 'Sue', view }])
  const again = { ...packer.headers, 'if-match': '"v1"' }
  const kept = [{ name: 'Loro', view: { state: 'to_ship' as const } }]
  expect(await backend.call(putSavedOrdersViews, { body: { views: kept } }, again)).toMatchObject({
    ok: true,
  })
  const entries = await db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('object_kind', '=', 'view')
    .where('object_id', '=', packer.accountId)
    .execute()
  expect(entries).toEqual([{ before: { count: 1, names: ['Sue'] }, after: { count: 1, names: ['Loro'] } }])
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { openShopOffers } from '../../../test/scenes/shop-offers.ts'
import { followOffers } from './follow-offers.ts'

let backend: TestBackend
let shop: Awaited<ReturnType<typeof openShopOffers>>
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  backend.clock.set(new Date('2026-11-24T09:00:00Z'))
  shop = await openShopOffers(backend)
})

const twice = () => Promise.all([followOffers(backend.services), followOffers(backend.services)])
const versionOf = (id: string) =>
  backend.services.db
    .selectFrom('product')
    .select('row_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('two nodes begin and end an offer once', async () => {
  const ids: string[] = []
  for (let count = 0; count < 20; count++) ids.push(await shop.product())
  await shop.reduce(ids, -20, { from: '2026-12-01', to: '2026-12-15' })
  for (const [moment, version] of [
    ['2026-11-30T23:00:00Z', 2],
    ['2026-12-15T23:00:00Z', 3],
  ] as const) {
    backend.clock.set(new Date(moment))
    const [one, other] = await twice()
    expect(one + other).toBe(ids.length)
    for (const id of ids) expect(await versionOf(id)).toEqual({ row_version: version })
  }
})

it('of two offers on the same days that are made at once one is refused', async () => {
  const id = await shop.product()
  const days = { from: '2026-12-01', to: '2026-12-15' }
  await Promise.all([shop.reduce([id], -20, days), shop.reduce([id], -30, { ...days, from: '2026-12-02' })])
  expect(await shop.list('coming')).toHaveLength(1)
})

it('the database refuses two offers on the same days, whoever writes', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, { from: '2026-12-01', to: '2026-12-15' })
  const { db } = backend.services
  const { id: _id, ...row } = await db
    .selectFrom('offer')
    .selectAll()
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  const starts_at = new Date('2026-12-10T00:00:00Z')
  await expect(
    db
      .insertInto('offer')
      .values({ ...row, starts_at, ends_at: null })
      .execute(),
  ).rejects.toThrow('offer_overlap')
  await db
    .insertInto('offer')
    .values({ ...row, starts_at: row.ends_at ?? starts_at, ends_at: null })
    .execute()
})

it('an offer that is ended while it begins does not run', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, { from: '2026-12-01', to: '2026-12-15' })
  const [offer] = await shop.list('coming')
  backend.clock.set(new Date('2026-12-01T00:00:00Z'))
  const [, ended] = await Promise.all([followOffers(backend.services), shop.end(offer?.id ?? '', 1)])
  // who came first is seen by the other
  expect(await shop.charged(id)).toBe(ended.ok ? 1000 : 800)
})

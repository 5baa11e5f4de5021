import { getShop } from '@filiera/contract/catalog/sellers'
import {
  type BulkChange,
  changeJob,
  createJob,
  getJob,
  type JobItem,
  listJobItems,
  listJobs,
  undoJob,
} from '@filiera/contract/console/jobs'
import { changeSellerProduct } from '@filiera/contract/console/seller-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { announceChange } from '../../platform/database/announce-change.ts'
import { workOnJobs } from './work-on-jobs.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => backend.close())

const up: BulkChange = { what: 'price', by: 'percent', value: 10, rounding: 'cent' }

async function add(prices: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  for (const price_cents of prices)
    ids.push((await createProduct(backend.services.db, { seller_id: shop, price_cents })).id)
  return ids
}

async function work(): Promise<void> {
  while (await workOnJobs(backend.services));
}

const create = (ids: readonly string[], change: BulkChange, key = crypto.randomUUID()) =>
  backend.call(createJob, { body: { ids: [...ids], change } }, { ...owner.headers, 'idempotency-key': key })

const move = (id: string, state: 'running' | 'paused' | 'cancelled', without: number[] = []) =>
  backend.call(changeJob, { params: { id }, body: { state, without } }, owner.headers)

/** A job that was tried. */
async function tried(ids: readonly string[], change: BulkChange): Promise<string> {
  const created = await create(ids, change)
  if (!created.ok) throw new Error(created.problem.detail)
  await work()
  return created.value.id
}

async function jobOf(id: string) {
  const answer = await backend.call(getJob, { params: { id } }, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

async function itemsOf(id: string, query: { state?: JobItem['state']; after?: string } = {}) {
  const answer = await backend.call(listJobItems, { params: { id }, query }, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

it('counts what is on sale anew when a change of the state is done and undone', async () => {
  const ids = await add([1000, 1100, 1200])
  const count = async () => {
    const read = await backend.call(getShop, { params: { id: shop } })
    if (!read.ok) throw new Error(read.problem.detail)
    return read.value.productsCount
  }
  const before = await count()
  const id = await tried(ids, { what: 'state', to: 'paused' })
  await move(id, 'running')
  await work()
  expect(await count()).toBe(before - 3)
  const undone = await backend.call(undoJob, { params: { id } }, owner.headers)
  if (!undone.ok) throw new Error(undone.problem.detail)
  await work()
  await move(undone.value.id, 'running')
  await work()
  expect(await count()).toBe(before)
})

async function pricesOf(ids: readonly string[]) {
  const rows = await backend.services.db
    .selectFrom('product')
    .select(['id', 'price_cents'])
    .where('id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.price_cents)
}

/** Somebody of the shop changes a price in the sheet. */
const reprice = (id: string, version: number, price: number) =>
  backend.call(
    changeSellerProduct,
    { params: { id }, body: { price } },
    { ...owner.headers, 'if-match': `"v${version}"` },
  )

it('tries first, changes when it is started, and undoes', async () => {
  const ids = await add([1000, 2000, 3000])
  const id = await tried(ids, up)
  expect(await pricesOf(ids)).toEqual([1000, 2000, 3000])
  expect(await jobOf(id)).toMatchObject({ state: 'tried', total: 3, counts: { ready: 3 }, by: 'Anna Verdi' })
  expect(await itemsOf(id)).toMatchObject([
    { before: { price: 10 }, after: { price: 11 } },
    { before: { price: 20 }, after: { price: 22 } },
    { before: { price: 30 }, after: { price: 33 } },
  ])
  expect(await move(id, 'running', [2])).toMatchObject({ value: { state: 'running' } })
  await work()
  expect(await pricesOf(ids)).toEqual([1100, 2000, 3300])
  expect(await jobOf(id)).toMatchObject({
    state: 'done',
    counts: { done: 2, left_out: 1, ready: 0 },
    undoUntil: expect.any(String),
  })
  const undo = await backend.call(undoJob, { params: { id } }, owner.headers)
  if (!undo.ok) throw new Error(undo.problem.detail)
  expect(await backend.call(undoJob, { params: { id } }, owner.headers)).toMatchObject({
    value: { id: undo.value.id, undoneChange: { what: 'price' } },
  })
  await work()
  // a trial of it takes nothing back
  expect(await jobOf(id)).toMatchObject({ undoneBy: null, undoUntil: expect.any(String) })
  await move(undo.value.id, 'running')
  await work()
  expect(await pricesOf(ids)).toEqual([1000, 2000, 3000])
  expect(await jobOf(id)).toMatchObject({ undoneBy: undo.value.id, undoUntil: null })
})

it('ends also where products are gone, as those of an import that was undone', async () => {
  const [kept = '', gone = ''] = await add([1000, 2000])
  const remove = (id: string) => backend.services.db.deleteFrom('product').where('id', '=', id).execute()
  const id = await tried([kept, gone], up)
  await remove(gone)
  await move(id, 'running')
  await work()
  expect(await jobOf(id)).toMatchObject({ state: 'done', counts: { done: 1, refused: 1, ready: 0 } })
  await remove(kept)
  const undo = await backend.call(undoJob, { params: { id } }, owner.headers)
  if (!undo.ok) throw new Error(undo.problem.detail)
  await work()
  expect(await jobOf(undo.value.id)).toMatchObject({ state: 'tried', counts: { refused: 1, ready: 0 } })
})

it('is one job however often the call is sent', async () => {
  const ids = await add([500])
  const key = crypto.randomUUID()
  const [first, again] = [await create(ids, up, key), await create(ids, up, key)]
  expect(first.ok && again.ok && first.value.id === again.value.id).toBe(true)
})

it('leaves a product that somebody changed meanwhile, and says who', async () => {
  const ids = await add([1000, 2000])
  const id = await tried(ids, up)
  expect((await reprice(ids[0] ?? '', 1, 15)).ok).toBe(true)
  await move(id, 'running')
  await work()
  expect(await pricesOf(ids)).toEqual([1500, 2200])
  expect(await itemsOf(id, { state: 'refused' })).toMatchObject([
    { reason: 'changed', before: { price: 15 }, changed: { by: 'Anna Verdi' } },
  ])
})

it('undoes what nobody changed since, and names the rest', async () => {
  const ids = await add([1000, 2000])
  const id = await tried(ids, up)
  await move(id, 'running')
  await work()
  expect((await reprice(ids[1] ?? '', 2, 19)).ok).toBe(true)
  const undo = await backend.call(undoJob, { params: { id } }, owner.headers)
  if (!undo.ok) throw new Error(undo.problem.detail)
  await work()
  expect(await jobOf(undo.value.id)).toMatchObject({ counts: { ready: 1, refused: 1 } })
  await move(undo.value.id, 'running')
  await work()
  expect(await pricesOf(ids)).toEqual([1000, 1900])
})

it.each(['paused', 'cancelled'] as const)('tells lists what it did when it is %s halfway', async (state) => {
  const id = await tried(await add([1000]), { what: 'state', to: 'paused' })
  await move(id, 'running')
  await workOnJobs(backend.services)
  const next = await followFeed(backend)
  await move(id, state)
  // whatever else is announced comes after it
  await announceChange(backend.services.db, ['banners'])
  const heard: string[] = []
  while (!heard.includes('banners')) heard.push(...((await next()) ?? ['banners']))
  expect(heard).toContain('catalogue')
})

it('pauses, goes on, and ends where it is', async () => {
  const ids = await add(Array.from({ length: 250 }, () => 1000))
  const id = await tried(ids, up)
  await move(id, 'running')
  await workOnJobs(backend.services)
  expect(await move(id, 'paused')).toMatchObject({ value: { state: 'paused', counts: { done: 100 } } })
  await work()
  expect(await jobOf(id)).toMatchObject({ counts: { done: 100, ready: 150 } })
  await move(id, 'running')
  await workOnJobs(backend.services)
  expect(await move(id, 'cancelled')).toMatchObject({ value: { state: 'cancelled', counts: { done: 200 } } })
  await work()
  expect((await pricesOf(ids)).filter((price) => price === 1100)).toHaveLength(200)
  expect(await move(id, 'running')).toMatchObject({ problem: { code: 'illegal_transition' } })
  expect(await jobOf(id)).toMatchObject({ undoUntil: expect.any(String) })
})

it('waits while the shop is suspended', async () => {
  const ids = await add([1000])
  const id = await tried(ids, up)
  await move(id, 'running')
  const suspend = (at: Date | null) =>
    backend.services.db.updateTable('seller').set({ suspended_at: at }).where('id', '=', shop).execute()
  await suspend(backend.clock.now())
  await work()
  expect(await pricesOf(ids)).toEqual([1000])
  await suspend(null)
  await work()
  expect(await pricesOf(ids)).toEqual([1100])
})

it('leaves products of others out, and their jobs closed', async () => {
  const { id: foreign } = await createProduct(backend.services.db, { price_cents: 1000 })
  const [own = ''] = await add([1000])
  const id = await tried([foreign, own, own], up)
  expect(await jobOf(id)).toMatchObject({ total: 1 })
  const stranger = await createCustomer(backend, {
    sellerId: await createSeller(backend.services.db),
    audience: 'console',
  })
  expect(await backend.call(listJobs, {}, stranger.headers)).toMatchObject({ value: [] })
})

it('refuses rules that mean nothing', async () => {
  const ids = await add([1000])
  for (const change of [
    { ...up, value: 0 },
    { ...up, value: 4.25 },
    { ...up, value: -91 },
    { what: 'offer', by: 'percent', value: 10, rounding: 'cent' },
  ] as BulkChange[])
    expect(await create(ids, change)).toMatchObject({ problem: { code: 'invalid_body' } })
  expect(await create([], up)).toMatchObject({ problem: { code: 'invalid_body' } })
})

it('leaves a job alone whose kind only a later version knows, and what takes such a one back', async () => {
  const { db } = backend.services
  const by = { seller_id: shop, account_id: crypto.randomUUID(), role: 'owner', request_id: 'r' } as const
  const now = backend.clock.now()
  const begin = async (change: object | null, undoes: string | null) => {
    const key = crypto.randomUUID()
    const row = { ...by, key, undoes, total: 0, state: 'trying', created_at: now, worked_at: now } as const
    const values = { ...row, change: change && JSON.stringify(change) }
    const { id } = await db.insertInto('job').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const id = await begin({ what: 'translate', to: 'de' }, null)
  const undo = await begin(null, id)
  expect(await workOnJobs(backend.services)).toBe(false)
  const list = await backend.call(listJobs, {}, owner.headers)
  expect(list.ok && list.value.find((job) => job.id === id)).toBeUndefined()
  expect(await jobOf(undo)).toMatchObject({ state: 'trying', change: null, undoes: id })
  const notFound = { ok: false, problem: { code: 'not_found' } }
  expect(await backend.call(getJob, { params: { id } }, owner.headers)).toMatchObject(notFound)
  expect(await backend.call(undoJob, { params: { id } }, owner.headers)).toMatchObject(notFound)
  expect(await move(id, 'cancelled')).toMatchObject(notFound)
  const states = await db.selectFrom('job').select('state').where('id', 'in', [id, undo]).execute()
  expect(states).toEqual([{ state: 'trying' }, { state: 'trying' }])
})

it('can no longer be undone after 30 days', async () => {
  const ids = await add([1000])
  const id = await tried(ids, up)
  await move(id, 'running')
  await work()
  backend.clock.advance(31 * 86_400_000)
  const { headers } = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  expect(await backend.call(undoJob, { params: { id } }, headers)).toMatchObject({
    problem: { code: 'expired' },
  })
})

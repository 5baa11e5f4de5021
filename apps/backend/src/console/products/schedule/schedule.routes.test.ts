import { readSellerDay } from '@filiera/contract/console/day'
import { listSellerProductIds, listSellerProducts } from '@filiera/contract/console/seller-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { publishScheduled } from './publish-scheduled.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const later = (ms: number) => new Date(backend.clock.now().getTime() + ms)
const work = () => publishScheduled(backend.services)
const renamed = (title: string) => ({ texts: { it: { title } } })

async function scene(options: Parameters<typeof openEditedProduct>[1] = {}) {
  const edited = await openEditedProduct(backend, options)
  const { headers } = edited.owner
  return {
    ...edited,
    async row() {
      const answer = await backend.call(listSellerProducts, { query: { ids: [edited.id] } }, headers)
      return answer.ok ? answer.value[0] : undefined
    },
    async found() {
      const answer = await backend.call(listSellerProductIds, { query: { scheduled: 'true' } }, headers)
      return answer.ok ? answer.value.ids : []
    },
    async unpublished() {
      const answer = await backend.call(readSellerDay, {}, headers)
      return answer.ok ? answer.value.unpublished : null
    },
  }
}

it('a draft is published when its time comes, as it is then, by who asked for it', async () => {
  const { id, owner, change, schedule, read, row, found, publicTitle, versions } = await scene()
  await change(0, renamed('Miele d’arancio'))
  const at = later(HOUR_MS)
  expect(await schedule(1, at)).toMatchObject({ value: { version: 2 } })
  expect(await read()).toMatchObject({
    draftVersion: 2,
    draft: { changed: ['texts.it.title'] },
    schedule: { at: at.toISOString(), by: 'Anna Verdi', failed: null },
  })
  expect(await row()).toMatchObject({ state: 'on_sale', scheduledAt: at.toISOString() })
  expect(await found()).toEqual([id])
  await change(2, renamed('Miele di limone'))

  backend.clock.advance(HOUR_MS - 1)
  await work()
  expect(await publicTitle()).toBe('Miele di zagara')
  backend.clock.advance(1)
  expect(await work()).toBe(1)
  expect(await work()).toBe(0)
  expect(await publicTitle()).toBe('Miele di limone')
  expect((await versions())[0]).toMatchObject({ number: 2, by: 'Anna Verdi', at: at.toISOString() })
  expect(await read()).toMatchObject({ draft: null, schedule: null })
  expect(await row()).toMatchObject({ scheduledAt: null })
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['account_id', 'after'])
    .where('object_id', '=', id)
    .where('object_kind', '=', 'product')
    .where('action', '=', 'scheduleProduct')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { account_id: owner.accountId, after: { draft: 2, parts: [], scheduled: at.toISOString() } },
    {
      account_id: owner.accountId,
      after: { version: 2, status: 'published', parts: ['texts.it.title'] },
    },
  ])
})

it('a product that never was on sale goes on sale', async () => {
  const { schedule, publicTitle } = await scene({ status: 'draft' })
  expect(await schedule(0, later(HOUR_MS))).toMatchObject({ ok: true })
  expect(await publicTitle()).toBeNull()
  backend.clock.advance(HOUR_MS)
  await work()
  expect(await publicTitle()).toBe('Miele di zagara')
})

it('is put off, withdrawn, or gone with a publication or with the draft', async () => {
  const { change, schedule, unschedule, publish, read, publicTitle } = await scene()
  await change(0, renamed('Nuovo'))
  await schedule(1, later(HOUR_MS))
  expect(await schedule(1, later(DAY_MS))).toMatchObject({ problem: { status: 412 } })
  expect(await schedule(2, later(DAY_MS))).toMatchObject({ ok: true })
  backend.clock.advance(HOUR_MS)
  await work()
  expect(await publicTitle()).toBe('Miele di zagara')
  expect(await unschedule(3)).toMatchObject({ value: { version: 4 } })
  expect(await read()).toMatchObject({ schedule: null, draft: { changed: ['texts.it.title'] } })
  await schedule(4, later(HOUR_MS))
  await publish(5)
  expect(await read()).toMatchObject({ schedule: null })
  backend.clock.advance(DAY_MS)
  expect(await work()).toBe(0)
})

it('is refused for a moment that is over or far away, and for what could not be published', async () => {
  const { change, schedule } = await scene()
  expect(await schedule(0, later(HOUR_MS))).toMatchObject({ problem: { status: 409 } })
  await change(0, renamed('Nuovo'))
  for (const [moment, message] of [
    [later(0), 'is over'],
    [later(367 * DAY_MS), 'is too far away'],
  ] as const)
    expect(await schedule(1, moment)).toMatchObject({ problem: { fields: [{ field: 'at', message }] } })
  await change(1, renamed(''))
  expect(await schedule(2, later(HOUR_MS))).toMatchObject({
    problem: { status: 422, fields: [{ field: 'texts.it.title', message: 'is missing' }] },
  })
})

it('what cannot be published when its time comes stays a draft, and the day says why', async () => {
  const { id, change, schedule, read, row, found, unpublished, publicTitle } = await scene()
  await change(0, renamed('Nuovo'))
  const at = later(HOUR_MS)
  await schedule(1, at)
  await change(2, { texts: { it: { storage: '' } } })
  backend.clock.advance(HOUR_MS)
  expect(await work()).toBe(0)
  expect(await publicTitle()).toBe('Miele di zagara')
  const failed = ['texts.it.storage']
  expect(await read()).toMatchObject({ schedule: { failed }, draft: {} })
  expect([(await row())?.scheduledAt, await found()]).toEqual([null, []])
  expect(await unpublished()).toEqual({
    count: 1,
    products: [{ id, title: 'Miele di zagara', at: at.toISOString(), failed }],
  })
  await change(3, { texts: { it: { storage: 'Al buio' } } })
  await schedule(4, later(HOUR_MS))
  expect(await unpublished()).toEqual({ count: 0, products: [] })
  backend.clock.advance(HOUR_MS)
  expect(await work()).toBe(1)
})

it('asks for nothing when an import brought the same meanwhile, and waits while the shop is suspended', async () => {
  const { id, sellerId, change, schedule, read, publicTitle, unpublished } = await scene()
  const { db } = backend.services
  await change(0, renamed('Nuovo'))
  await schedule(1, later(HOUR_MS))
  const suspend = (suspended_at: Date | null) =>
    db.updateTable('seller').set({ suspended_at }).where('id', '=', sellerId).execute()
  await suspend(backend.clock.now())
  backend.clock.advance(HOUR_MS)
  expect(await work()).toBe(0)
  await suspend(null)
  await db
    .updateTable('product_text')
    .set({ title: 'Nuovo' })
    .where('product_id', '=', id)
    .where('lang', '=', 'it')
    .execute()
  expect(await work()).toBe(0)
  expect(await read()).toMatchObject({ schedule: null })
  expect(await unpublished()).toEqual({ count: 0, products: [] })
  expect(await publicTitle()).toBe('Nuovo')
})

import {
  type BulkChange,
  changeJob,
  createJob,
  getJob,
  listJobItems,
  undoJob,
} from '@filiera/contract/console/jobs'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { followOffers } from '../offers/follow-offers.ts'
import { workOnJobs } from './work-on-jobs.ts'

const DAY_MS = 86_400_000

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => backend.close())

const add = async () => (await createProduct(backend.services.db, { seller_id: shop, price_cents: 1000 })).id

async function work(): Promise<void> {
  while (await workOnJobs(backend.services));
}

/** A job of one product that was tried. */
async function tried(product: string, change: BulkChange): Promise<string> {
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() }
  const { id } = valueIn(await backend.call(createJob, { body: { ids: [product], change } }, headers))
  await work()
  return id
}

async function run(id: string): Promise<void> {
  const body = { state: 'running' as const, without: [] }
  valueIn(await backend.call(changeJob, { params: { id }, body }, owner.headers))
  await work()
}

const jobOf = async (id: string) => valueIn(await backend.call(getJob, { params: { id } }, owner.headers))
const itemsOf = async (id: string) =>
  valueIn(await backend.call(listJobItems, { params: { id }, query: {} }, owner.headers))

it('refuses an offer whose last day is over when it is started, or undone', async () => {
  const { clock } = backend
  const today = () => dateInItaly(clock.now())
  const [late, kept] = [await add(), await add()]
  const offer = (to: string): BulkChange => ({
    what: 'offer',
    by: 'percent',
    value: -20,
    rounding: 'cent',
    to,
  })
  const id = await tried(late, offer(today()))
  const first = await tried(kept, offer(dateInItaly(new Date(clock.now().getTime() + 2 * DAY_MS))))
  await run(first)
  const end = await tried(kept, { what: 'end_offer' })
  await run(end)
  clock.advance(4 * DAY_MS)
  await run(id)
  expect(await jobOf(id)).toMatchObject({ state: 'done', counts: { refused: 1, done: 0 } })
  expect(await itemsOf(id)).toMatchObject([{ reason: 'offer_over' }])
  const undo = valueIn(await backend.call(undoJob, { params: { id: end } }, owner.headers))
  await work()
  expect(await itemsOf(undo.id)).toMatchObject([{ state: 'refused', reason: 'offer_over' }])
})

it('puts a reduction back as one that begins now: what was charged meanwhile is its reference', async () => {
  const { clock, services } = backend
  const id = await add()
  const since = async () =>
    await services.db
      .selectFrom('product')
      .select(['discounted_cents', 'discount_started_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const offer = await tried(id, { what: 'offer', by: 'percent', value: -20, rounding: 'cent' })
  await run(offer)
  clock.advance(DAY_MS)
  const end = await tried(id, { what: 'end_offer' })
  await run(end)
  clock.advance(DAY_MS)
  const undo = valueIn(await backend.call(undoJob, { params: { id: end } }, owner.headers))
  await work()
  await run(undo.id)
  expect(await since()).toEqual({ discounted_cents: 800, discount_started_at: clock.now() })
})

const DISCOUNT = { what: 'offer', by: 'percent', value: -20, rounding: 'cent' } as const
const takeBack = async (id: string) => {
  const undo = valueIn(await backend.call(undoJob, { params: { id } }, owner.headers))
  await work()
  const tried = await itemsOf(undo.id)
  await run(undo.id)
  return tried
}
const stateTo = async (id: string, to: 'paused' | 'on_sale') => run(await tried(id, { what: 'state', to }))
const reductionOf = (id: string) =>
  backend.services.db
    .selectFrom('product')
    .select(['discounted_cents', 'discount_started_at'])
    .where('id', '=', id)
    .executeTakeFirst()

it('takes an offer back that began anew when its product went on sale: nobody changed it', async () => {
  const { clock } = backend
  const id = await add()
  await stateTo(id, 'paused')
  clock.advance(DAY_MS)
  const offer = await tried(id, DISCOUNT)
  await run(offer)
  clock.advance(DAY_MS)
  await stateTo(id, 'on_sale')
  clock.advance(DAY_MS)
  expect(await takeBack(offer)).toMatchObject([{ state: 'ready' }])
  expect(await reductionOf(id)).toEqual({ discounted_cents: null, discount_started_at: null })
})

it('takes one step of an offer back that began anew: the reduction goes on since then', async () => {
  const { clock } = backend
  const id = await add()
  await run(await tried(id, { ...DISCOUNT, value: -30 }))
  clock.advance(DAY_MS)
  const step = await tried(id, DISCOUNT)
  await run(step)
  await stateTo(id, 'paused')
  clock.advance(DAY_MS)
  await stateTo(id, 'on_sale')
  const began = clock.now()
  clock.advance(DAY_MS)
  expect(await takeBack(step)).toMatchObject([{ state: 'ready' }])
  expect(await reductionOf(id)).toEqual({ discounted_cents: 700, discount_started_at: began })
})

it('leaves an offer that somebody made since, also at the same price', async () => {
  const { clock } = backend
  const id = await add()
  const first = await tried(id, DISCOUNT)
  await run(first)
  clock.advance(DAY_MS)
  await run(await tried(id, { what: 'end_offer' }))
  clock.advance(DAY_MS)
  await run(await tried(id, DISCOUNT))
  expect(await takeBack(first)).toMatchObject([{ state: 'refused', reason: 'changed' }])
  expect(await reductionOf(id)).toMatchObject({ discounted_cents: 800 })
})

it('does not take a planned offer back that began and ended another one: that would not come back', async () => {
  const { clock, services } = backend
  const [replacing, alone] = [await add(), await add()]
  await run(await tried(replacing, DISCOUNT))
  const from = dateInItaly(new Date(clock.now().getTime() + DAY_MS))
  const planned: BulkChange = { ...DISCOUNT, value: -30, from }
  const [first, second] = [await tried(replacing, planned), await tried(alone, planned)]
  await run(first)
  await run(second)
  clock.advance(2 * DAY_MS)
  await followOffers(services)
  expect(await takeBack(first)).toMatchObject([{ state: 'refused', reason: 'replaced' }])
  expect(await reductionOf(replacing)).toMatchObject({ discounted_cents: 700 })
  expect(await takeBack(second)).toMatchObject([{ state: 'ready' }])
  expect(await reductionOf(alone)).toMatchObject({ discounted_cents: null })
})

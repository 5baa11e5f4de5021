import { changeJob, createJob, getJob, listJobItems, undoJob } from '@filiera/contract/console/jobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createSeller, type ProductOptions } from '../../../../test/factories/catalogue.ts'
import { followFeed } from '../../../../test/follow-feed.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { workOnJobs } from '../work-on-jobs.ts'

let backend: TestBackend
let shop: string
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
})
afterAll(() => backend.close())

type Edited = Awaited<ReturnType<typeof openEditedProduct>>

const open = (options: ProductOptions = {}) => openEditedProduct(backend, { seller_id: shop, ...options })

async function work(): Promise<void> {
  while (await workOnJobs(backend.services));
}

/** Jobs of who owns a product. */
const jobsOf = ({ owner: { headers } }: Edited) => ({
  async publish(products: readonly Edited[]): Promise<string> {
    const body = { ids: products.map(({ id }) => id), change: { what: 'publish' } } as const
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
    const { id } = valueIn(await backend.call(createJob, { body }, keyed))
    await work()
    return id
  },
  async run(id: string): Promise<void> {
    valueIn(
      await backend.call(changeJob, { params: { id }, body: { state: 'running', without: [] } }, headers),
    )
    await work()
  },
  async undo(undoes: string): Promise<string> {
    const { id } = valueIn(await backend.call(undoJob, { params: { id: undoes } }, headers))
    await work()
    return id
  },
  job: async (id: string) => valueIn(await backend.call(getJob, { params: { id } }, headers)),
  items: async (id: string) =>
    valueIn(await backend.call(listJobItems, { params: { id }, query: {} }, headers)),
})

const titled = (title: string) => ({ texts: { it: { title } } })

it('publishes what is complete, each with a version, and says what keeps the others back', async () => {
  const [changed, same, lacking, wrong] = [await open(), await open(), await open(), await open()]
  await changed.change(0, titled('Miele d’arancio'))
  await lacking.change(0, { texts: { it: { origin: '' } } })
  await wrong.change(0, { ownCode: 'M-1' })
  await changed.change(1, { ownCode: 'M-1' })
  expect((await changed.publish(2)).ok).toBe(true)
  await changed.change(3, titled('Miele di limone'))
  const { publish, run, items, job } = jobsOf(changed)
  const id = await publish([changed, same, lacking, wrong])
  expect(await items(id)).toMatchObject([
    { state: 'ready', before: {}, after: { parts: ['texts.it.title'] } },
    { state: 'same' },
    { state: 'refused', reason: 'incomplete', before: { lacks: ['texts.it.origin'] } },
    { state: 'refused', reason: 'wrong', before: { lacks: ['ownCode'] } },
  ])
  expect(await changed.publicTitle()).toBe('Miele d’arancio')
  const next = await followFeed(backend)
  await run(id)
  expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 1, same: 1, refused: 2 } })
  expect(await changed.publicTitle()).toBe('Miele di limone')
  const { published, draft, draftVersion } = await changed.read()
  expect({ published, draft }).toMatchObject({ published: { number: 3, by: 'Anna Verdi' }, draft: null })
  expect(draftVersion).toBe(5)
  expect(await next()).toEqual([`product:${changed.id}`])
  const entry = await backend.services.db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('object_kind', '=', 'product')
    .where('object_id', '=', changed.id)
    .where('action', '=', 'createJob')
    .executeTakeFirstOrThrow()
  expect(entry.after).toMatchObject({ version: 3, parts: ['texts.it.title'], job: id })
})

it('puts the earlier content back as a new version and what was published into a draft, and that again', async () => {
  const product = await open()
  await product.change(0, titled('Miele di tiglio'))
  const { publish, run, undo, items } = jobsOf(product)
  const id = await publish([product])
  await run(id)
  const undone = await undo(id)
  expect(await items(undone)).toMatchObject([{ state: 'ready', after: { parts: ['texts.it.title'] } }])
  expect(await product.publicTitle()).toBe('Miele di tiglio')
  await run(undone)
  expect(await product.publicTitle()).toBe('Miele di zagara')
  expect((await product.versions()).map(({ number }) => number)).toEqual([3, 2, 1])
  expect(await product.read()).toMatchObject({
    draft: { changed: ['texts.it.title'] },
    content: titled('Miele di tiglio'),
  })
  const redone = await undo(undone)
  await run(redone)
  expect(await product.publicTitle()).toBe('Miele di tiglio')
  expect(await product.read()).toMatchObject({ draft: null })
})

it('refuses what somebody edited since it was tried, or since it was published', async () => {
  const product = await open()
  await product.change(0, titled('Miele di tiglio'))
  const { publish, run, undo, items } = jobsOf(product)
  const late = await publish([product])
  await product.change(1, { shelfLifeDays: 90 })
  await run(late)
  expect(await items(late)).toMatchObject([{ state: 'refused', reason: 'changed' }])
  expect(await product.publicTitle()).toBe('Miele di zagara')
  const id = await publish([product])
  await run(id)
  await product.change(3, titled('Miele di castagno'))
  expect(await items(await undo(id))).toMatchObject([{ state: 'refused', reason: 'changed' }])
})

it('puts a new product on sale; undone it is paused, as what was published once stays', async () => {
  const product = await open({ status: 'draft' })
  await product.change(0, titled('Miele nuovo'))
  const { publish, run, undo, items } = jobsOf(product)
  const id = await publish([product])
  expect(await items(id)).toMatchObject([{ before: { state: 'draft' }, after: { state: 'on_sale' } }])
  await run(id)
  expect(await product.read()).toMatchObject({ status: 'published', published: { number: 1 } })
  const undone = await undo(id)
  expect(await items(undone)).toMatchObject([{ before: { state: 'on_sale' }, after: { state: 'paused' } }])
  await run(undone)
  expect(await product.read()).toMatchObject({ status: 'withdrawn', published: { number: 1 } })
  await run(await undo(undone))
  expect(await product.read()).toMatchObject({ status: 'published' })
})

it('leaves alone what has a day of its own', async () => {
  const product = await open()
  await product.change(0, titled('Miele di tiglio'))
  const { draftVersion } = await product.read()
  valueIn(await product.schedule(draftVersion, new Date(backend.clock.now().getTime() + 86_400_000)))
  const { publish, items } = jobsOf(product)
  expect(await items(await publish([product]))).toMatchObject([{ state: 'refused', reason: 'planned' }])
  expect((await product.read()).schedule).not.toBeNull()
})

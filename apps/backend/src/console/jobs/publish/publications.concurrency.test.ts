import { changeJob, createJob, listJobItems, undoJob } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer } from '../../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../../test/hold-lock.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { workOnJobs } from '../work-on-jobs.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** Calls of a person of a shop on its jobs. */
const jobsOf = (headers: Record<string, string>) => ({
  create: async (
    ids: string[],
    change: Parameters<typeof backend.call<typeof createJob>>[1]['body']['change'],
  ) =>
    valueIn(
      await backend.call(
        createJob,
        { body: { ids, change } },
        { ...headers, 'idempotency-key': crypto.randomUUID() },
      ),
    ).id,
  run: async (id: string) =>
    valueIn(
      await backend.call(changeJob, { params: { id }, body: { state: 'running', without: [] } }, headers),
    ),
  undo: async (id: string) => valueIn(await backend.call(undoJob, { params: { id } }, headers)).id,
  items: async (id: string) =>
    valueIn(await backend.call(listJobItems, { params: { id }, query: {} }, headers)),
})

async function finishAll(): Promise<void> {
  while (await workOnJobs(backend.services));
}

it('refuses only the product whose code another one gets at the same moment', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const open = () => openEditedProduct(backend, { seller_id })
  const [first, second, other] = [await open(), await open(), await open()]
  await first.change(0, { texts: { it: { title: 'Miele di tiglio' } } })
  await second.change(0, { ownCode: 'M-9' })
  const { create, run, items } = jobsOf(first.owner.headers)
  const job = await create([second.id, first.id], { what: 'publish' })
  await finishAll()
  await run(job)
  const working = await db.transaction().execute(async (trx) => {
    await sql`update product set own_code = 'M-9' where id = ${other.id}::bigint`.execute(trx)
    const step = workOnJobs(backend.services)
    await untilWaiting(db, 1)
    return { step }
  })
  expect(await working.step).toBe(true)
  const found = await items(job)
  expect(found.find(({ state }) => state === 'refused')).toMatchObject({
    ...{ reason: 'wrong', before: { lacks: ['ownCode'] } },
  })
  expect(found.filter(({ state }) => state === 'done')).toHaveLength(1)
  expect(await first.publicTitle()).toBe('Miele di tiglio')
}, 60_000)

it('tries what takes a job back in steps of at most 100 products', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const { headers } = await createCustomer(backend, { sellerId: seller_id, audience: 'console' })
  const ids: string[] = []
  for (let index = 0; index < 101; index++) ids.push((await createProduct(db, { seller_id })).id)
  const { create, run, undo } = jobsOf(headers)
  const job = await create(ids, { what: 'price', by: 'percent', value: 10, rounding: 'cent' })
  await finishAll()
  await run(job)
  await finishAll()
  const undone = await undo(job)
  await workOnJobs(backend.services)
  const { rows } = await sql<{ tried: number }>`
    select count(*)::int as tried from job_item where job_id = ${undone}::bigint and state is not null`.execute(
    db,
  )
  expect(rows).toEqual([{ tried: 100 }])
}, 60_000)

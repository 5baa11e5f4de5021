import { changeJob, createJob, getJob } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { workOnJobs } from './work-on-jobs.ts'

const PRODUCTS = 400
const CONNECTIONS_LOST = 10

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** Ends the connections of workers that are in the middle of a step. @returns how many */
async function cutWorkers(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`.execute(
    backend.services.db,
  )
  return rows.length
}

it('changes each product once, whoever works on it and whatever connection is lost', async () => {
  const { db } = backend.services
  const shop = await createSeller(db)
  const { headers } = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  const ids: string[] = []
  for (let index = 0; index < PRODUCTS; index++)
    ids.push((await createProduct(db, { seller_id: shop, price_cents: 1000 })).id)
  const body = { ids, change: { what: 'price', by: 'percent', value: 10, rounding: 'cent' } } as const
  const created = await backend.call(
    createJob,
    { body },
    { ...headers, 'idempotency-key': crypto.randomUUID() },
  )
  if (!created.ok) throw new Error(created.problem.detail)
  const params = { id: created.value.id }
  while (await workOnJobs(backend.services));
  await backend.call(changeJob, { params, body: { state: 'running' } }, headers)

  let isOver = false
  let lost = 0
  const worker = async () => {
    while (!isOver) await workOnJobs(backend.services).catch(() => lost++)
  }
  const workers = [worker(), worker(), worker()]
  let cut = 0
  for (;;) {
    const job = await backend.call(getJob, { params }, headers)
    if (job.ok && job.value.state === 'done') break
    if (cut < CONNECTIONS_LOST) cut += await cutWorkers().catch(() => 0)
  }
  isOver = true
  await Promise.all(workers)

  expect(lost).toBeGreaterThan(0)
  const wrong = await db
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', shop)
    .where((where) => where.or([where('price_cents', '<>', 1100), where('row_version', '<>', 2)]))
    .execute()
  expect(wrong).toEqual([])
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from audit_entry where object_kind = 'product' and seller_id = ${shop}::bigint`.execute(
    db,
  )
  expect(rows[0]?.n).toBe(String(PRODUCTS))
  expect(await backend.call(getJob, { params }, headers)).toMatchObject({
    value: { counts: { done: PRODUCTS, ready: 0, refused: 0 } },
  })
})

import { createImport } from '@filiera/contract/console/imports'
import { changeJob, getJob } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer } from '../../../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../../test/hold-lock.ts'
import { lockNewProducts } from '../../../catalog/products/lock-new-products.sql.ts'
import { createDraftProducts } from '../../products/create-product.ts'
import { workOnJobs } from '../work-on-jobs.ts'

const PRODUCTS = 80
const CONNECTIONS_LOST = 6

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

/** An import of codes, names, prices and pieces that was tried and is to be carried out. */
async function beginImport(
  headers: Record<string, string>,
  rows: readonly string[],
): Promise<{ id: string }> {
  const created = await backend.call(
    createImport,
    {
      file: new Blob([`c;t;p;s\n${rows.join('\n')}\n`]),
      query: { name: 'listino.csv', lang: 'it', columns: ['own_code', 'title_it', 'price', 'stock'] },
    },
    { ...headers, 'idempotency-key': crypto.randomUUID() },
  )
  if (!created.ok) throw new Error(created.problem.detail)
  const params = { id: created.value.id }
  while (await workOnJobs(backend.services));
  await backend.call(changeJob, { params, body: { state: 'running' } }, headers)
  return params
}

it('carries each row out once, whoever works on it and whatever connection is lost', async () => {
  const { db } = backend.services
  const shop = await createSeller(db)
  const warehouse_id = await createWarehouse(db, { seller_id: shop })
  const { headers } = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  for (let index = 0; index < PRODUCTS; index++)
    await createProduct(db, {
      seller_id: shop,
      warehouse_id,
      own_code: `A${index}`,
      price_cents: 500,
      stock: 5,
    })
  const rows = Array.from({ length: PRODUCTS }, (_, at) => [
    `A${at};Nome ${at};6,00;8`,
    `B${at};Nuovo ${at};7,00;3`,
  ])
  const params = await beginImport(headers, rows.flat())

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
  const { rows: counted } = await sql<Record<string, string>>`
    select count(*) as products, count(*) filter (where p.price_cents in (600, 700)) as priced,
      sum(p.stock) as pieces, count(d.product_id) filter (where d.version = 1) as drafts,
      (select count(*) from stock_movement m join product o on o.id = m.product_id where o.seller_id = ${shop}::bigint) as movements
    from product p left join product_draft d on d.product_id = p.id where p.seller_id = ${shop}::bigint`.execute(
    db,
  )
  const all = String(2 * PRODUCTS)
  expect(counted).toEqual([
    { products: all, priced: all, pieces: String(PRODUCTS * 11), drafts: all, movements: all },
  ])
  expect(await backend.call(getJob, { params }, headers)).toMatchObject({
    value: { counts: { done: 2 * PRODUCTS, ready: 0, refused: 0 } },
  })
})

it('waits for a colleague who is making a product of the same name', async () => {
  const { services, clock } = backend
  const { db } = services
  const sellerId = await createSeller(db)
  await createWarehouse(db, { seller_id: sellerId })
  const { headers, accountId } = await createCustomer(backend, { sellerId, audience: 'console' })
  await beginImport(headers, ['C0;Olio nuovo;7,00;3'])
  const actor = { sellerId, accountId, role: 'owner', action: 'createSellerProduct', requestId: '' } as const
  const input = { title: 'Olio nuovo', category: null, price: 7, sourceKey: 'console:test' }
  const { step } = await db.transaction().execute(async (trx) => {
    await lockNewProducts(sellerId).execute(trx)
    await createDraftProducts(trx, actor, [input], clock.now())
    const step = workOnJobs(services)
    await untilWaiting(db, 1)
    return { step }
  })
  expect(await step).toBe(true)
  const made = db.selectFrom('product').select('slug').where('seller_id', '=', sellerId).orderBy('slug')
  expect(await made.execute()).toEqual([{ slug: 'olio-nuovo' }, { slug: 'olio-nuovo-2' }])
})

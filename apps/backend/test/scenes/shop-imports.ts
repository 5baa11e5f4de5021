import { type ColumnTarget, createImport, lookAtImport } from '@filiera/contract/console/imports'
import { changeJob, getJob, type ImportedRows, listJobItems } from '@filiera/contract/console/jobs'
import { workOnJobs } from '../../src/console/jobs/work-on-jobs.ts'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../factories/account.ts'
import { createCategory, createSeller, createWarehouse } from '../factories/catalogue.ts'
import { valueIn } from './payment-scene.ts'

/** What a file holds. */
export type Bytes = string | Uint8Array<ArrayBuffer>

export type ShopImports = Awaited<ReturnType<typeof openShopImports>>

/** A shop with a warehouse and the category `olio`, whose owner sends files of products. */
export async function openShopImports(backend: TestBackend) {
  const { db } = backend.services
  const shop = await createSeller(db)
  const owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  await createWarehouse(db, { seller_id: shop })
  await createCategory(db, { slug: 'olio' })

  const send = (
    content: Bytes,
    columns: ColumnTarget[],
    key = crypto.randomUUID(),
    by: TestCustomer = owner,
    which: ImportedRows = 'all',
  ) =>
    backend.call(
      createImport,
      { file: new Blob([content]), query: { name: 'listino.csv', lang: 'it', columns, which } },
      { ...by.headers, 'idempotency-key': key },
    )
  async function work(): Promise<void> {
    while (await workOnJobs(backend.services));
  }
  const jobOf = async (id: string, by = owner) =>
    valueIn(await backend.call(getJob, { params: { id } }, by.headers))

  return {
    shop,
    owner,
    send,
    work,
    jobOf,
    look: (content: Bytes) =>
      backend.call(
        lookAtImport,
        { file: new Blob([content]), query: { name: 'listino.csv' } },
        owner.headers,
      ),
    /** Sends a file and tries it. @returns the job */
    async tried(content: Bytes, columns: ColumnTarget[], by = owner): Promise<string> {
      const { id } = valueIn(await send(content, columns, crypto.randomUUID(), by))
      await work()
      return id
    },
    async itemsOf(id: string, by = owner, asked: { new?: 'true' | 'false' } = {}) {
      const query = { limit: '100', ...asked }
      return valueIn(await backend.call(listJobItems, { params: { id }, query }, by.headers))
    },
    async run(id: string, by = owner) {
      const body = { state: 'running' } as const
      valueIn(await backend.call(changeJob, { params: { id }, body }, by.headers))
      await work()
      return jobOf(id, by)
    },
    rowOf: (id: string) =>
      db
        .selectFrom('product')
        .select(['price_cents', 'stock', 'status', 'row_version'])
        .where('id', '=', id)
        .executeTakeFirst(),
  }
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { runImport } from '../../../test/run-import.ts'

let backend: TestBackend
let seller: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  seller = await createSeller(db)
  await createWarehouse(db, { seller_id: seller })
  await createCategory(db)
})
afterAll(() => backend.close())

const COUNT = 60
const file = (stock: number) =>
  [
    'Handle,Title,Variant Price,Variant Inventory Qty',
    ...Array.from({ length: COUNT }, (_, number) => `h${number},Prodotto ${number},1.00,${stock}`),
  ].join('\n')

it('adds the difference of a file once, however many read it together, beside what is sold meanwhile', async () => {
  const { db } = backend.services
  const first = await Promise.all([1, 2, 3].map(() => runImport(backend, seller, file(10))))
  expect(first.reduce((sum, { created }) => sum + created, 0)).toBe(COUNT)
  const sell = async () => {
    let sold = 0
    for (let tries = 0; tries < 20; tries++) {
      const { numUpdatedRows } = await db
        .updateTable('product')
        .set(({ eb }) => ({ stock: eb('stock', '-', 1) }))
        .where('source_key', '=', '["h7"]')
        .where('stock', '>', 0)
        .executeTakeFirstOrThrow()
      sold += Number(numUpdatedRows)
    }
    return sold
  }
  const [sold, ...runs] = await Promise.all([
    sell(),
    ...[1, 2, 3].map(() => runImport(backend, seller, file(25))),
  ])
  expect(runs.reduce((sum, { updated }) => sum + updated, 0)).toBe(COUNT)
  expect(runs.every(({ stopped, refused }) => stopped === null && refused.length === 0)).toBe(true)
  const rows = await db
    .selectFrom('product')
    .where('seller_id', '=', seller)
    .select(['source_key', 'stock'])
    .execute()
  expect(rows).toHaveLength(COUNT)
  for (const { source_key, stock } of rows) expect(stock).toBe(source_key === '["h7"]' ? 25 - sold : 25)
})

import { getSellerProduct } from '@filiera/contract/console/products'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createCategory, createProduct, type ProductOptions } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const table = {
  per: '100g',
  energyKj: 1000,
  energyKcal: 239,
  fat: 1,
  saturates: 0.5,
  carbohydrate: 50,
  sugars: 5,
  protein: 5,
}
const nothing = JSON.stringify({ it: '', en: '', es: '' })

/** What the database lets no sale begin without, and what the console asks for. */
async function gapsOf(options: ProductOptions, cut?: (id: string) => ReturnType<typeof sql>) {
  const { db } = backend.services
  const { id, sellerId } = await createProduct(db, { status: 'draft', ships_to: ['IT'], ...options })
  await cut?.(id).execute(db)
  const { rows } = await sql<{ missing: string[] }>`
    select missing from products_missing(array[${id}::bigint])`.execute(db)
  const { headers } = await createCustomer(backend, { sellerId, audience: 'console' })
  const shown = await backend.call(getSellerProduct, { params: { id } }, headers)
  if (!shown.ok) throw new Error(shown.problem.detail)
  return { database: rows.flatMap(({ missing }) => missing), console: shown.value.review.required }
}

it('asks both nothing of a product that has everything', async () => {
  expect(await gapsOf({})).toEqual({ database: [], console: [] })
})

const noFood = {
  ...{ ingredients: nothing, origin: nothing, storage: nothing, operator_name: '', operator_address: '' },
  nutrition: JSON.stringify({ exempt: 'not-declared' }),
  warnings: JSON.stringify({ it: 'Scotta.', en: '', es: '' }),
}
const maker = { name: 'Officine srl', address: 'Via Po 3' }
const contact = 'a@b.example'
const goods = (safety: object, more: object = {}): ProductOptions => ({
  allergens_declared: false,
  label: { ...noFood, safety: JSON.stringify(safety), ...more },
})

it('asks both nothing of food of goods that are none', async () => {
  expect(await gapsOf(goods({ maker, contact }))).toEqual({ database: [], console: [] })
})

it('keeps goods on sale whose maker was never asked for', async () => {
  const { db } = backend.services
  const { id } = await createProduct(db, goods({ maker, contact: '' }))
  await sql`update product set status = 'withdrawn' where id = ${id}::bigint`.execute(db)
  await sql`update product set status = 'published' where id = ${id}::bigint`.execute(db)
})

it.each<[string, ProductOptions]>([
  ['texts.it.ingredients', { label: { ingredients: nothing } }],
  ['texts.it.origin', { label: { origin: nothing } }],
  ['texts.it.storage', { label: { storage: nothing } }],
  ['nutrition', { label: { nutrition: JSON.stringify({ exempt: 'not-declared' }) } }],
  ['nutrition', { label: { nutrition: '{}' } }],
  ['nutrition', { label: { nutrition: JSON.stringify({ exempt: ' ' }) } }],
  ['nutrition', { label: { nutrition: JSON.stringify(table) } }],
  ['nutrition', { label: { nutrition: JSON.stringify({ ...table, salt: 1, per: undefined }) } }],
  ['operator', { label: { operator_name: '' } }],
  ['operator', { label: { operator_address: '' } }],
  ['operator', { label: { operator_address: ' ' } }],
  ['texts.it.storage', { label: { storage: JSON.stringify({ it: ' ', en: '', es: '' }) } }],
  ['allergens', { allergens_declared: false }],
  ['safety', goods({ maker, contact: '' })],
  ['safety', goods({ maker: { ...maker, address: ' ' }, contact })],
  ['texts.it.warnings', goods({ maker, contact }, { warnings: nothing })],
])('finds the same gap in both places: %s %j', async (gap, options) => {
  expect(await gapsOf(options)).toEqual({ database: [gap], console: [gap] })
})

it('finds a missing Italian title in both', async () => {
  const cut = (id: string) => sql`delete from product_text where product_id = ${id}::bigint and lang = 'it'`
  const { database, console } = await gapsOf({ titles: { it: 'Miele', en: 'Honey' } }, cut)
  expect({ database, console }).toEqual({ database: ['texts.it.title'], console: ['texts.it.title'] })
})

it('finds a missing strength of drinks in both', async () => {
  const category = await createCategory(backend.services.db, { declares_alcohol: true })
  expect(await gapsOf({ category_id: category })).toEqual({
    database: ['alcoholByVolume'],
    console: ['alcoholByVolume'],
  })
})

import { listCategoryAttributes, readProductForm } from '@filiera/contract/console/product-form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

async function open() {
  const { db } = backend.services
  const sellerId = await createSeller(db)
  const warehouse = await createWarehouse(db, { seller_id: sellerId, name: 'Cantina' })
  await createWarehouse(db)
  const { headers } = await createCustomer(backend, { sellerId, role: 'catalogue', audience: 'console' })
  return { headers, warehouse }
}

it('offers categories below the one above them with their VAT, and the warehouses of the shop alone', async () => {
  const { db } = backend.services
  const above = await createCategory(db, { slug: 'formaggi', position: 2 })
  await createCategory(db, { slug: 'vini', position: 1, declares_alcohol: true })
  await createCategory(db, { slug: 'pecorini', position: 9, parent_id: above })
  const { headers, warehouse } = await open()
  const form = await backend.call(readProductForm, { query: { lang: 'en' } }, headers)
  if (!form.ok) throw new Error(form.problem.detail)
  expect(form.value.warehouses).toEqual([{ id: warehouse, name: 'Cantina' }])
  expect(form.value.categories.map(({ slug, above: top, vatRate }) => [slug, top, vatRate])).toEqual([
    ['vini', null, 22],
    ['formaggi', null, 4],
    ['pecorini', 'formaggi', 4],
  ])
  expect(form.value.categories[0]?.declaresAlcohol).toBe(true)
})

it('says what a category asks for, with what it inherits', async () => {
  const { db } = backend.services
  const above = await createCategory(db, { slug: 'salumi' })
  await createCategory(db, { slug: 'speck', parent_id: above })
  const names = (it: string, en: string) => JSON.stringify({ it, en, es: en })
  await db
    .insertInto('attribute')
    .values([
      { code: 'animale', kind: 'list', names: names('Animale', 'Animal') },
      {
        code: 'mesi',
        kind: 'number',
        names: names('Mesi', 'Months'),
        unit: names('mese|mesi', 'month|months'),
      },
    ])
    .execute()
  await db
    .insertInto('attribute_option')
    .values({ attribute_code: 'animale', code: 'suino', names: names('Suino', 'Pork'), position: 0 })
    .execute()
  await db
    .insertInto('category_attribute')
    .values([
      { category_id: above, attribute_code: 'animale', position: 1, required: true },
      { category_id: above, attribute_code: 'mesi', position: 0 },
    ])
    .execute()
  const { headers } = await open()
  const asked = await backend.call(
    listCategoryAttributes,
    { params: { slug: 'speck' }, query: { lang: 'en' } },
    headers,
  )
  expect(asked.ok && asked.value).toEqual([
    { code: 'mesi', name: 'Months', kind: 'number', unit: 'months', options: [], required: false },
    {
      code: 'animale',
      name: 'Animal',
      kind: 'list',
      unit: null,
      options: [{ code: 'suino', name: 'Pork' }],
      required: true,
    },
  ])
})

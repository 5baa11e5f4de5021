import { listBrands } from '@filiera/contract/catalog/brands'
import * as contract from '@filiera/contract/catalog/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createSmallCatalogue } from '../../../test/small-catalogue.ts'

let backend: TestBackend
let catalogue: Awaited<ReturnType<typeof createSmallCatalogue>>
beforeAll(async () => {
  backend = await buildTestBackend()
  catalogue = await createSmallCatalogue(backend.services.db)
})
afterAll(() => backend.close())

const id = (name: string): string => catalogue.id(name)
const get = (path: string) => fetch(`${backend.url}${path}`)

describe('a selection', () => {
  it('comes in the order asked for, once each, without what is not sold', async () => {
    const id_in = ['provolone', 'draft', 'coratina', 'withdrawn', 'provolone', 'ogliarola'].map(id)
    const result = await backend.call(contract.selectProducts, { query: { id_in: [...id_in, '99999999'] } })
    if (!result.ok) throw new Error(result.problem.detail)
    expect(result.value.map((product) => product.id)).toEqual(['provolone', 'coratina', 'ogliarola'].map(id))
  })

  it.each([
    ['/products/selection', 'id_in'],
    ['/products/selection?id_in=0', 'id_in'],
    [
      `/products/selection?${Array.from({ length: 101 }, (_, index) => `id_in=${index + 1}`).join('&')}`,
      'id_in',
    ],
    ['/products/selection?id_in=1&limit=2', 'limit'],
  ])('refuses %s', async (path, field) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: [{ field: expect.stringContaining(field) }] })
  })
})

it('names only brands of published products', async () => {
  const { db } = backend.services
  await sql`insert into brand (slug, name) values ('oro', 'Oro'), ('bozza', 'Bozza'), ('nessuno', 'Nessuno')`.execute(
    db,
  )
  const sold = await createProduct(db, { category_id: catalogue.oil, brand: 'oro', status: 'draft' })
  await createProduct(db, { category_id: catalogue.oil, brand: 'bozza', status: 'draft' })
  const names = async (id_in?: string[]) => {
    const brands = await backend.call(listBrands, { query: id_in ? { id_in } : {} })
    return brands.ok ? brands.value.map(({ name }) => name) : brands.problem
  }
  expect(await names()).toEqual([])
  await db.updateTable('product').set({ status: 'published' }).where('id', '=', sold.id).execute()
  expect(await names()).toEqual(['Oro'])
  expect(await names(['1', '2', '3'])).toEqual(['Oro'])
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', sold.id).execute()
  expect(await names()).toEqual([])
})

describe('one product', () => {
  it('has its prices, unit price, discount and language', async () => {
    const result = await backend.call(contract.getProduct, {
      params: { id: id('ogliarola') },
      query: { lang: 'en' },
    })
    expect(result).toMatchObject({
      ok: true,
      value: {
        title: 'Olio Ogliarola',
        lang: 'it',
        price: 25,
        priceDiscounted: 19.9,
        discountPercent: 20,
        unitPrice: { value: 39.8, unit: 'l' },
        stock: 3,
        available: true,
        stars: 0,
        category: { slug: 'olio', name: 'Oil' },
        images: [],
      },
    })
  })

  it('shows stock only under ten', async () => {
    const result = await backend.call(contract.getProduct, { params: { id: id('coratina') } })
    expect(result).toMatchObject({
      ok: true,
      value: { stock: null, priceDiscounted: null, discountPercent: 0 },
    })
  })

  it('shows its label with the lowest price before the reduction', async () => {
    const { db } = backend.services
    await db.deleteFrom('price_period').where('product_id', '=', id('ogliarola')).execute()
    const row = { product_id: id('ogliarola') }
    await db
      .insertInto('price_period')
      .values([
        { ...row, charged_cents: 2400, valid_from: '2026-01-01T00:00:00Z', valid_to: '2026-11-10T00:00:00Z' },
        { ...row, charged_cents: 2500, valid_from: '2026-11-10T00:00:00Z', valid_to: '2026-11-20T00:00:00Z' },
        { ...row, charged_cents: 1990, valid_from: '2026-11-20T00:00:00Z', valid_to: null },
      ])
      .execute()
    const details = await backend.call(contract.getProductDetails, { params: { id: id('ogliarola') } })
    expect(details).toMatchObject({
      ok: true,
      value: {
        lowestPrice30Days: 24,
        lowestPriceSince: null,
        nutrition: null,
        nutritionExemption: 'unprocessed-single-ingredient',
        withdrawal: { allowed: true, reason: 'standard' },
      },
    })
    const shown = await backend.call(contract.getProduct, { params: { id: id('ogliarola') } })
    expect(shown).toMatchObject({ value: { price: 24, priceDiscounted: 19.9, discountPercent: 17 } })
    const full = await backend.call(contract.getProductDetails, { params: { id: id('coratina') } })
    expect(full).toMatchObject({ ok: true, value: { lowestPrice30Days: null, lowestPriceSince: null } })
  })

  it.each([
    ['the day, in Italy, since which it is on sale', '2026-10-31T23:30:00Z', '2026-11-01'],
    ['that of one which came back', '2026-11-05T09:00:00Z', '2026-11-05'],
    ['none where that is 30 days', '2026-10-21T00:00:00Z', null],
  ])('says beside the lowest price of a shorter time %s', async (_what, from, lowestPriceSince) => {
    const { db } = backend.services
    const row = { product_id: id('ogliarola'), charged_cents: 2500 }
    await db.deleteFrom('price_period').where('product_id', '=', row.product_id).execute()
    await db
      .insertInto('price_period')
      .values([
        { ...row, charged_cents: 2000, valid_from: '2026-01-01T00:00:00Z', valid_to: '2026-10-20T00:00:00Z' },
        { ...row, valid_from: from, valid_to: '2026-11-20T00:00:00Z' },
        { ...row, charged_cents: 1990, valid_from: '2026-11-20T00:00:00Z', valid_to: null },
      ])
      .execute()
    const details = await backend.call(contract.getProductDetails, { params: { id: row.product_id } })
    expect(details).toMatchObject({ ok: true, value: { lowestPrice30Days: 25, lowestPriceSince } })
  })

  it.each(['draft', 'withdrawn'])('D14 does not exist for visitors when it is %s', async (name) => {
    for (const path of [`/products/${id(name)}`, `/products/${id(name)}/details`]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('answers an unknown id with 404 and a bad one with the field', async () => {
    expect((await get('/products/999999')).status).toBe(404)
    const bad = await get('/products/abc')
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({ code: 'bad_request', fields: [{ field: 'id' }] })
  })
})

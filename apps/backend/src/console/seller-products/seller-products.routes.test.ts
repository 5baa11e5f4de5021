import { listCategories, listProducts } from '@filiera/contract/catalog/catalogue'
import { getShop } from '@filiera/contract/catalog/sellers'
import {
  changeSellerProduct,
  countSellerProducts,
  listSellerProductIds,
  listSellerProducts,
  shopViews,
} from '@filiera/contract/console/seller-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import {
  createCategory,
  createProduct,
  createSeller,
  type ProductOptions,
} from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => backend.close())

const add = (options: ProductOptions = {}) =>
  createProduct(backend.services.db, { seller_id: shop, ...options })

async function idsOf(
  query: Parameters<typeof listSellerProductIds.query.parse>[0] & object,
): Promise<string[]> {
  const answer = await backend.call(listSellerProductIds, { query }, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value.ids
}

it('answers the first rows with the ids of a view, in the language that is asked for', async () => {
  const { id } = await add({ titles: { it: 'Miele di zagara', en: 'Orange honey' } })
  await add({ titles: { it: 'Miele di tiglio' } })
  const query = { search: 'miele', order: 'desc', rows: 'en' } as const
  const answer = await backend.call(listSellerProductIds, { query }, owner.headers)
  expect(answer).toMatchObject({
    value: { total: 2, rows: [{ id, title: 'Orange honey' }, { title: 'Miele di tiglio' }] },
  })
  expect(answer.ok && answer.value.rows?.map((row) => row.id)).toEqual(answer.ok && answer.value.ids)
  const { rows: _, ...bare } = query
  const without = await backend.call(listSellerProductIds, { query: bare }, owner.headers)
  expect(without.ok && without.value.rows).toBeUndefined()
})

it('goes by titles without capitals and accents, also after one changed', async () => {
  const cake = await add({ titles: { it: 'ètna dolce' } })
  const other = await add({ titles: { it: 'Etna amaro' } })
  expect(await idsOf({ search: 'etna' })).toEqual([other.id, cake.id])
  await backend.services.db
    .updateTable('product_text')
    .set({ title: 'Zucca di Etna' })
    .where('product_id', '=', other.id)
    .execute()
  expect(await idsOf({ search: 'etna' })).toEqual([cake.id, other.id])
  expect(await idsOf({ search: 'etna', order: 'desc' })).toEqual([other.id, cake.id])
})

async function rowOf(id: string) {
  const answer = await backend.call(listSellerProducts, { query: { ids: id } }, owner.headers)
  const [row] = answer.ok ? answer.value : []
  if (!row) throw new Error('no row')
  return row
}

const change = (id: string, version: number | null, body: object, by: TestCustomer = owner) =>
  backend.call(
    changeSellerProduct,
    { params: { id }, body },
    { ...by.headers, ...(version === null ? {} : { 'if-match': `"v${version}"` }) },
  )

it('names the products of a view in its order, and answers their rows by id', async () => {
  const category = await createCategory(backend.services.db, { slug: 'grano' })
  const below = await createCategory(backend.services.db, { slug: 'grano-duro', parent_id: category })
  const pane = await add({
    titles: { it: 'Pane di Altamura', en: 'Altamura bread' },
    own_code: 'PAN-Dop-01',
    gtin: '8001234567890',
    category_id: below,
    price_cents: 700,
    stock: 0,
  })
  const orzo = await add({ titles: { it: 'Òrzo perlato' }, category_id: below, price_cents: 300, stock: 5 })
  const farro = await add({
    titles: { it: 'farro' },
    category_id: category,
    price_cents: 500,
    stock: 500,
    status: 'draft',
    ships_to: ['IT'],
  })
  await createProduct(backend.services.db, { titles: { it: 'Farro di altri' }, category_id: category })
  const view = { category: 'grano' }
  expect(await idsOf(view)).toEqual([farro.id, orzo.id, pane.id])
  expect(await idsOf({ ...view, sort: 'price', order: 'desc' })).toEqual([pane.id, farro.id, orzo.id])
  expect(await idsOf({ ...view, state: 'sold_out' })).toEqual([pane.id])
  expect(await idsOf({ ...view, state: ['on_sale', 'draft'] })).toEqual([farro.id, orzo.id])
  expect(await idsOf({ ...view, stock: 'low' })).toEqual([orzo.id])
  expect(await idsOf({ ...view, incomplete: 'en' })).toEqual([farro.id, orzo.id])
  expect(await idsOf({ ...view, search: 'ORZO' })).toEqual([orzo.id])
  expect(await idsOf({ ...view, search: 'bread' })).toEqual([pane.id])
  expect(await idsOf({ ...view, search: '%' })).toEqual([])
  expect(await idsOf({ ...view, search: 'pan-dop' })).toEqual([pane.id])
  expect(await idsOf({ ...view, search: '8001234567890' })).toEqual([pane.id])
  expect(await rowOf(pane.id)).toMatchObject({
    title: 'Pane di Altamura',
    code: 'PAN-Dop-01',
    state: 'sold_out',
    price: 7,
    languages: ['en', 'it'],
    category: { slug: 'grano-duro' },
    missing: [],
  })
})

it('counts for every usual view as many products as it lists, in a search, too', async () => {
  await add({ titles: { it: 'Ceci neri' }, stock: 2, discounted_cents: 200, price_cents: 300 })
  await add({ titles: { it: 'Ceci secchi', en: 'Chickpeas' }, status: 'draft', allergens_declared: false })
  await add({ titles: { it: 'Ceci piccoli' }, stock: 0, status: 'withdrawn' })
  await createProduct(backend.services.db, { titles: { it: 'Ceci di altri' } })
  for (const query of [{}, { search: 'ceci' }]) {
    const answer = await backend.call(countSellerProducts, { query }, owner.headers)
    const listed = await Promise.all(
      Object.entries(shopViews).map(
        async ([name, filter]) => [name, (await idsOf({ ...filter, ...query })).length] as const,
      ),
    )
    expect(answer).toMatchObject({ value: Object.fromEntries(listed) })
  }
  const { ok, ...found } = await backend.call(
    countSellerProducts,
    { query: { search: 'ceci' } },
    owner.headers,
  )
  expect(ok && found).toMatchObject({
    value: { all: 3, onSale: 1, incomplete: 1, low: 1, reduced: 1, english: 2 },
  })
})

it('says what keeps a draft from being sold, and does not sell it', async () => {
  const { id } = await add({ status: 'draft', allergens_declared: false })
  const row = await rowOf(id)
  expect(row).toMatchObject({ state: 'held', missing: ['allergens'] })
  expect(await idsOf({ state: 'held' })).toContain(id)
  expect(await idsOf({ missing: 'allergens' })).toContain(id)
  expect(await idsOf({ missing: 'origin' })).not.toContain(id)
  expect(await change(id, row.version, { state: 'on_sale' })).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'state', message: 'was never published' }] },
  })
})

it('sells no draft that is complete: it is published', async () => {
  const { id } = await add({ status: 'draft', ships_to: ['IT'] })
  const { state, version } = await rowOf(id)
  expect(state).toBe('draft')
  expect(await change(id, version, { state: 'on_sale' })).toMatchObject({
    problem: { fields: [{ message: 'was never published' }] },
  })
})

it('changes price and offer at once, and the shop sells for it', async () => {
  const { id } = await add({ price_cents: 1690, titles: { it: 'Olio della prova' } })
  const { version } = await rowOf(id)
  const changed = await change(id, version, { price: 18, priceDiscounted: 12.5 })
  expect(changed).toMatchObject({ value: { price: 18, priceDiscounted: 12.5, version: version + 1 } })
  const listed = await backend.call(listProducts, {
    query: { seller: shop, title_contains: 'Olio della prova' },
  })
  // it crosses out what was charged before, not the price that was raised with the offer
  expect(listed).toMatchObject({ value: [{ price: 16.9, priceDiscounted: 12.5 }] })
  for (const [body, message] of [
    [{ priceDiscounted: 18 }, 'must be less than the price'],
    [{ price: 12 }, 'must be less than the price'],
  ] as const)
    expect(await change(id, version + 1, body)).toMatchObject({ problem: { fields: [{ message }] } })
  expect((await change(id, version + 1, { price: 0 })).ok).toBe(false)
  expect((await change(id, version + 1, { price: 12.345 })).ok).toBe(false)
  expect((await change(id, version + 1, { price: 100_000.01 })).ok).toBe(false)
})

async function countsWith(category: number) {
  const answer = await backend.call(listCategories, { query: { lang: 'it' } })
  if (!answer.ok) throw new Error(answer.problem.detail)
  const seller = await backend.call(getShop, { params: { id: shop }, query: { lang: 'it' } })
  if (!seller.ok) throw new Error(seller.problem.detail)
  return [answer.value.find(({ id }) => id === String(category))?.productsCount, seller.value.productsCount]
}

it('counts what is on sale anew when a product leaves it and comes back', async () => {
  const above = await createCategory(backend.services.db)
  const category = await createCategory(backend.services.db, { parent_id: above })
  await add({ category_id: above })
  const { id } = await add({ category_id: category })
  const counts = async () => [...(await countsWith(category)), ...(await countsWith(above))]
  const [, before = 0] = await counts()
  expect(await counts()).toEqual([1, before, 2, before])
  expect((await change(id, 1, { state: 'paused' })).ok).toBe(true)
  expect(await counts()).toEqual([0, before - 1, 1, before - 1])
  expect((await change(id, 2, { state: 'on_sale' })).ok).toBe(true)
  expect(await counts()).toEqual([1, before, 2, before])
})

it('takes a product from sale and back', async () => {
  const { id } = await add()
  const paused = await change(id, 1, { state: 'paused' })
  expect(paused).toMatchObject({ value: { state: 'paused', version: 2 } })
  expect(await change(id, 2, { state: 'on_sale' })).toMatchObject({ value: { state: 'on_sale' } })
})

it('refuses a change of an older version and says who changed what', async () => {
  const { id } = await add({ price_cents: 1000 })
  const colleague = await createCustomer(backend, { sellerId: shop, role: 'catalogue', audience: 'console' })
  expect(await change(id, null, { price: 11 })).toMatchObject({
    problem: { code: 'version_required', status: 428 },
  })
  expect((await change(id, 1, { price: 11 }, colleague)).ok).toBe(true)
  expect(await change(id, 1, { price: 12 })).toMatchObject({
    problem: {
      code: 'changed_meanwhile',
      status: 412,
      changed: { by: 'Anna Verdi', current: { price: 11 } },
    },
  })
  expect(await rowOf(id)).toMatchObject({ price: 11 })
})

it('does not take sales for changes', async () => {
  const { id } = await add({ stock: 5 })
  await backend.services.db.updateTable('product').set({ stock: 4 }).where('id', '=', id).execute()
  expect((await change(id, 1, { lowStock: 3 })).ok).toBe(true)
})

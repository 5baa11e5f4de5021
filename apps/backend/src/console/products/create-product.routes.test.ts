import {
  changeProductDraft,
  createSellerProduct,
  getSellerProduct,
  publishProduct,
} from '@filiera/contract/console/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import {
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../test/factories/catalogue.ts'
import { findFreeSlugs } from './create-product.store.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db, { slug: 'oli' })
})
afterAll(() => backend.close())

async function setUp(hasWarehouse = true) {
  const { db } = backend.services
  const sellerId = await createSeller(db)
  const warehouseId = hasWarehouse ? await createWarehouse(db, { seller_id: sellerId }) : ''
  const { headers } = await createCustomer(backend, { sellerId, role: 'catalogue', audience: 'console' })
  const create = (body: object, key: string = crypto.randomUUID()) =>
    backend.call(
      createSellerProduct,
      { body: { category: 'oli', title: 'Olio nuovo', price: 12.5, ...body } },
      { ...headers, 'idempotency-key': key },
    )
  const idOf = async (body: object = {}, key?: string) => {
    const made = await create(body, key)
    if (!made.ok) throw new Error(made.problem.detail)
    return made.value.id
  }
  const read = async (id: string) => {
    const answer = await backend.call(getSellerProduct, { params: { id } }, headers)
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.value
  }
  return { sellerId, warehouseId, headers, create, idOf, read }
}

it('is a draft that says its title, category, price and who makes it, and lacks the rest', async () => {
  const { warehouseId, idOf, read } = await setUp()
  const id = await idOf()
  const { status, live, draft, review, slug } = await read(id)
  expect({ status, draft, slug }).toEqual({ status: 'draft', draft: null, slug: 'olio-nuovo' })
  expect(live).toMatchObject({
    texts: { it: { title: 'Olio nuovo' }, en: { title: '' } },
    category: 'oli',
    warehouse: warehouseId,
    vatRate: null,
    netQuantity: null,
    allergens: null,
    nutrition: null,
    operator: { address: 'Via del Frantoio 1, 87100 Cosenza (CS)' },
    shipsTo: ['IT'],
  })
  expect(review.required).toEqual([
    'texts.it.ingredients',
    'texts.it.origin',
    'texts.it.storage',
    'vatRate',
    'netQuantity',
    'allergens',
    'nutrition',
  ])
  const row = backend.services.db.selectFrom('product').where('id', '=', id)
  expect(await row.select(['price_cents', 'stock']).executeTakeFirst()).toEqual({
    price_cents: 1250,
    stock: 0,
  })
})

it('has an address of its own, and is made once for one key', async () => {
  const { idOf, read } = await setUp()
  const key = crypto.randomUUID()
  const [first, again, other] = [await idOf({}, key), await idOf({}, key), await idOf()]
  expect(again).toBe(first)
  expect((await read(other)).slug).toBe('olio-nuovo-2')
})

it('goes on sale when it is completed', async () => {
  const { headers, idOf, read } = await setUp()
  const params = { id: await idOf() }
  const texts = { it: { ingredients: 'Olio di oliva.', origin: 'Italia', storage: 'Al buio.' } }
  const body = {
    texts,
    vatRate: 4 as const,
    netQuantity: { value: 500, unit: 'ml' as const },
    allergens: [],
    nutrition: { exempt: 'unprocessed-single-ingredient' },
  }
  await backend.call(changeProductDraft, { params, body }, { ...headers, 'if-match': '"v0"' })
  const published = await backend.call(
    publishProduct,
    { params, body: {} },
    { ...headers, 'if-match': '"v1"' },
  )
  expect(published).toMatchObject({ ok: true, value: { number: 1 } })
  expect(await read(params.id)).toMatchObject({ status: 'published', review: { publishable: true } })
})

it('begins with what another one says, drafted or live, without its codes', async () => {
  const { sellerId, warehouseId, headers, idOf, read } = await setUp()
  const { id: from } = await createProduct(backend.services.db, {
    seller_id: sellerId,
    warehouse_id: warehouseId,
    own_code: 'A-1',
    gtin: '96385074',
  })
  const body = { grossWeight: 900, texts: { es: { use: 'En crudo' } } }
  await backend.call(changeProductDraft, { params: { id: from }, body }, { ...headers, 'if-match': '"v0"' })
  const { content, live, status } = await read(await idOf({ title: 'Olio, 1 l', from }))
  expect(status).toBe('draft')
  expect(live).toMatchObject({ ownCode: null, texts: { it: { title: 'Olio, 1 l', ingredients: '' } } })
  expect(content).toMatchObject({
    texts: { it: { title: 'Olio, 1 l', ingredients: 'Olio di oliva.' }, es: { use: 'En crudo' } },
    category: 'oli',
    grossWeight: 900,
    vatRate: 10,
    ownCode: null,
    gtin: null,
  })
})

it('is refused without a key, a category, a price, a warehouse, or from what is another shop’s', async () => {
  const { headers, create } = await setUp()
  const bare = await backend.call(
    createSellerProduct,
    { body: { category: 'oli', title: 'Olio', price: 1 } },
    headers,
  )
  expect(bare).toMatchObject({ problem: { status: 400, fields: [{ field: 'Idempotency-Key' }] } })
  expect(await create({ category: 'nessuna' })).toMatchObject({ problem: { status: 422 } })
  expect(await create({ price: 0 })).toMatchObject({ problem: { status: 422 } })
  expect(await create({ price: 12.505 })).toMatchObject({ problem: { status: 422 } })
  expect(await create({ title: '<b>Olio</b>' })).toMatchObject({ problem: { status: 422 } })
  const { id: theirs } = await createProduct(backend.services.db)
  expect(await create({ from: theirs })).toMatchObject({ problem: { status: 404 } })
  const homeless = await setUp(false)
  expect(await homeless.create({})).toMatchObject({ problem: { status: 409 } })
})

it('fills what is free between numbered addresses', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  for (const slug of ['miele', 'miele-2', 'miele-3', 'miele-4', 'miele-7', 'sale-2'])
    await createProduct(db, { seller_id, slug })
  await createProduct(db, { slug: 'pane' })
  const free = await findFreeSlugs(db, seller_id, ['miele', 'pane', 'miele', 'sale', 'miele', 'sale'])
  expect(free.map(({ slug }) => slug).toSorted()).toEqual([
    'miele-5',
    'miele-6',
    'miele-8',
    'pane',
    'sale',
    'sale-3',
  ])
})

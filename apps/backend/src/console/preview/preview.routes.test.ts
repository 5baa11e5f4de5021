import { linkProductPreview, readProductPreview } from '@filiera/contract/console/preview'
import { changeProductDraft, createSellerProduct } from '@filiera/contract/console/products'
import { readProductPage } from '@filiera/contract/page-reads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import {
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db, { slug: 'oli' })
})
afterAll(() => backend.close())

async function open() {
  const { db } = backend.services
  const sellerId = await createSeller(db)
  await createWarehouse(db, { seller_id: sellerId })
  const { headers } = await createCustomer(backend, { sellerId, role: 'catalogue', audience: 'console' })
  const link = async (id: string) => {
    const made = await backend.call(linkProductPreview, { params: { id } }, headers)
    return made.ok ? made.value.path.slice('/preview/'.length) : made.problem.code
  }
  const look = (token: string, lang: 'it' | 'en' = 'it') =>
    backend.call(readProductPreview, { params: { token }, query: { lang } })
  const draft = async (id: string, body: object) =>
    backend.call(changeProductDraft, { params: { id }, body }, { ...headers, 'if-match': '"v0"' })
  return { sellerId, headers, link, look, draft }
}

it('shows the draft as the shop would, and leaves everything as it was', async () => {
  const { db } = backend.services
  const { sellerId, link, look, draft } = await open()
  const { id } = await createProduct(db, { seller_id: sellerId, titles: { it: 'Olio', en: 'Oil' } })
  await draft(id, {
    texts: { it: { title: 'Olio nuovo', storage: 'Al buio' }, en: { title: 'New oil' } },
    brand: 'Marca mai vista',
  })
  const rows = () =>
    Promise.all([
      db.selectFrom('product').selectAll().where('id', '=', id).execute(),
      db.selectFrom('product_text').selectAll().where('product_id', '=', id).orderBy('lang').execute(),
      db.selectFrom('product_label').selectAll().where('product_id', '=', id).execute(),
      db.selectFrom('brand').selectAll().orderBy('slug').execute(),
    ])
  const before = await rows()
  const token = await link(id)
  const [italian, english] = [await look(token), await look(token, 'en')]
  expect(italian.ok && italian.value).toMatchObject({
    product: { title: 'Olio nuovo' },
    details: { storage: 'Al buio' },
  })
  expect(english.ok && english.value.product.title).toBe('New oil')
  expect(await rows()).toEqual(before)
  const live = await backend.call(readProductPage, { params: { id } })
  expect(live.ok && live.value.product.title).toBe('Olio')
})

it('shows a product that was never on sale, with what it has so far', async () => {
  const { headers, link, look } = await open()
  const made = await backend.call(
    createSellerProduct,
    { body: { category: 'oli', title: 'Olio appena nato', price: 9 } },
    { ...headers, 'idempotency-key': crypto.randomUUID() },
  )
  if (!made.ok) throw new Error(made.problem.detail)
  const shown = await look(await link(made.value.id))
  expect(shown.ok ? shown.value.product.title : shown.problem).toBe('Olio appena nato')
  const live = await backend.call(readProductPage, { params: { id: made.value.id } })
  expect(live.ok).toBe(false)
})

it('is for who may read the product, for a day, and cannot be guessed from another link', async () => {
  const { db } = backend.services
  const { sellerId, link, look } = await open()
  const { id } = await createProduct(db, { seller_id: sellerId })
  const stranger = await open()
  expect(await stranger.link(id)).toBe('not_found')
  const token = await link(id)
  expect((await look(token)).ok).toBe(true)
  const forged = token.replace(`-${id}-`, `-${Number(id) + 1}-`)
  expect((await look(forged)).ok).toBe(false)
  const late = token.replace(/-\d+\./, '-99999999999999.')
  expect((await look(late)).ok).toBe(false)
})

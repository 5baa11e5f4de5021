import * as catalogue from '@filiera/contract/catalog/catalogue'
import { getShop } from '@filiera/contract/catalog/sellers'
import { getPost, listPosts } from '@filiera/contract/content/blog'
import { getCollectionBySlug } from '@filiera/contract/content/showcase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createPost } from '../../../test/factories/content.ts'

let backend: TestBackend
let product: string
let post: string
let seller: string
const query = { lang: 'en' } as const
/** Texts of which the English one is blank. */
const blank = (it: string) => JSON.stringify({ it, en: ' ' })

beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const titles = { it: 'Olio', en: 'Oil' }
  const category = await createCategory(db, {
    slug: 'olio',
    name: blank('Olio'),
    description: blank('Dal frantoio.'),
  })
  seller = await createSeller(db, { description: blank('Una famiglia.') })
  const created = await createProduct(db, { titles, category_id: category, seller_id: seller })
  product = created.id

  await db
    .updateTable('product_text')
    .set({
      short_description: 'Fruttato.',
      tags: ['puglia'],
      questions: JSON.stringify([{ question: 'Quanto dura?', answer: 'Un anno.' }]),
    })
    .where('product_id', '=', product)
    .where('lang', '=', 'it')
    .execute()
  await db
    .updateTable('product_text')
    .set({ short_description: ' ', tags: [], questions: '[]' })
    .where('product_id', '=', product)
    .where('lang', '=', 'en')
    .execute()
  await db
    .updateTable('product_label')
    .set({ ingredients: blank('Olive'), storage: blank('Al fresco'), usage: blank('A crudo') })
    .where('product_id', '=', product)
    .execute()
  post = await createPost(db, { titles, text: '<p>Il frantoio.</p>', excerpt: 'Il frantoio apre.' })
  await db
    .updateTable('post_text')
    .set({ text: '', excerpt: '' })
    .where('post_id', '=', post)
    .where('lang', '=', 'en')
    .execute()
  await db
    .insertInto('collection')
    .values({
      slug: 'novita',
      name: 'Novità',
      title: JSON.stringify({ it: 'Novità', en: 'New' }),
      description: blank('Appena arrivati.'),
    })
    .execute()
})
afterAll(() => backend.close())

it('reads what a product lacks in English in Italian', async () => {
  expect(await backend.call(catalogue.getProduct, { params: { id: product }, query })).toMatchObject({
    ok: true,
    value: {
      title: 'Oil',
      shortDescription: 'Fruttato.',
      tags: ['puglia'],
      questions: [{ question: 'Quanto dura?', answer: 'Un anno.' }],
      category: { name: 'Olio' },
      lang: 'en',
    },
  })
  expect(await backend.call(catalogue.getProductDetails, { params: { id: product }, query })).toMatchObject({
    ok: true,
    value: { ingredients: 'Olive', storage: 'Al fresco', use: 'A crudo' },
  })
})

it('reads a text of which English is blank in Italian', async () => {
  expect(await backend.call(catalogue.listCategories, { query })).toMatchObject({
    ok: true,
    value: [{ name: 'Olio', description: 'Dal frantoio.' }],
  })
  expect(await backend.call(getShop, { params: { id: seller }, query })).toMatchObject({
    ok: true,
    value: { description: 'Una famiglia.' },
  })
  expect(await backend.call(getCollectionBySlug, { params: { slug: 'novita' }, query })).toMatchObject({
    ok: true,
    value: { title: 'New', description: 'Appena arrivati.' },
  })
})

it('reads a post without an English text in Italian, as it is now', async () => {
  const asked = { params: { id: post }, query }
  const untold = { title: 'Oil', text: '<p>Il frantoio.</p>', excerpt: 'Il frantoio apre.', lang: 'it' }
  expect(await backend.call(getPost, asked)).toMatchObject({ ok: true, value: untold })
  expect(await backend.call(listPosts, { query })).toMatchObject({ ok: true, value: [untold] })
  const { db } = backend.services
  await db
    .updateTable('post_text')
    .set({ excerpt: 'Il frantoio chiude.' })
    .where('post_id', '=', post)
    .where('lang', '=', 'it')
    .execute()
  expect(await backend.call(listPosts, { query })).toMatchObject({
    ok: true,
    value: [{ excerpt: 'Il frantoio chiude.' }],
  })
})

it('refuses a translation without a title', async () => {
  const { db } = backend.services
  const untitle = (table: 'product_text' | 'post_text') =>
    db.updateTable(table).set({ title: ' ' }).where('lang', '=', 'en').execute()
  await expect(untitle('product_text')).rejects.toThrow('product_text_translated_title')
  await expect(untitle('post_text')).rejects.toThrow('post_text_translated_title')
})

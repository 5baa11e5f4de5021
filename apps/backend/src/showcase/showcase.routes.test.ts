import { getCollection } from '@filiera/contract/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createProduct } from '../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const title = JSON.stringify({ it: 'Novità', en: 'New', es: 'Novedades' })
  const { id } = await db
    .insertInto('collection')
    .values({ slug: 'novita', name: 'Novità', title, description: title })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let position = 0; position < 10; position++) {
    const status = position === 1 ? 'draft' : 'published'
    const product = await createProduct(db, { titles: { it: `Prodotto ${position}` }, status })
    await db
      .insertInto('collection_product')
      .values({ collection_id: id, position, product_id: product.id })
      .execute()
  }
})
afterAll(() => backend.close())

it.each(['novita', 'Novità'])('is found as %s, with its first eight published products', async (name) => {
  const result = await backend.call(getCollection, { params: { name }, query: { lang: 'en' } })
  if (!result.ok) throw new Error(result.problem.detail)
  expect(result.value.title).toBe('New')
  expect(result.value.products.map(({ title }) => title)).toEqual(
    [0, 2, 3, 4, 5, 6, 7, 8].map((number) => `Prodotto ${number}`),
  )
})

it('answers an unknown name with 404', async () => {
  const result = await backend.call(getCollection, { params: { name: 'none' } })
  expect(result).toMatchObject({ ok: false, problem: { code: 'not_found' } })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBoughtLine } from '../../../test/factories/review.ts'
import { addReviews } from './add-reviews.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('loses no star when many write at once, whatever the order of their products', async () => {
  const { db } = backend.services
  const first = (await createProduct(db, { stock: 50 })).id
  const second = (await createProduct(db, { stock: 50 })).id
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      const lines = [await createBoughtLine(backend, first), await createBoughtLine(backend, second)]
      return number % 2 === 0 ? lines : lines.toReversed()
    }),
  )
  const written = { stars: 3, title: '', text: '', lang: 'it' as const, author: 'A. B.', reply: null }
  await Promise.all(
    pairs.map((lines) =>
      db.transaction().execute((trx) =>
        addReviews(
          trx,
          lines.map((line) => ({ ...line, ...written, at: backend.clock.now() })),
        ),
      ),
    ),
  )
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_rating', 'product_rating.product_id', 'product.id')
    .select(['stars_sum', 'reviews_count', 'stars_3'])
    .execute()
  expect(rows).toEqual([
    { stars_sum: 18, reviews_count: 6, stars_3: 6 },
    { stars_sum: 18, reviews_count: 6, stars_3: 6 },
  ])
})

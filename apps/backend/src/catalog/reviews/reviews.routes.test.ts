import { getProduct } from '@filiera/contract/catalog/catalogue'
import { listReviews } from '@filiera/contract/catalog/reviews'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBoughtLine, createReview } from '../../../test/factories/review.ts'
import { addReviews } from './add-reviews.ts'
import { countStars } from './reviews.store.ts'

let backend: TestBackend
let product: string
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  product = (await createProduct(backend.services.db, { stock: 50 })).id
})

async function read(query: Parameters<typeof backend.call<typeof listReviews>>[1]['query'] = {}) {
  const result = await backend.call(listReviews, { params: { product }, query: query ?? {} })
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}

it('is empty and all zeros without reviews', async () => {
  expect(await read()).toEqual({
    reviews: [],
    total: 0,
    mean: 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percentage: 0 })),
  })
})

it('shows the latest first with mean, distribution and the seller’s reply', async () => {
  for (const stars of [5, 5, 2]) {
    backend.clock.advance(60_000)
    await createReview(backend, product, {
      stars,
      reply: stars === 2 ? { text: 'Ci dispiace.', at: backend.clock.now() } : null,
    })
  }
  const { reviews, total, mean, distribution } = await read()
  expect(reviews.map(({ stars }) => stars)).toEqual([2, 5, 5])
  expect(reviews[0]).toMatchObject({ verified: true, lang: 'it', reply: { text: 'Ci dispiace.' } })
  expect(reviews[1]).not.toHaveProperty('reply')
  expect({ total, mean }).toEqual({ total: 3, mean: 4 })
  expect(distribution[0]).toEqual({ stars: 5, count: 2, percentage: 66.7 })
  expect(await backend.call(getProduct, { params: { id: product } })).toMatchObject({
    ok: true,
    value: { stars: 4, reviewsCount: 3 },
  })
})

it('filters by stars, sorts and pages; the numbers stay those of all', async () => {
  for (const stars of [3, 5, 1, 5]) {
    backend.clock.advance(60_000)
    await createReview(backend, product, { stars })
  }
  const five = await read({ stars: '5' })
  expect({ shown: five.reviews.length, total: five.total, mean: five.mean }).toEqual({
    shown: 2,
    total: 2,
    mean: 3.5,
  })
  const starsBy = async (sort: 'newest' | 'oldest' | 'highest' | 'lowest') =>
    (await read({ sort })).reviews.map(({ stars }) => stars)
  expect(await starsBy('newest')).toEqual([5, 1, 5, 3])
  expect(await starsBy('oldest')).toEqual([3, 5, 1, 5])
  expect(await starsBy('highest')).toEqual([5, 5, 3, 1])
  expect(await starsBy('lowest')).toEqual([1, 3, 5, 5])
  expect((await read({ start: '1', limit: '2' })).reviews.map(({ stars }) => stars)).toEqual([1, 5])
  expect((await read({ start: '10' })).reviews).toEqual([])
})

it('hides those of a product that is not published', async () => {
  await createReview(backend, product)
  await backend.services.db
    .updateTable('product')
    .set({ status: 'draft' })
    .where('id', '=', product)
    .execute()
  expect(await backend.call(listReviews, { params: { product } })).toMatchObject({
    ok: false,
    problem: { code: 'not_found' },
  })
})

it('takes one review of a line and of a buyer, and counts nothing of a refused one', async () => {
  const { db } = backend.services
  const line = await createBoughtLine(backend, product)
  const review = {
    ...line,
    stars: 5,
    title: '',
    text: '',
    lang: 'it' as const,
    author: 'Anna V.',
    reply: null,
    at: backend.clock.now(),
  }
  const write = () => db.transaction().execute((trx) => addReviews(trx, [review]))
  await write()
  await expect(write()).rejects.toThrow(/review_/)
  expect(await read()).toMatchObject({ total: 1, mean: 5 })
  await db.transaction().execute((trx) => countStars(trx, [review], -1))
  expect((await read()).mean).toBe(0)
})

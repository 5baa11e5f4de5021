import { createReview, removeReview, updateReview } from '@filiera/contract/catalog/reviews'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createDeliveredLine } from '../../../test/factories/review.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const statistics = (product: string) =>
  backend.services.db
    .selectFrom('product')
    .innerJoin('product_rating', 'product_rating.product_id', 'product.id')
    .select(['stars_sum', 'reviews_count', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where('product.id', '=', product)
    .executeTakeFirstOrThrow()
const nothing = { stars_sum: 0, reviews_count: 0, stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 }

it('takes the same review once, however often it is sent at once', async () => {
  const { db } = backend.services
  const { id: product } = await createProduct(db, { stock: 50 })
  const buyer = await createCustomer(backend)
  await createDeliveredLine(backend, product, buyer)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      backend.call(
        createReview,
        { params: { product }, query: {}, body: { product, stars: 1 + (number % 5) } },
        buyer.headers,
      ),
    ),
  )
  const taken = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))
  expect(taken).toHaveLength(1)
  expect(refused).toEqual(Array(19).fill('already_reviewed'))
  const stars = taken[0]?.stars ?? 0
  expect(await statistics(product)).toEqual({
    ...nothing,
    stars_sum: stars,
    reviews_count: 1,
    [`stars_${stars}`]: 1,
  })
})

it('counts right when a review is changed and taken away at once', async () => {
  const { db } = backend.services
  const { id: product } = await createProduct(db, { stock: 50 })
  const buyer = await createCustomer(backend)
  await createDeliveredLine(backend, product, buyer)
  for (let round = 0; round < 5; round++) {
    const created = await backend.call(
      createReview,
      { params: { product }, query: {}, body: { product, stars: 5 } },
      buyer.headers,
    )
    if (!created.ok) throw new Error(created.problem.detail)
    const params = { product, reviewId: created.value.id }
    const changes = Array.from({ length: 8 }, (_, number) =>
      backend.call(updateReview, { params, body: { stars: 1 + (number % 5) } }, buyer.headers),
    )
    const removals = [1, 2].map(() => backend.call(removeReview, { params }, buyer.headers))
    const removed = await Promise.all(removals)
    await Promise.all(changes)
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statistics(product)).toEqual(nothing)
  }
})

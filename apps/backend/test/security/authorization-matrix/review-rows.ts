import { addReviews } from '../../../src/catalog/reviews/add-reviews.ts'
import { createProduct } from '../../factories/catalogue.ts'
import { createDeliveredLine } from '../../factories/review.ts'
import { type AccessRow, type AccessRows, nobodysId, type World } from './access-row.ts'

const secret = 'Sapeva di noce.'

const storedReviews =
  ({ backend }: World, product: string) =>
  () =>
    backend.services.db.selectFrom('review').selectAll().where('product_id', '=', product).execute()

/** A review of the owner. */
async function createOwn({ backend, owner }: World): Promise<{ product: string; reviewId: string }> {
  const { db } = backend.services
  const { id: product } = await createProduct(db)
  const line = await createDeliveredLine(backend, product, owner)
  const written = { stars: 4, title: '', text: secret, lang: 'it' as const, author: 'Anna V.', reply: null }
  const [reviewId = ''] = await db
    .transaction()
    .execute((trx) => addReviews(trx, [{ ...line, ...written, at: backend.clock.now() }]))
  return { product, reviewId }
}

/** A call on the owner's review. */
const byId = (status: number, body?: unknown): AccessRow => ({
  async prepare(world) {
    const { product, reviewId } = await createOwn(world)
    const content = body === undefined ? {} : { body }
    return {
      request: { params: { product, reviewId }, ...content },
      unknown: { params: { product, reviewId: nobodysId() }, ...content },
      status,
      secrets: [secret],
      stored: storedReviews(world, product),
    }
  },
})

/** Reviews are read by everybody, written by those who received the product, changed by their author. */
export const reviewRows = {
  listReviews: {
    async prepare({ backend }) {
      const { id } = await createProduct(backend.services.db)
      return { request: { params: { product: id } }, status: 200 }
    },
  },
  getOwnReview: {
    async prepare(world) {
      const { product } = await createOwn(world)
      return { request: { params: { product } }, status: 200, stranger: 200, secrets: [secret] }
    },
  },
  createReview: {
    async prepare(world) {
      const { id: product } = await createProduct(world.backend.services.db)
      await createDeliveredLine(world.backend, product, world.owner)
      return {
        request: { params: { product }, body: { product, stars: 5 } },
        status: 201,
        stranger: 403,
        stored: storedReviews(world, product),
      }
    },
  },
  updateReview: byId(200, { stars: 2, text: 'Cambiata.' }),
  removeReview: byId(204),
} satisfies AccessRows

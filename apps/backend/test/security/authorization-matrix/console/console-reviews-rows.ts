import { createProduct } from '../../../factories/catalogue.ts'
import { createReview } from '../../../factories/review.ts'
import { type AccessRows, nobodysId, shopOf, type World } from '../access-row.ts'

/** A review of a product of the owner's shop. */
async function shopReview(world: World) {
  const { backend } = world
  const { db } = backend.services
  const product = await createProduct(db, { seller_id: await shopOf(world), stock: 5 })
  const id = await createReview(backend, product.id)
  const stored = () => db.selectFrom('review').selectAll().where('id', '=', id).execute()
  return { id, stored, secrets: [id] }
}

export const consoleReviewsRows = {
  listShopReviews: {
    async prepare(world) {
      const { stored, secrets } = await shopReview(world)
      return { request: {}, status: 200, secrets, stored }
    },
  },
  replyToReview: {
    async prepare(world) {
      const { id, stored } = await shopReview(world)
      const body = { text: 'Grazie!', corrects: null }
      return {
        request: { params: { id }, body },
        unknown: { params: { id: nobodysId() }, body },
        status: 200,
        stored,
      }
    },
  },
  reportReview: {
    async prepare(world) {
      const { id } = await shopReview(world)
      const { db } = world.backend.services
      const body = { reason: 'offensive', words: '' }
      return {
        request: { params: { id }, body },
        unknown: { params: { id: nobodysId() }, body },
        status: 200,
        stored: () => db.selectFrom('review_report').selectAll().where('review_id', '=', id).execute(),
      }
    },
  },
} satisfies AccessRows

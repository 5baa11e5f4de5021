import * as contract from '@filiera/contract/customers/wishlist'
import { createProduct } from '../../../factories/catalogue.ts'
import type { AccessRows, World } from '../access-row.ts'

const ADDED = '2026-11-01T08:00:00.000Z'

/** A product on the owner's wishlist. */
async function wishedProduct({ backend, owner }: World) {
  const { db } = backend.services
  const { id: productId } = await createProduct(db, { price_cents: 1234 })
  const body = { items: [{ productId, addedAt: ADDED }] }
  const united = await backend.call(contract.uniteWishlist, { body }, owner.headers)
  if (!united.ok) throw new Error(united.problem.detail)
  const stored = () =>
    db.selectFrom('wishlist_item').selectAll().where('account_id', '=', owner.accountId).execute()
  return { productId, stored }
}

export const wishlistRows = {
  getWishlist: {
    async prepare(world) {
      const { stored } = await wishedProduct(world)
      return { request: {}, status: 200, secrets: ['12.34', ADDED], stored }
    },
  },
  uniteWishlist: {
    async prepare(world) {
      const { stored } = await wishedProduct(world)
      return { request: { body: { items: [] } }, status: 200, secrets: ['12.34', ADDED], stored }
    },
  },
  removeWishlistItem: {
    async prepare(world) {
      const { productId, stored } = await wishedProduct(world)
      return {
        request: { params: { productId } },
        unknown: { params: { productId: '999999999' } },
        status: 204,
        stored,
      }
    },
  },
} satisfies AccessRows

import { WISHLIST_MAX } from '@filiera/contract/customers/wishlist'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import {
  addToWishlist,
  findWishlist,
  lockWishlist,
  trimWishlist,
  type WishlistRow,
} from './wishlist.store.ts'

/** Nothing was wished for before the shop existed; keeps broken clocks out of the database. */
const EARLIEST = Date.UTC(2020, 0, 1)

export type WishedItem = { productId: string; addedAt: string }

/**
 * The union of the account's list and a browser's: the earlier time stays, unknown and withdrawn products are left out. Of more than 200 those
 * added first stay, so that the order in which browsers come does not matter.
 */
export async function uniteWishlist(
  { db, clock }: Services,
  accountId: string,
  items: readonly WishedItem[],
): Promise<WishlistRow[]> {
  const now = clock.now().getTime()
  const wished = items.map(({ productId, addedAt }) => ({
    productId,
    addedAt: new Date(Math.min(now, Math.max(EARLIEST, Date.parse(addedAt)))),
  }))
  return inTransaction(db, async (trx) => {
    if (!(await lockWishlist(trx, accountId))) throw new ProblemError('not_signed_in', 'Sign in to go on.')
    if (wished.length > 0) {
      await addToWishlist(trx, accountId, wished)
      await trimWishlist(trx, accountId, WISHLIST_MAX)
    }
    return findWishlist(trx, accountId)
  })
}

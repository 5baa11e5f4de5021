import type { Wishlist } from '@filiera/contract/customers/wishlist'
import type { Executor } from '../../platform/database/open-database.ts'
import { presentWishlist } from './wishlist.presenter.ts'
import { findWishlist } from './wishlist.store.ts'

/** The wishlist of the account, the latest added first. */
export async function readWishlist(executor: Executor, accountId: string): Promise<Wishlist> {
  return presentWishlist(await findWishlist(executor, accountId))
}

import { type SellerState, sellerStates } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../services.ts'
import { statusesOf } from './seller-state.ts'
import { countShopOrders } from './shop-orders.store.ts'

/** How many paid orders of a shop wait for what. */
export async function countSellerOrders(
  { db }: Services,
  sellerId: string,
): Promise<Record<SellerState, number>> {
  const counts = await countShopOrders(db, sellerId)
  const countOf = (state: SellerState) =>
    counts
      .filter(({ status }) => statusesOf[state].includes(status))
      .reduce((sum, { count }) => sum + count, 0)
  return Object.fromEntries(sellerStates.map((state) => [state, countOf(state)])) as Record<
    SellerState,
    number
  >
}

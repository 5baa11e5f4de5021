import { type OrderTab, type SellerState, sellerStates } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../services.ts'
import { statusesOf } from './seller-state.ts'
import { countClaimedOrders, countShopOrders } from './shop-orders.store.ts'

/** How many paid orders of a shop wait for what; those with reports are counted beside their state. */
export async function countSellerOrders(
  { db }: Services,
  sellerId: string,
): Promise<Record<OrderTab, number>> {
  const counts = await countShopOrders(db, sellerId)
  const countOf = (state: SellerState) =>
    counts
      .filter(({ status }) => statusesOf[state].includes(status))
      .reduce((sum, { count }) => sum + count, 0)
  const ofStates = Object.fromEntries(sellerStates.map((state) => [state, countOf(state)]))
  return { ...(ofStates as Record<SellerState, number>), claims: await countClaimedOrders(db, sellerId) }
}

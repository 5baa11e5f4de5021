import { countWaiting } from '@filiera/contract/console/day'
import {
  countParcels,
  countSellerOrders,
  getSellerOrder,
  listSellerOrderIds,
  listSellerOrders,
  type SellerOrder,
} from '@filiera/contract/orders/fulfilment'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from './queries.ts'

/** One order of a shop. */
export const orderQuery = (shop: string, id: string) =>
  apiQuery(getSellerOrder, { params: { id }, query: { shop } })

/** Puts an order in the place of what was known of it; lists and counts are read again. */
export async function cacheOrder(queries: QueryClient, shop: string, order: SellerOrder): Promise<void> {
  queries.setQueryData(orderQuery(shop, order.id).queryKey, order)
  await readOrdersAgain(queries)
}

/** Every list of orders is read again, and what waits. */
export async function readOrdersAgain(queries: QueryClient): Promise<void> {
  const lists = [countWaiting, countParcels, countSellerOrders, listSellerOrders, listSellerOrderIds]
  await Promise.all(lists.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
}

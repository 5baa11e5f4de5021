import {
  countSellerOrders,
  listSellerOrderIds,
  listSellerOrders,
  ORDER_BLOCK,
  type SellerOrder,
} from '@filiera/contract/orders/fulfilment'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderQuery } from '../api/order-queries.ts'
import { apiQuery } from '../api/queries.ts'
import { useRowBlocks } from '../api/use-row-blocks.ts'
import { askedOf, type OrdersView } from './view.ts'

/** How often what waits is asked for while it is looked at, in milliseconds. */
const AGAIN_MS = 60_000
/** And how often while money is on its way. */
const SOON_MS = 3_000

/** The numbers of a view: frozen until they are asked for again, so that nothing moves under the hand. */
export const useOrderIds = (shop: string, view: OrdersView) =>
  useQuery({
    ...apiQuery(listSellerOrderIds, { query: { ...askedOf(view), shop } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

/** How many orders wait for what. */
export const useOrderCounts = (shop: string) =>
  useQuery({ ...apiQuery(countSellerOrders, { query: { shop } }), refetchInterval: AGAIN_MS })

/** The orders at some places of the list, block by block; undefined for one that is on its way. */
export function useOrderRows(
  { shop, ids }: { shop: string; ids: readonly string[] },
  shown: { first: number; last: number },
) {
  const queryOf = useCallback(
    (block: string[]) => apiQuery(listSellerOrders, { query: { shop, ids: block } }),
    [shop],
  )
  return useRowBlocks(ids, shown, queryOf, ORDER_BLOCK)
}

const isRefunding = (order: SellerOrder | undefined) =>
  order?.refunds.some(({ status, waitsUntil }) => status === 'pending' && !waitsUntil)

/** One order, asked for again while it is looked at: the customer writes, too, and refunds go their way. */
export const useOrder = (shop: string, id: string) =>
  useQuery({
    ...orderQuery(shop, id),
    refetchInterval: ({ state }) => (isRefunding(state.data) ? SOON_MS : AGAIN_MS),
  })

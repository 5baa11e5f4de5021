import {
  countSellerOrders,
  listSellerOrderIds,
  listSellerOrders,
  ORDER_BLOCK,
  type SellerOrder,
} from '@filiera/contract/orders/fulfilment'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { orderQuery } from '../api/order-queries.ts'
import { apiQuery } from '../api/queries.ts'
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
  const begin = Math.floor(shown.first / ORDER_BLOCK)
  const end = Math.floor(Math.min(shown.last, ids.length - 1) / ORDER_BLOCK)
  const numbers = Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index)
  const blocks = useQueries({
    queries: numbers.map((number) => {
      const block = ids.slice(number * ORDER_BLOCK, (number + 1) * ORDER_BLOCK)
      return apiQuery(listSellerOrders, { query: { shop, ids: block } })
    }),
  })
  const orders = new Map(blocks.flatMap(({ data = [] }) => data.map((order) => [order.id, order] as const)))
  return {
    orderAt: (index: number) => orders.get(ids[index] ?? ''),
    error: blocks.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all(blocks.map(({ refetch }) => refetch())),
  }
}

const isRefunding = (order: SellerOrder | undefined) =>
  order?.refunds.some(({ status, waitsUntil }) => status === 'pending' && !waitsUntil)

/** One order, asked for again while it is looked at: the customer writes, too, and refunds go their way. */
export const useOrder = (shop: string, id: string) =>
  useQuery({
    ...orderQuery(shop, id),
    refetchInterval: ({ state }) => (isRefunding(state.data) ? SOON_MS : AGAIN_MS),
  })

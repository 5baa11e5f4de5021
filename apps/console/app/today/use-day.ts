import {
  acceptOrder,
  countParcels,
  countSellerOrders,
  listSellerOrders,
} from '@filiera/contract/orders/fulfilment'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { readOrdersAgain } from '../api/order-queries.ts'
import { apiQuery } from '../api/queries.ts'

/** Orders of a state that one call answers at most. */
const MOST = '100'
/** How often the day is asked for while it is looked at, in milliseconds. */
const AGAIN_MS = 60_000

/** What waits in a shop: orders to accept and to ship, the oldest first, and how many there are of everything. */
export function useDay(shop: string) {
  const list = (state: 'to_accept' | 'to_ship') =>
    apiQuery(listSellerOrders, { query: { shop, state, limit: MOST } })
  const options = { refetchInterval: AGAIN_MS }
  const counts = useQuery({ ...apiQuery(countSellerOrders, { query: { shop } }), ...options })
  const toAccept = useQuery({ ...list('to_accept'), ...options })
  const toShip = useQuery({ ...list('to_ship'), ...options })
  const parcels = useQuery({ ...apiQuery(countParcels, { query: { shop } }), ...options })
  const all = [counts, toAccept, toShip, parcels]
  return {
    day:
      counts.data && toAccept.data && toShip.data && parcels.data
        ? { counts: counts.data, toAccept: toAccept.data, toShip: toShip.data, parcels: parcels.data }
        : null,
    error: all.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

/** Accepts an order of a shop; whatever comes of it, the lists are read again. */
export function useAccept(shop: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(acceptOrder, { params: { id }, query: { shop }, body: {} }),
    onSettled: () => readOrdersAgain(queries),
  })
}

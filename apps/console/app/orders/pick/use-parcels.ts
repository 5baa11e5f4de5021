import { listSellerOrders, ORDER_BLOCK } from '@filiera/contract/orders/fulfilment'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { apiQuery } from '../../api/queries.ts'
import { useOrderIds } from '../use-orders.ts'
import { type Parcel, parcelsOf } from './pick.ts'

/** The parcels that were chosen in the list, or all that are to be shipped; null while they are on their way. */
export function useParcels(shop: string): { parcels: Parcel[] | null; error: unknown; retry(): void } {
  const { state } = useLocation()
  const toShip = useOrderIds(shop, { state: 'to_ship', grouped: 'false' })
  const chosen: unknown = state?.ids
  const ids: readonly string[] = Array.isArray(chosen) ? chosen : (toShip.data?.ids ?? [])
  const blocks = useQueries({
    queries: Array.from({ length: Math.ceil(ids.length / ORDER_BLOCK) }, (_, number) => {
      const block = ids.slice(number * ORDER_BLOCK, (number + 1) * ORDER_BLOCK)
      return apiQuery(listSellerOrders, { query: { shop, ids: block } })
    }),
  })
  const isWaiting = blocks.some(({ data }) => !data) || (!Array.isArray(chosen) && !toShip.data)
  return {
    parcels: isWaiting ? null : parcelsOf(blocks.flatMap(({ data = [] }) => data)),
    error: [toShip, ...blocks].find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all([toShip, ...blocks].map(({ refetch }) => refetch())),
  }
}

import {
  changeDelivery,
  changeWarehouse,
  listWarehouses,
  type ShopWarehouse,
  type WarehouseDelivery,
  type WarehousePlace,
} from '@filiera/contract/console/warehouses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'

const ifMatch = (version: number) => ({ 'if-match': `"v${version}"` })

/** Warehouses of a shop. */
export const useWarehouses = (shop: string) => useQuery(apiQuery(listWarehouses, { query: { shop } }))

/** How a warehouse of a shop is changed; what was saved is shown at once. */
export function useWarehouseActs(shop: string, { id }: ShopWarehouse) {
  const queries = useQueryClient()
  const input = { params: { id }, query: { shop } }
  return {
    place: (body: WarehousePlace, version: number) =>
      callApi(changeWarehouse, { ...input, body }, ifMatch(version)),
    delivery: (body: WarehouseDelivery, version: number) =>
      callApi(changeDelivery, { ...input, body }, ifMatch(version)),
    show: () => void queries.invalidateQueries({ queryKey: [listWarehouses.name] }),
  }
}

import { readProductForm } from '@filiera/contract/console/product-form'
import {
  addWarehouse,
  changeDelivery,
  changeWarehouse,
  closeWarehouse,
  listWarehouses,
  type ShopWarehouse,
  type WarehouseDelivery,
  type WarehousePlace,
} from '@filiera/contract/console/warehouses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'

/** Open warehouses of a shop. */
export const useWarehouses = (shop: string) => useQuery(apiQuery(listWarehouses, { query: { shop } }))

/** Reads the warehouses again, also where products choose one. */
function useReadAgain() {
  const queries = useQueryClient()
  const names: string[] = [listWarehouses.name, readProductForm.name]
  return () => Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

/** How warehouses of a shop are opened and changed; `warehouse` is the one that is changed. What was saved is shown at once. */
export function useWarehouseActs(shop: string, warehouse: ShopWarehouse | null) {
  const input = { params: { id: warehouse?.id ?? '' }, query: { shop } }
  const readAgain = useReadAgain()
  return {
    add: (body: WarehousePlace) => callApi(addWarehouse, { query: { shop }, body }),
    place: (body: WarehousePlace, version: number) =>
      callApi(changeWarehouse, { ...input, body }, ifMatch(version)),
    delivery: (body: WarehouseDelivery, version: number) =>
      callApi(changeDelivery, { ...input, body }, ifMatch(version)),
    show: () => void readAgain(),
  }
}

/** Closes a warehouse; when something left from it meanwhile, what it keeps is read again. */
export const useCloseWarehouse = (shop: string) =>
  useMutation({
    mutationFn: ({ id, version }: ShopWarehouse) =>
      callApi(closeWarehouse, { params: { id }, query: { shop } }, ifMatch(version)),
    onSettled: useReadAgain(),
  })

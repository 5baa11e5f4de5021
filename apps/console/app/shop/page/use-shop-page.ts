import {
  changeShopPage,
  readShopPage,
  type ShopPage,
  type ShopPageValues,
} from '@filiera/contract/console/shop-page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'

const pageQuery = (shop: string) => apiQuery(readShopPage, { query: { shop } })

/** What a shop says of itself. */
export const useShopPage = (shop: string) => useQuery(pageQuery(shop))

/** Writes it, as it was seen, and shows what was saved. */
export function useWriteShopPage(shop: string) {
  const queries = useQueryClient()
  return {
    write: (body: ShopPageValues, version: number) =>
      callApi(changeShopPage, { query: { shop }, body }, ifMatch(version)),
    show: (saved: ShopPage) => queries.setQueryData(pageQuery(shop).queryKey, saved),
  }
}

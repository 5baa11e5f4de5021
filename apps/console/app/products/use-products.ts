import {
  listSellerProductIds,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { useRowBlocks } from '../api/use-row-blocks.ts'
import { askedOf, type View } from './views/view.ts'

/** The ids of a view: frozen until they are asked for again, so that nothing moves under the hand. */
export const useIds = (shop: string, view: View) =>
  useQuery({
    ...apiQuery(listSellerProductIds, { query: { ...askedOf(view), shop } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** The products of some places of the list. */
export function useRows(
  { shop, ids, language }: { shop: string; ids: readonly string[]; language: Language },
  shown: { first: number; last: number },
) {
  return useRowBlocks(ids, shown, (block) =>
    apiQuery(listSellerProducts, { query: { shop, ids: block, lang: language } }),
  )
}

/** Puts a product in the place of what was known of it. */
export function replaceRow(queries: QueryClient, product: SellerProduct): void {
  queries.setQueriesData<SellerProduct[]>({ queryKey: [listSellerProducts.name] }, (rows) =>
    rows?.map((row) =>
      row.id === product.id ? { ...product, title: row.title, category: row.category } : row,
    ),
  )
}

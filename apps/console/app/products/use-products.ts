import {
  GRID_BLOCK,
  listSellerProductIds,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import { keepPreviousData, type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { askedOf, type View } from './views/view.ts'

/** The ids of a view: frozen until they are asked for again, so that nothing moves under the hand. */
export const useIds = (shop: string, view: View) =>
  useQuery({
    ...apiQuery(listSellerProductIds, { query: { ...askedOf(view), shop } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** The products of some places of the list, block by block; undefined for one that is on its way. */
export function useRows(
  { shop, ids, language }: { shop: string; ids: readonly string[]; language: Language },
  shown: { first: number; last: number },
) {
  const begin = Math.floor(shown.first / GRID_BLOCK)
  const end = Math.floor(Math.min(shown.last, ids.length - 1) / GRID_BLOCK)
  const numbers = Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index)
  const blocks = useQueries({
    queries: numbers.map((number) => {
      const block = ids.slice(number * GRID_BLOCK, (number + 1) * GRID_BLOCK)
      return apiQuery(listSellerProducts, { query: { shop, ids: block, lang: language } })
    }),
  })
  const products = new Map(blocks.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const)))
  return {
    rowAt: (index: number) => products.get(ids[index] ?? ''),
    error: blocks.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all(blocks.map(({ refetch }) => refetch())),
  }
}

/** Puts a product in the place of what was known of it. */
export function replaceRow(queries: QueryClient, product: SellerProduct): void {
  queries.setQueriesData<SellerProduct[]>({ queryKey: [listSellerProducts.name] }, (rows) =>
    rows?.map((row) =>
      row.id === product.id ? { ...product, title: row.title, category: row.category } : row,
    ),
  )
}

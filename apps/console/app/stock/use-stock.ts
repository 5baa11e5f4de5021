import { readSellerDay } from '@filiera/contract/console/day'
import { listLots } from '@filiera/contract/console/lots'
import { GRID_BLOCK } from '@filiera/contract/console/seller-products'
import { listStock, listStockIds, listStockMovements, type StockView } from '@filiera/contract/console/stock'
import type { Language } from '@filiera/domain/languages'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { lastOfFull, pagedQuery } from '../api/paged-query.ts'
import { apiQuery, productsChanged } from '../api/queries.ts'
import { useRowBlocks } from '../api/use-row-blocks.ts'

/** What of the stock is shown; it stands in the address. */
export type StockQuery = {
  view: StockView
  warehouse?: string | undefined
  search?: string | undefined
}

/** How often the chosen product is read while it is looked at, in milliseconds: orders take pieces meanwhile. */
const AGAIN_MS = 30_000
/** Movements of a page. */
const PAGE = 20

/** The ids of a view: frozen until they are asked for again, so that nothing moves under the hand. */
export const useStockIds = (shop: string, query: StockQuery) =>
  useQuery({
    ...apiQuery(listStockIds, { query: { ...query, shop } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** The stock at some places of the list. */
export function useStockRows(
  { shop, ids, lang }: { shop: string; ids: readonly string[]; lang: Language },
  shown: { first: number; last: number },
) {
  const queryOf = useCallback(
    (block: string[]) => apiQuery(listStock, { query: { shop, ids: block, lang } }),
    [shop, lang],
  )
  return useRowBlocks(ids, shown, queryOf, GRID_BLOCK)
}

/** The stock of one product; null for one that the shop does not have. */
export const useStock = (shop: string, id: string, lang: Language) =>
  useQuery({
    ...apiQuery(listStock, { query: { shop, ids: [id], lang } }),
    select: ([row]) => row ?? null,
    refetchInterval: AGAIN_MS,
  })

/** What came and went of a product, as many pages as were asked for. */
export const useMovements = (shop: string, id: string) =>
  useInfiniteQuery({
    ...pagedQuery(
      listStockMovements,
      { params: { id }, query: { shop, limit: String(PAGE) } },
      { by: 'before', next: (page) => lastOfFull(page, PAGE, (movement) => movement.id) },
    ),
  })

/** Everything that shows pieces of a product is read again; the list stays as it is. */
export function useReadStockAgain(): () => Promise<void> {
  const queries = useQueryClient()
  const names = [listStock.name, listLots.name, listStockMovements.name, readSellerDay.name]
  return async () => {
    await Promise.all([
      productsChanged(queries),
      ...names.map((name) => queries.invalidateQueries({ queryKey: [name] })),
    ])
  }
}

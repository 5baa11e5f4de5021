import {
  countSellerProducts,
  GRID_BLOCK,
  listSellerProductIds,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '../api/call-api.ts'
import { apiQuery, productsChanged } from '../api/queries.ts'
import { useRowBlocks } from '../api/use-row-blocks.ts'
import { shownLanguage } from '../texts/language.ts'
import { askedOf, readView, type View } from './views/view.ts'

/** Rows of a call: those in view lie in two as a rule, a hundred rows; with calls of a hundred it would be two hundred. */
const BLOCK = GRID_BLOCK / 2

const rowsQuery = (shop: string, ids: string[], lang: Language) =>
  apiQuery(listSellerProducts, { query: { shop, ids, lang } })

/** The ids of a view, which bring its first rows along: frozen until they are asked for again, so that nothing moves while it is edited. */
function idsQuery(queries: QueryClient, shop: string, view: View) {
  const query = { ...askedOf(view), shop }
  return queryOptions({
    queryKey: apiQuery(listSellerProductIds, { query }).queryKey,
    async queryFn() {
      const lang = shownLanguage()
      const { rows, ...found } = await callApi(listSellerProductIds, { query: { ...query, rows: lang } })
      for (const start of rows ? [0, BLOCK] : []) {
        const block = found.ids.slice(start, start + BLOCK)
        const known = rows?.filter(({ id }) => block.includes(id))
        queries.setQueryData(rowsQuery(shop, block, lang).queryKey, known)
      }
      return found
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useIds(shop: string, view: View) {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...idsQuery(queries, shop, view),
    placeholderData: keepPreviousData,
  })
  /** Asks for the ids again, and for the rows in view. */
  const refresh = async () => {
    await refetch()
    await productsChanged(queries)
  }
  return { data, error, isFetching, refresh }
}

const countsQuery = (shop: string, search: string | undefined) =>
  apiQuery(countSellerProducts, { query: { shop, search } })

/** How many products of a search each view has that every shop has; undefined while it is asked. */
export const useCounts = (shop: string, search: string | undefined, enabled = true) =>
  useQuery({ ...countsQuery(shop, search), placeholderData: keepPreviousData, enabled }).data

/** Asks for the ids of the view of an address and for the counts while the files of the screen come. */
export async function askEarly(queries: QueryClient, shop: string, params: URLSearchParams): Promise<void> {
  const view = readView(params)
  await Promise.all([
    queries.prefetchQuery(idsQuery(queries, shop, view)),
    queries.prefetchQuery(countsQuery(shop, view.search)),
  ])
}

/** The products of some places of the list. */
export function useRows(
  { shop, ids, language }: { shop: string; ids: readonly string[]; language: Language },
  shown: { first: number; last: number },
) {
  const queryOf = useCallback((block: string[]) => rowsQuery(shop, block, language), [shop, language])
  return useRowBlocks(ids, shown, queryOf, BLOCK)
}

/** Puts a product in the place of what was known of it. */
export function replaceRow(queries: QueryClient, product: SellerProduct): void {
  queries.setQueriesData<SellerProduct[]>({ queryKey: [listSellerProducts.name] }, (rows) =>
    rows?.map((row) =>
      row.id === product.id ? { ...product, title: row.title, category: row.category } : row,
    ),
  )
}

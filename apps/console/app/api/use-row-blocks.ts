import { GRID_BLOCK } from '@filiera/contract/console/seller-products'
import { type UseQueryOptions, useQueries } from '@tanstack/react-query'

type Row = { id: string }

/** The rows of some places of a list of ids, read block by block; undefined for one that is on its way. */
export function useRowBlocks<R extends Row>(
  ids: readonly string[],
  shown: { first: number; last: number },
  queryOf: (block: string[]) => UseQueryOptions<R[]>,
) {
  const begin = Math.floor(shown.first / GRID_BLOCK)
  const end = Math.floor(Math.min(shown.last, ids.length - 1) / GRID_BLOCK)
  const numbers = Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index)
  const blocks = useQueries({
    queries: numbers.map((number) => queryOf(ids.slice(number * GRID_BLOCK, (number + 1) * GRID_BLOCK))),
  })
  const rows = new Map(blocks.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const)))
  return {
    rowAt: (index: number) => rows.get(ids[index] ?? ''),
    error: blocks.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all(blocks.map(({ refetch }) => refetch())),
  }
}

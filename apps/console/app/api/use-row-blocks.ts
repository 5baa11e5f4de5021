import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

type Row = { id: string }

function combine<R extends Row>(blocks: UseQueryResult<R[]>[]) {
  return {
    rows: new Map(blocks.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const))),
    error: blocks.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => void Promise.all(blocks.map(({ refetch }) => refetch())),
  }
}

/**
 * The rows of some places of a list of ids, read block by block; undefined for one that is on its way.
 * @param queryOf the same function while the same list is shown
 */
export function useRowBlocks<R extends Row>(
  ids: readonly string[],
  shown: { first: number; last: number },
  queryOf: (block: string[]) => UseQueryOptions<R[]>,
  /** Ids of a block. */
  size: number,
) {
  const begin = Math.floor(shown.first / size)
  const end = Math.floor(Math.min(shown.last, ids.length - 1) / size)
  // made once for the same blocks: their keys hold many ids
  const queries = useMemo(
    () =>
      Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => {
        const from = (begin + index) * size
        return queryOf(ids.slice(from, from + size))
      }),
    [ids, begin, end, queryOf, size],
  )
  const { rows, error, retry } = useQueries({ queries, combine: combine<R> })
  return { rowAt: (index: number) => rows.get(ids[index] ?? ''), error, retry }
}

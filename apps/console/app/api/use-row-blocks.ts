import { type UseQueryOptions, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

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
  const cache = useQueryClient()
  const blockOf = useCallback(
    (block: number) => queryOf(ids.slice(block * size, (block + 1) * size)),
    [ids, queryOf, size],
  )
  const begin = Math.floor(shown.first / size)
  const end = Math.floor(Math.min(shown.last, ids.length - 1) / size)
  // made once for the same blocks: their keys hold many ids
  const queries = useMemo(
    () => Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => blockOf(begin + index)),
    [begin, end, blockOf],
  )
  const { rows, error, retry } = useQueries({ queries, combine: combine<R> })
  const rowAt = (index: number) => rows.get(ids[index] ?? '')
  /** A row wherever it is in the list, read when it is not known; undefined when it is gone. */
  const readAt = async (index: number) => {
    const block = await cache.ensureQueryData(blockOf(Math.floor(index / size)))
    return block.find(({ id }) => id === ids[index])
  }
  return { rowAt, readAt, error, retry }
}

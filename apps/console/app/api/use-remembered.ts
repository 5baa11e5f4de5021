import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** A value that outlives the screen that wrote it, as long as the page is open; null without one. */
export function useRemembered<Value>(...queryKey: string[]) {
  const queries = useQueryClient()
  const { data } = useQuery<Value | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return [data ?? null, (next: Value | null) => void queries.setQueryData(queryKey, next)] as const
}

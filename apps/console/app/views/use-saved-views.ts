import type { Saved } from '@filiera/contract/console/people/saved-views'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '../api/call-api.ts'
import { useWork } from '../work/work.tsx'
import type { ViewList } from './view-list.ts'

/** The views of a list that somebody saved for the shop, and a way to change them: on what another tab saved meanwhile, too. */
export function useSavedViews<View extends { saved?: string | undefined }, Of>(list: ViewList<View, Of>) {
  const { shop, may } = useWork()
  const queries = useQueryClient()
  const read = list.read(shop.id)
  const { data } = useQuery({ ...read, enabled: may(list.permission) })
  const put = async (change: (views: readonly Saved<Of>[]) => readonly Saved<Of>[]) => {
    const { version, views } = await queries.ensureQueryData(read)
    return list.put(shop.id, { version, views: [...change(views)] })
  }
  const save = useMutation({
    mutationFn: (change: (views: readonly Saved<Of>[]) => readonly Saved<Of>[]) =>
      put(change).catch(async (error: unknown) => {
        if (problemOf(error)?.code !== 'changed_meanwhile') throw error
        await queries.fetchQuery({ ...read, staleTime: 0 })
        return put(change)
      }),
    onSuccess: (saved) => queries.setQueryData(read.queryKey, saved),
  })
  return { views: data?.views ?? [], save }
}

export type SavedViews<View extends { saved?: string | undefined }, Of> = ReturnType<
  typeof useSavedViews<View, Of>
>

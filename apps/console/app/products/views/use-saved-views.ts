import { putSavedViews, readSavedViews, type SavedView } from '@filiera/contract/console/seller-products'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, problemOf } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'

type Views = readonly SavedView[]

/** The views that somebody saved for a shop, and a way to change them: on what another tab saved meanwhile, too. */
export function useSavedViews(shop: string) {
  const queries = useQueryClient()
  const read = apiQuery(readSavedViews, { query: { shop } })
  const { data } = useQuery(read)
  const put = async (change: (views: Views) => Views) => {
    const { version, views } = await queries.ensureQueryData(read)
    const body = { views: [...change(views)] }
    return callApi(putSavedViews, { query: { shop }, body }, { 'if-match': `"v${version}"` })
  }
  const save = useMutation({
    mutationFn: (change: (views: Views) => Views) =>
      put(change).catch(async (error: unknown) => {
        if (problemOf(error)?.code !== 'changed_meanwhile') throw error
        await queries.fetchQuery({ ...read, staleTime: 0 })
        return put(change)
      }),
    onSuccess: (saved) => queries.setQueryData(read.queryKey, saved),
  })
  return { views: data?.views ?? [], save }
}

export type SavedViews = ReturnType<typeof useSavedViews>

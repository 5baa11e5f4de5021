import { closeShop, readClosing } from '@filiera/contract/console/closing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'

/** What closing the shop would touch. */
export const useClosing = (shop: string) => useQuery(apiQuery(readClosing, { query: { shop } }))

/** Closes the shop for good; whatever the console shows is read again. */
export function useCloseShop(shop: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => callApi(closeShop, { query: { shop }, body: { name } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

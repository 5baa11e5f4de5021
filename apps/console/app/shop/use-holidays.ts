import {
  addHoliday,
  changeHoliday,
  endHoliday,
  listHolidays,
  type ShopHoliday,
} from '@filiera/contract/console/holidays'
import { readSellerSession } from '@filiera/contract/console/session'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'

export type Period = EndpointInput<typeof addHoliday>['body']

/** When a shop is closed. */
export const useHolidays = (shop: string) => useQuery(apiQuery(listHolidays, { query: { shop } }))

/** Reads again what shows whether the shop is closed. */
function useReadAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listHolidays, readSellerSession].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
}

/** Writes days: new ones, or those of a holiday as it was seen. */
export function useWriteHoliday(shop: string, known: ShopHoliday | null) {
  const query = { shop }
  return useSingleMutation({
    mutationFn: (body: Period) =>
      known
        ? callApi(changeHoliday, { params: { id: known.id }, query, body }, ifMatch(known.version))
        : callApi(addHoliday, { query, body }),
    onSettled: useReadAgain(),
  })
}

/** Takes a planned holiday off, or opens the shop before its last day. */
export const useEndHoliday = (shop: string) =>
  useMutation({
    mutationFn: ({ id, version }: ShopHoliday) =>
      callApi(endHoliday, { params: { id }, query: { shop } }, ifMatch(version)),
    onSettled: useReadAgain(),
  })

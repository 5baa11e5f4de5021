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

/** How days are written, new ones or those of a holiday as it was seen; `show` reads again what follows from it. */
export function useHolidayActs(shop: string) {
  const readAgain = useReadAgain()
  return {
    add: (body: Period) => callApi(addHoliday, { query: { shop }, body }),
    change: (id: string, body: Period, version: number) =>
      callApi(changeHoliday, { params: { id }, query: { shop }, body }, ifMatch(version)),
    show: () => void readAgain(),
  }
}

/** Puts days back that were taken off. */
export function useAddHoliday(shop: string) {
  const { add, show } = useHolidayActs(shop)
  return useSingleMutation({ mutationFn: add, onSettled: show })
}

/** Takes a planned holiday off, or opens the shop before its last day. */
export const useEndHoliday = (shop: string) =>
  useMutation({
    mutationFn: ({ id, version }: ShopHoliday) =>
      callApi(endHoliday, { params: { id }, query: { shop } }, ifMatch(version)),
    onSettled: useReadAgain(),
  })

import { changeNotice, listNotices } from '@filiera/contract/console/people/notices'
import type { ShopNotice } from '@filiera/domain/shop-notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'

const list = (shop: string) => apiQuery(listNotices, { query: { shop } })

/** What who is at work is mailed about. */
export const useNotices = (shop: string) => useQuery(list(shop))

/** Switches one's own mails about something. */
export function useSwitchNotice(shop: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ notice, isOn }: { notice: ShopNotice; isOn: boolean }) =>
      callApi(changeNotice, { params: { notice }, query: { shop }, body: { isOn } }),
    onSuccess: (now) => queries.setQueryData(list(shop).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: [listNotices.name] }),
  })
}

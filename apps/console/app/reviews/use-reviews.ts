import {
  listShopReviews,
  type ReportReason,
  replyToReview,
  reportReview,
  type ShopReview,
} from '@filiera/contract/console/reviews'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

/** Which reviews the list shows; it stands in the address. */
export type ReviewsView = { stars?: string; reply?: 'none' }

const one = (shop: string, id: string) => [listShopReviews.name, 'one', shop, id]

/** Reviews of a shop, as many pages as were asked for. */
export const useReviews = (shop: string, view: ReviewsView) =>
  useInfiniteQuery({
    queryKey: [listShopReviews.name, 'list', shop, view],
    queryFn: ({ pageParam }) =>
      callApi(listShopReviews, { query: { shop, ...view, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** One review; null for one that is gone. */
export const useReview = (shop: string, id: string) =>
  useQuery({
    queryKey: one(shop, id),
    queryFn: async () => (await callApi(listShopReviews, { query: { shop, review: id } })).reviews[0] ?? null,
  })

/** Replies to a review, or corrects the reply that is shown; whatever comes of it, the reviews are read again. */
export function useReply(shop: string, { id, reply }: ShopReview) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      callApi(replyToReview, {
        params: { id },
        query: { shop },
        body: { text, corrects: reply?.text ?? null },
      }),
    onSuccess: (answered) => queries.setQueryData(one(shop, id), answered),
    onSettled: () => queries.invalidateQueries({ queryKey: [listShopReviews.name] }),
  })
}

/** Reports a review, once; whatever comes of it, the reviews are read again. */
export function useReport(shop: string, { id }: ShopReview) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: ReportReason; words: string }) =>
      callApi(reportReview, { params: { id }, query: { shop }, body }),
    onSuccess: (reported) => queries.setQueryData(one(shop, id), reported),
    onSettled: () => queries.invalidateQueries({ queryKey: [listShopReviews.name] }),
  })
}

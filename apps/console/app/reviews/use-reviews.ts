import {
  listShopReviews,
  type ReportReason,
  replyToReview,
  reportReview,
  type ShopReview,
} from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { pagedQuery } from '../api/paged-query.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { useTexts } from '../texts/texts.tsx'

/** Which reviews the list shows; it stands in the address. */
export type ReviewsView = { stars?: string; reply?: 'none' }

const one = (shop: string, id: string, lang: Language) => [listShopReviews.name, 'one', shop, id, lang]

/** Reviews of a shop, as many pages as were asked for. */
export function useReviews(shop: string, view: ReviewsView) {
  const { language: lang } = useTexts()
  return useInfiniteQuery({
    ...pagedQuery(
      listShopReviews,
      { query: { shop, lang, ...view } },
      { by: 'after', next: ({ next }) => next },
    ),
    placeholderData: keepPreviousData,
  })
}

/** One review; null for one that is gone. */
export function useReview(shop: string, id: string) {
  const { language: lang } = useTexts()
  return useQuery({
    queryKey: one(shop, id, lang),
    queryFn: async () =>
      (await callApi(listShopReviews, { query: { shop, lang, review: id } })).reviews[0] ?? null,
  })
}

/** Replies to a review, or corrects the reply that is shown; whatever comes of it, the reviews are read again. */
export function useReply(shop: string, { id, reply }: ShopReview) {
  const queries = useQueryClient()
  const { language: lang } = useTexts()
  return useSingleMutation({
    mutationFn: (text: string) =>
      callApi(replyToReview, {
        params: { id },
        query: { shop, lang },
        body: { text, corrects: reply?.text ?? null },
      }),
    onSuccess: (answered) => queries.setQueryData(one(shop, id, lang), answered),
    onSettled: () => queries.invalidateQueries({ queryKey: [listShopReviews.name] }),
  })
}

/** Reports a review, once; whatever comes of it, the reviews are read again. */
export function useReport(shop: string, { id }: ShopReview) {
  const queries = useQueryClient()
  const { language: lang } = useTexts()
  return useSingleMutation({
    mutationFn: (body: { reason: ReportReason; words: string }) =>
      callApi(reportReview, { params: { id }, query: { shop, lang }, body }),
    onSuccess: (reported) => queries.setQueryData(one(shop, id, lang), reported),
    onSettled: () => queries.invalidateQueries({ queryKey: [listShopReviews.name] }),
  })
}

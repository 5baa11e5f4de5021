import { listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../api/paged-query.ts'
import { AGAIN_MS } from './conversation.tsx'

/** Conversations that wait for an answer, who waits longest first, as many pages as were asked for. */
export const useWaitingConversations = (shop: string) =>
  useInfiniteQuery({
    ...pagedQuery(
      listSellerConversations,
      { query: { shop, waiting: 'true' } },
      { by: 'after', next: ({ next }) => next },
    ),
    refetchInterval: AGAIN_MS,
  })

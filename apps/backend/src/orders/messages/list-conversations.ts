import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { CONVERSATION_PAGE, type listSellerConversations } from '@filiera/contract/orders/seller-messages'
import type { Services } from '../../services.ts'
import { answerBy } from './answer-by.ts'
import * as store from './conversations.store.ts'

type Wanted = {
  sellerId: string
  isWaiting: boolean
  isClaim: boolean
  search: string | undefined
  start: number
}

/** A page of the conversations about a shop's orders, and how many wait for an answer. */
export async function listConversations(
  { db }: Services,
  wanted: Wanted,
): Promise<EndpointAnswer<typeof listSellerConversations>> {
  const { rows, total, waiting, claims } = await store.findConversations(db, {
    ...wanted,
    limit: CONVERSATION_PAGE,
  })
  return {
    conversations: rows.map(
      ({ orderId, customer, status, sender, topic, text, createdAt, waitingSince, claim }) => ({
        orderId,
        customer,
        status,
        last: { from: sender, topic, text, createdAt: createdAt.toISOString() },
        waitingSince: waitingSince?.toISOString() ?? null,
        claim: claim && waitingSince ? { topic: claim, answerBy: answerBy(waitingSince) } : null,
      }),
    ),
    total,
    waiting,
    claims,
  }
}

/** How many conversations about a shop's orders wait for an answer. */
export const countWaitingConversations = ({ db }: Services, sellerId: string) =>
  store.countWaitingConversations(db, sellerId)

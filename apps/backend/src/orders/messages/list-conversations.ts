import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { CONVERSATION_PAGE, type listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { cursorOf, placeOf } from '../../platform/cursor.ts'
import type { Services } from '../../services.ts'
import { answerBy } from './answer-by.ts'
import * as store from './conversations.store.ts'

type Wanted = {
  sellerId: string
  isWaiting: boolean
  isClaim: boolean
  search: string | undefined
  after: string | undefined
}

const WAITING = 'w'
/** Where a page ends, and the place that it names. */
const placeAfter = ({ waitingSince, createdAt, orderId }: store.ConversationRow) =>
  (waitingSince ? WAITING : 'l') + cursorOf({ at: waitingSince ?? createdAt, key: orderId })
const readPlace = (after: string) => ({
  ...placeOf(after.slice(1)),
  isWaiting: after.startsWith(WAITING),
})

/** A page of the conversations about a shop's orders, and how many wait for an answer. */
export async function listConversations(
  { db }: Services,
  { after, ...wanted }: Wanted,
): Promise<EndpointAnswer<typeof listSellerConversations>> {
  const { rows, total, waiting, claims } = await store.findConversations(db, {
    ...wanted,
    after: after === undefined ? undefined : readPlace(after),
    limit: CONVERSATION_PAGE + 1,
  })
  const shown = rows.slice(0, CONVERSATION_PAGE)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    conversations: shown.map(
      ({ orderId, customer, status, sender, topic, text, createdAt, waitingSince, claim, claimedAt }) => ({
        orderId,
        customer,
        status,
        last: { from: sender, topic, text, createdAt: createdAt.toISOString() },
        waitingSince: waitingSince?.toISOString() ?? null,
        claim: claim && claimedAt ? { topic: claim, answerBy: answerBy(claimedAt) } : null,
      }),
    ),
    total,
    waiting,
    claims,
    next: last ? placeAfter(last) : null,
  }
}

/** How many conversations about a shop's orders wait for an answer. */
export const countWaitingConversations = ({ db }: Services, sellerId: string) =>
  store.countWaitingConversations(db, sellerId)

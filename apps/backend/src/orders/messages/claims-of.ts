import type { OrderClaim } from '@filiera/contract/orders/claims'
import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { answerBy } from './answer-by.ts'

/** Reports of damaged, missing or wrong goods among the messages of an order, and how each stands (`open-claim.sql.ts` says the same). */
export function claimsOf({ messages, refunds }: Pick<SellerOrder, 'messages' | 'refunds'>): OrderClaim[] {
  const answers = messages.filter(({ from }) => from === 'seller').map(({ createdAt }) => createdAt)
  const settled = refunds.filter(({ status }) => status !== 'failed').map(({ at }) => at)
  const stateOf = (reported: string): OrderClaim['state'] => {
    if (settled.some((at) => at >= reported)) return 'refunded'
    return answers.some((at) => at >= reported) ? 'answered' : 'open'
  }
  return messages
    .filter(({ from, topic }) => from === 'customer' && topic !== 'question')
    .map(({ id, createdAt }) => ({
      messageId: id,
      state: stateOf(createdAt),
      answerBy: answerBy(new Date(createdAt)),
    }))
}

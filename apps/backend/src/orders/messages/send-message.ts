import type { EndpointRequest } from '@filiera/contract/endpoint'
import type {
  OrderMessage,
  sendOrderMessage as sendOrderMessageEndpoint,
} from '@filiera/contract/orders/order-actions'
import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError, wrongField } from '../../platform/problem-error.ts'
import { type Conversation, findConversation, insertMessage, lockCustomer } from './conversation.store.ts'
import { messageId } from './message-id.ts'
import type { MessageServices } from './message-services.ts'
import { oneKindOfLineBreak } from './message-text.ts'
import { presentMessage } from './messages.presenter.ts'

type Written = EndpointRequest<typeof sendOrderMessageEndpoint>['body']
type Sent = { accountId: string; orderId: string; written: Written; key: string | undefined }

/** The products that a message is about, each once. @throws ProblemError invalid_body for one that the order does not have */
function aboutProducts({ lines }: Conversation, wanted: readonly string[]): Conversation['lines'] {
  const bought = new Set(lines.map(({ productId }) => productId))
  const strange = wanted.findIndex((id) => !bought.has(id))
  if (strange !== -1) throw wrongField(`products.${strange}`, 'is not a product of this order')
  return lines.filter(({ productId }) => wanted.includes(productId))
}

/**
 * Keeps what a customer writes to the seller of a paid order, and mails it there once (decision 37), also when it is sent again with its key.
 * Nothing is kept of an account that is being erased.
 * @throws ProblemError not_found, illegal_transition (never paid), invalid_body, rate_limited
 */
export async function sendMessage(
  services: MessageServices,
  { accountId, orderId, written, key }: Sent,
): Promise<OrderMessage> {
  const { db, clock, limits } = services
  const conversation = await findConversation(db, orderId, { accountId })
  if (!conversation) throw notFound()
  if (!conversation.paid) {
    throw new ProblemError(
      'illegal_transition',
      'The seller gets to know this order when it is paid: until then write from the contact page.',
    )
  }
  const about = aboutProducts(conversation, written.products)
  await limits.customer.spend(accountId)
  const now = clock.now()
  const text = oneKindOfLineBreak(written.message)
  const row = await inTransaction(db, async (trx) => {
    if (!(await lockCustomer(trx, orderId, { accountId }))) throw notFound()
    const products = about.map(({ productId }) => productId)
    const sender = 'customer' as const
    const { topic } = written
    const id = messageId({ orderId, sender, key, written: [topic, text, products] })
    const message = { id, orderId, sender, topic, text, products, createdAt: now }
    const stored = await insertMessage(trx, message)
    if (stored.isNew)
      await enqueueSellerMail(trx, {
        kind: 'order-message-seller',
        key: id,
        sellerId: conversation.sellerId,
        data: { orderId, topic, products: about.map(({ title }) => title), text },
        now,
      })
    return stored.row
  })
  services.notifyOutbox()
  return presentMessage(row)
}

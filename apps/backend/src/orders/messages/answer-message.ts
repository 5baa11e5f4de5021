import type { OrderMessage } from '@filiera/contract/orders/order-actions'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import { findConversation, findLatestTopic, insertMessage, lockCustomer } from './conversation.store.ts'
import { messageId } from './message-id.ts'
import type { MessageServices } from './message-services.ts'
import { oneKindOfLineBreak } from './message-text.ts'
import { presentMessage } from './messages.presenter.ts'

type Answered = { shopActor: ShopActor; orderId: string; message: string; key?: string | undefined }

/**
 * Keeps what a shop answers to the customer of one of its paid orders, and mails it there once (decision 37), also when it is
 * sent again with its key.
 * @throws ProblemError not_found, also for a customer who was erased; rate_limited
 */
export async function answerMessage(
  services: MessageServices,
  { shopActor, orderId, message, key }: Answered,
): Promise<OrderMessage> {
  const { db, clock, limits } = services
  const { sellerId } = shopActor
  const conversation = await findConversation(db, orderId, { sellerId })
  if (!conversation?.paid) throw notFound()
  await limits.seller.spend(sellerId)
  const now = clock.now()
  const text = oneKindOfLineBreak(message)
  const row = await inTransaction(db, async (trx) => {
    if (!(await lockCustomer(trx, orderId, { sellerId }))) throw notFound()
    const topic = (await findLatestTopic(trx, orderId)) ?? 'question'
    const sender = 'seller' as const
    const id = messageId({ orderId, sender, key, written: [text] })
    const stored = await insertMessage(trx, {
      id,
      orderId,
      sender,
      topic,
      text,
      products: [],
      createdAt: now,
    })
    if (!stored.isNew) return stored.row
    const after = { message: id }
    await writeAudit(trx, shopActor, { kind: 'order', id: orderId, before: null, after, at: now })
    const { contactEmail: to, locale, sellerName: seller } = conversation
    const data = { orderId, seller, text }
    await enqueueMail(trx, { kind: 'order-message-customer', key: id, to, locale, data, now })
    return stored.row
  })
  services.notifyOutbox()
  return presentMessage(row)
}

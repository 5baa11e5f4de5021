import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { findMessages, type MessageRow } from './messages.store.ts'

/** Who writes to whom about an order. */
export type Conversation = {
  orderId: string
  accountId: string
  sellerId: string
  sellerName: string
  /** Empty when the customer was erased. */
  contactEmail: string
  locale: Language
  /** Whether it was ever paid: before that the shop does not know of it. */
  paid: boolean
  lines: { productId: string; title: string }[]
}

type Party = { accountId: string } | { sellerId: string }

const isOf = (party: Party) =>
  'accountId' in party
    ? sql`o.account_id = ${party.accountId}::uuid`
    : sql`o.seller_id = ${party.sellerId}::bigint`

/** Keeps the customer of an order from being erased until the transaction ends. @returns false when that has happened */
export async function lockCustomer(trx: Transaction, orderId: string, party: Party): Promise<boolean> {
  const { rows } = await sql`
    select 1 from purchase_order o join account a on a.id = o.account_id
    where o.id = ${orderId} and ${isOf(party)} and a.erased_at is null for key share of a`.execute(trx)
  return rows.length > 0
}

/** The conversation about an order of the customer, or of the shop; undefined for everybody else's. */
export async function findConversation(
  executor: Executor,
  orderId: string,
  party: Party,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select o.id as "orderId", o.account_id as "accountId", s.id as "sellerId", s.name as "sellerName",
      c.contact_email as "contactEmail", c.locale, c.paid_attempt_id is not null as paid,
      (select json_agg(json_build_object('productId', l.product_id::text, 'title', l.title) order by l.position)
        from order_line l where l.order_id = o.id) as lines
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = ${orderId} and ${isOf(party)}`.execute(executor)
  return rows[0]
}

type NewMessage = Omit<MessageRow, 'photos'>

/** Keeps a message; one that is sent again stands once. @returns it as it stands, and whether it is new */
export async function insertMessage(
  trx: Transaction,
  message: NewMessage,
): Promise<{ row: MessageRow; isNew: boolean }> {
  const { id, orderId } = message
  const made = await trx
    .insertInto('order_message')
    .values({
      id,
      order_id: orderId,
      sender: message.sender,
      topic: message.topic,
      text: message.text,
      products: message.products,
      created_at: message.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  const stands = made ? undefined : (await findMessages(trx, [orderId])).find((one) => one.id === id)
  return { row: stands ?? { ...message, photos: [] }, isNew: made !== undefined }
}

/** The topic that the customer wrote about last. */
export async function findLatestTopic(
  executor: Executor,
  orderId: string,
): Promise<MessageRow['topic'] | undefined> {
  const latest = await executor
    .selectFrom('order_message')
    .select('topic')
    .where('order_id', '=', orderId)
    .where('sender', '=', 'customer')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.topic
}

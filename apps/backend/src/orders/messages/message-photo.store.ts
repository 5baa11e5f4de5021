import { sql } from 'kysely'
import type { Database, Executor, Transaction } from '../../platform/database/open-database.ts'

/** Locks a message that the customer wrote about an own order. @returns how many photos it has; undefined for any other message */
export async function lockOwnMessage(
  trx: Transaction,
  wanted: { accountId: string; orderId: string; messageId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from order_message m join purchase_order o on o.id = m.order_id
    where m.id = ${wanted.messageId}::uuid and m.sender = 'customer' and o.id = ${wanted.orderId}
      and o.account_id = ${wanted.accountId}::uuid
    for update of m`.execute(trx)
  if (rows.length === 0) return undefined
  // A statement of its own: the one that waited for the lock does not see what its holder added.
  const counted = await trx
    .selectFrom('order_message_photo')
    .select((select) => select.fn.countAll<string>().as('photos'))
    .where('message_id', '=', wanted.messageId)
    .executeTakeFirstOrThrow()
  return Number(counted.photos)
}

export async function insertPhoto(
  trx: Transaction,
  photo: { name: string; messageId: string; position: number },
): Promise<void> {
  await trx
    .insertInto('order_message_photo')
    .values({ name: photo.name, message_id: photo.messageId, position: photo.position })
    .execute()
}

/** Whether a photo is of a conversation about an order of a customer, or of a shop. */
export async function isPhotoOf(
  executor: Executor,
  name: string,
  party: { accountId: string } | { sellerId: string },
): Promise<boolean> {
  const found = await executor
    .selectFrom('order_message_photo')
    .innerJoin('order_message', 'order_message.id', 'order_message_photo.message_id')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_message.order_id')
    .select('order_message.id')
    .where('order_message_photo.name', '=', name)
    .where((where) =>
      'accountId' in party
        ? where('purchase_order.account_id', '=', party.accountId)
        : where('purchase_order.seller_id', '=', party.sellerId),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Those of the names that a message has. */
export async function findUsedMessagePhotos(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('order_message_photo')
    .select('name')
    .where('name', 'in', [...names])
    .execute()
  return rows.map(({ name }) => name)
}

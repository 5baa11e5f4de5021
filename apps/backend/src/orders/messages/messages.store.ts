import type { OrderClaim } from '@filiera/contract/orders/claims'
import type { messageTopics } from '@filiera/contract/orders/order-actions'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { claimState, isClaim } from './open-claim.sql.ts'

/** A message of an order as it is stored; `photos` are the names of its files, in their order. */
export type MessageRow = {
  id: string
  orderId: string
  sender: 'customer' | 'seller'
  topic: (typeof messageTopics)[number]
  text: string
  products: string[]
  photos: string[]
  createdAt: Date
}

/** Messages of orders, oldest first. */
export async function findMessages(executor: Executor, orderIds: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.order_id as "orderId", m.sender, m.topic, m.text, m.products::text[] as products,
      array(select p.name from order_message_photo p where p.message_id = m.id order by p.position) as photos,
      m.created_at as "createdAt"
    from order_message m where m.order_id = any(${orderIds}::text[]) order by m.created_at, m.id`.execute(
    executor,
  )
  return rows
}

type ClaimRow = Pick<OrderClaim, 'messageId' | 'state'> & { orderId: string; createdAt: Date }

/** Reports of damaged, missing or wrong goods of some orders, the first one first. */
export async function findClaims(executor: Executor, orderIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select o.id as "orderId", m.id as "messageId", ${claimState} as state, m.created_at as "createdAt"
    from purchase_order o join order_message m on m.order_id = o.id
    where o.id = any(${orderIds}::text[]) and ${isClaim} order by m.created_at, m.id`.execute(executor)
  return rows
}

import type { OrderClaim } from '@filiera/contract/orders/claims'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { claimState, isClaim } from './open-claim.sql.ts'

type ClaimRow = Pick<OrderClaim, 'messageId' | 'state'> & { orderId: string; createdAt: Date }

/** Reports of damaged, missing or wrong goods of some orders, the first one first. */
export async function findClaims(executor: Executor, orderIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select o.id as "orderId", m.id as "messageId", ${claimState} as state, m.created_at as "createdAt"
    from purchase_order o join order_message m on m.order_id = o.id
    where o.id = any(${orderIds}::text[]) and ${isClaim} order by m.created_at, m.id`.execute(executor)
  return rows
}

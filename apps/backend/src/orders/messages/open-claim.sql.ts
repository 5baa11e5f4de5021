import type { OrderClaim } from '@filiera/contract/orders/claims'
import { type RawBuilder, sql } from 'kysely'

/** What the customer of an order `o` wrote after the last answer of the shop. */
export const unanswered = sql`order_message m where m.order_id = o.id and m.sender = 'customer' and m.created_at > coalesce((
  select max(a.created_at) from order_message a where a.order_id = o.id and a.sender = 'seller'), '-infinity')`

/** Whether a message `m` reports damaged, missing or wrong goods. */
export const isClaim = sql<boolean>`(m.sender = 'customer' and m.topic <> 'question')`

/** How such a report of an order `o` stands: a refund after it settles it, else an answer of the shop does. */
export const claimState: RawBuilder<OrderClaim['state']> = sql`case
  when exists (select from refund r where r.order_id = o.id and r.status <> 'failed' and r.created_at >= m.created_at) then 'refunded'
  when exists (select from order_message a where a.order_id = o.id and a.sender = 'seller' and a.created_at >= m.created_at) then 'answered'
  else 'open' end`

export const openClaims = sql`order_message m where m.order_id = o.id and ${isClaim} and ${claimState} = 'open'`

/** Whether an order `o` has a report that waits for an answer. */
export const hasOpenClaim: RawBuilder<boolean> = sql<boolean>`(o.last_message_from = 'customer'
  and exists (select from ${openClaims}))`

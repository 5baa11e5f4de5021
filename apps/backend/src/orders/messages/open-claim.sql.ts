import { type RawBuilder, sql } from 'kysely'

/** What the customer of an order `o` wrote after the last answer of the shop. */
export const unanswered = sql`order_message m where m.order_id = o.id and m.sender = 'customer' and m.created_at > coalesce((
  select max(a.created_at) from order_message a where a.order_id = o.id and a.sender = 'seller'), '-infinity')`

/** Those of them that report damaged, missing or wrong goods; a refund after the report settles it (`claimsOf` says the same). */
export const openClaims = sql`${unanswered} and m.topic <> 'question' and not exists (select from refund r
  where r.order_id = o.id and r.status <> 'failed' and r.created_at >= m.created_at)`

/** Whether an order `o` has a report that waits for an answer. */
export const hasOpenClaim: RawBuilder<boolean> = sql<boolean>`(o.last_message_from = 'customer'
  and exists (select from ${openClaims}))`

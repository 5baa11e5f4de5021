import { type RawBuilder, sql } from 'kysely'

/** Pieces of an order line `l` in withdrawals that wait for the shop. */
export const returningPieces: RawBuilder<number> = sql<number>`(
  select coalesce(sum(wl.quantity), 0)::int from order_withdrawal_line wl
  join order_withdrawal wd on wd.id = wl.withdrawal_id and wd.status = 'requested'
  where wd.order_id = l.order_id and wl.product_id = l.product_id)`

import { sql } from 'kysely'
import type { Executor } from '../../../platform/database/open-database.ts'

/** How the demonstration names payments and transfers that no provider has ever seen. */
export const DEMONSTRATION = 'demonstration_'

/** A payment of the demonstration as it stands at its provider; money in cents. */
export type PastPayment = {
  session: string
  attempt: string
  checkout: string
  amount: number
  refunded: number
  transfers: { id: string; order: string; destination: string; amount: number; reversed: number }[]
}

/** A payment of the demonstration by its name or that of one of its transfers, with the sellers' accounts of today. */
export async function findPastPayment(executor: Executor, id: string): Promise<PastPayment | undefined> {
  const { rows } = await sql<PastPayment>`
    select a.provider_id as session, a.id as attempt, a.checkout_id as checkout, a.amount_cents as amount,
      a.refunded_cents as refunded,
      (select json_agg(json_build_object('id', t.provider_id, 'order', t.order_id, 'destination', s.stripe_account_id,
        'amount', t.amount_cents - t.commission_cents, 'reversed', coalesce((select sum(b.amount_cents - b.commission_cents)
          from transfer_reversal b where b.order_id = t.order_id and b.status = 'succeeded'), 0)))
        from seller_transfer t join purchase_order o on o.id = t.order_id join seller s on s.id = o.seller_id
        where t.attempt_id = a.id) as transfers
    from payment_attempt a
    where a.provider_id = ${id} or a.id = (select t.attempt_id from seller_transfer t where t.provider_id = ${id})`.execute(
    executor,
  )
  return rows[0]
}

import { sql } from 'kysely'
import type { Transaction } from '../database/open-database.ts'

/** A refund of ours that nobody has begun to send, or that the provider refused; money in cents. */
export type Overtaken = {
  id: string
  orderId: string
  amountCents: number
  status: 'pending' | 'failed'
  reason: string
}

/**
 * Refunds of a payment's orders that money which went back without us can take the place of: failed ones first. Not those of which a
 * provider's answer is awaited, also about what is taken back for them: they end first, and if they fail, orders claim the money.
 */
export async function findOvertaken(trx: Transaction, attemptId: string): Promise<Overtaken[]> {
  const { rows } = await sql<Overtaken>`
    select r.id, r.order_id as "orderId", r.amount_cents as "amountCents", r.status, r.reason from refund r
    where r.attempt_id = ${attemptId} and r.order_id is not null and not r.made_elsewhere and r.released_at is null
      and (r.status = 'failed' or r.status = 'pending' and r.provider_id is null and r.sent_cents is null and r.sent_with is null)
      and not exists (select 1 from seller_take_back t
        where t.refund_id = r.id and (t.asked_at is not null or t.advance_asked_at is not null))
    order by r.status, r.created_at, r.id`.execute(trx)
  return rows
}

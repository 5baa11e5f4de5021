import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'

/** A refund of ours that was not sent yet, or that the provider refused; money in cents. */
export type Supersedable = {
  id: string
  orderId: string
  amountCents: number
  status: 'pending' | 'failed'
  reason: string
}

/**
 * Refunds of a payment's orders that a provider-initiated refund can supersede, failed ones first. Not those that wait for an
 * answer, also about their transfer reversal or advance: they end first, and if they fail the unassigned money is matched.
 */
export async function findSupersedable(trx: Transaction, attemptId: string): Promise<Supersedable[]> {
  const { rows } = await sql<Supersedable>`
    select r.id, r.order_id as "orderId", r.amount_cents as "amountCents", r.status, r.reason from refund r
    where r.attempt_id = ${attemptId} and r.order_id is not null and not r.provider_initiated and r.abandoned_at is null
      and (r.status = 'failed' or r.status = 'pending' and r.provider_id is null and r.sent_cents is null and r.merged_into is null)
      and not exists (select 1 from transfer_reversal t
        where t.refund_id = r.id and (t.asked_at is not null or t.advance_asked_at is not null))
    order by r.status, r.created_at, r.id`.execute(trx)
  return rows
}

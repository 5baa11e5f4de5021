import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'
import { isLive } from '../../platform/database/tables/live-status.sql.ts'
import type { AttemptStatus } from '../../platform/database/tables/payment.ts'

/** Takes an attempt out of the review. @returns false when it is not in it, or another payment of its checkout is under way */
export async function leaveReview(
  trx: Transaction,
  attempt: { id: string; checkoutId: string },
  to: AttemptStatus,
  nextCheckAt: Date | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_attempt set status = ${to}, next_check_at = ${nextCheckAt}, updated_at = ${now}
    where id = ${attempt.id} and status = 'review' and not exists (
      select 1 from payment_attempt other where other.checkout_id = ${attempt.checkoutId} and other.id <> ${attempt.id}
        and ${isLive('other.status')})
    returning id`.execute(trx)
  return rows.length > 0
}

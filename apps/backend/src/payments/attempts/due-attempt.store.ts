import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

export type DueAttempt = { id: string; checks: number; expiresAt: Date }

/** Claims attempts whose next check is due; a crashed check comes again at `leaseUntil`. */
export async function claimDueAttempts(
  executor: Executor,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<DueAttempt[]> {
  const { rows } = await sql<DueAttempt>`
    update payment_attempt set next_check_at = ${leaseUntil}, checked_at = ${now}, checks = checks + 1
    where id in (
      select id from payment_attempt where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning id, checks, expires_at as "expiresAt"`.execute(executor)
  return rows
}

/** Plans the next look at an attempt that did not become final meanwhile. */
export async function planCheck(executor: Executor, id: string, nextCheckAt: Date | null): Promise<void> {
  await executor
    .updateTable('payment_attempt')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', id)
    .where('next_check_at', 'is not', null)
    .execute()
}

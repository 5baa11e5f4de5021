import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

/** An effect outside the database: its kind names the handler, its key the fact (one row per fact). */
export type Effect = { kind: string; key: string; payload: unknown; runAt: Date }

/** Queues an effect in the transaction that decides it, once for each fact. */
export async function enqueue(executor: Executor, { kind, key, payload, runAt }: Effect): Promise<void> {
  await sql`
    insert into outbox (kind, key, payload, run_at) values (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt})
    on conflict (key) do nothing`.execute(executor)
}

/** Counts a queued effect as done, so that it does not happen any more; one that was done stays as it is. */
export async function cancelEffect(executor: Executor, key: string, now: Date): Promise<void> {
  await sql`
    update outbox set done_at = ${now}, error = 'cancelled' where key = ${key} and done_at is null`.execute(
    executor,
  )
}

import { later } from '../database/later.ts'
import type { Executor } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

/** An effect outside the database: its kind names the handler, its key the fact (one row per fact). */
export type Effect = { kind: string; key: string; payload: unknown; runAt: Date }

/** Queues an effect in the transaction that decides it, once for each fact. */
export async function enqueue(executor: Executor, { kind, key, payload, runAt }: Effect): Promise<void> {
  await later(prepared`
    insert into outbox (kind, key, payload, run_at) values (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt})
    on conflict (key) do nothing`).execute(executor)
}

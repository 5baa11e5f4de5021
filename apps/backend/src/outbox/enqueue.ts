import type { Executor } from '../database/open-database.ts'

/** An effect outside the database: its kind names the handler, its key the fact (one row per fact). */
export type Effect = { kind: string; key: string; payload: unknown; runAt: Date }

/** Queues an effect in the transaction that decides it. @returns false when the fact was queued before */
export async function enqueue(executor: Executor, effect: Effect): Promise<boolean> {
  const inserted = await executor
    .insertInto('outbox')
    .values({
      kind: effect.kind,
      key: effect.key,
      payload: JSON.stringify(effect.payload),
      run_at: effect.runAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

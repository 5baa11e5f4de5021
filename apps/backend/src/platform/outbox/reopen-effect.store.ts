import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

/** Tries effects again at once, also those that were given up. @returns how many: not those that are done, emptied, or no longer there */
export async function reopenEffects(executor: Executor, keys: readonly string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('outbox')
    .set({ dead_at: null, tries: 0, run_at: now })
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('done_at', 'is', null)
    .where('payload', '<>', '{}')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Has an effect done once more, also one that is done or was given up: only where doing it again is harmless. */
export async function repeatEffect(executor: Executor, key: string, now: Date): Promise<void> {
  await executor
    .updateTable('outbox')
    .set({ done_at: null, dead_at: null, tries: 0, run_at: now })
    .where('key', '=', key)
    .execute()
}

export type DeadEffect = { kind: string; key: string; payload: unknown; error: string | null; deadAt: Date }

/** Effects of these kinds that no person has been asked about since they were given up; keys that begin with one of `transient` are left out. */
export async function findUnansweredDead(
  executor: Executor,
  kinds: readonly string[],
  transient: readonly string[],
): Promise<DeadEffect[]> {
  return executor
    .selectFrom('outbox')
    .select(['kind', 'key', 'payload', 'error', sql<Date>`dead_at`.as('deadAt')])
    .where('dead_at', 'is not', null)
    .where('payload', '<>', '{}')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`not key like any(${transient.map((start) => `${start}%`)}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_task')
            .select('review_task.id')
            .whereRef('review_task.effect_key', '=', 'outbox.key')
            .whereRef('review_task.opened_at', '>=', 'outbox.dead_at'),
        ),
      ),
    )
    .orderBy('id')
    .limit(50)
    .execute()
}

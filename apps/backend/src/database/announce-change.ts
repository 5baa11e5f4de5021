import { sql } from 'kysely'
import type { Executor } from './open-database.ts'

/** Channel of the change feed. */
export const CHANGE_CHANNEL = 'changes'

/** Tells the storefronts which pages to drop, when the transaction commits: `product:12`, `seller:3`, `catalogue`. */
export async function announceChange(executor: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(tags)})`.execute(executor)
}

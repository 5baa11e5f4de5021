import type { ChangeTag } from '@filiera/contract/changes'
import { sql } from 'kysely'
import type { Executor } from './open-database.ts'

/** Channel of the change feed. */
export const CHANGE_CHANNEL = 'changes'
/** PostgreSQL takes at most 8,000 bytes a message. */
const TAGS_PER_MESSAGE = 200

/** Tells the storefronts which pages to drop, when the transaction commits: `product:12`, `seller:3`, `catalogue`. */
export async function announceChange(executor: Executor, tags: readonly ChangeTag[]): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_MESSAGE) {
    const message = JSON.stringify(tags.slice(start, start + TAGS_PER_MESSAGE))
    await sql`select pg_notify(${CHANGE_CHANNEL}, ${message})`.execute(executor)
  }
}

/** Tells which products changed, e.g. by a sale, and what else did, when the transaction commits. */
export async function announceProducts(
  executor: Executor,
  ids: readonly string[],
  others: readonly ChangeTag[] = [],
): Promise<void> {
  const products = ids.map((id): ChangeTag => `product:${id}`)
  await announceChange(executor, [...products, ...others])
}

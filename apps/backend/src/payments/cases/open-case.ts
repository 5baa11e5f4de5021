import type { Executor } from '../../platform/database/open-database.ts'
import { log } from '../../platform/log.ts'
import { insertCase, type NewCase } from './cases.store.ts'

/** Asks a person to decide a case, once per key; in the transaction that finds it out. */
export async function openCase(executor: Executor, item: NewCase): Promise<void> {
  const isNew = await insertCase(executor, item)
  if (isNew) log().warn({ case: item.kind, reason: item.reason }, 'needs a person')
}

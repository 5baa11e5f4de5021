import type { Executor } from '../../platform/database/open-database.ts'
import { findCertificates } from './certificates.store.ts'

/** Whether a shop put up all of some files. */
export async function areOwnCertificates(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const own = new Set((await findCertificates(executor, sellerId, ids)).map(({ id }) => id))
  return ids.every((id) => own.has(id))
}

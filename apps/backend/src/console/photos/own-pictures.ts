import type { Executor } from '../../platform/database/open-database.ts'
import { findOwnPictures } from './photos.store.ts'

/** Whether a shop may show all of some pictures. */
export async function areOwnPictures(
  executor: Executor,
  sellerId: string,
  hashes: readonly string[],
): Promise<boolean> {
  if (hashes.length === 0) return true
  const own = await findOwnPictures(executor, sellerId, hashes)
  return hashes.every((hash) => own.has(hash))
}

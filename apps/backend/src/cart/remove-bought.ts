import type { Transaction } from '../platform/database/open-database.ts'
import { type BoughtLine, deleteBought, lockLines, lowerBought } from './cart.store.ts'

/** Takes bought quantities out of the account's carts and leaves what was added since (decision 14). */
export async function removeBought(
  trx: Transaction,
  accountId: string,
  lines: readonly BoughtLine[],
): Promise<void> {
  // A piece taken away between the two statements would be missed by both.
  await lockLines(trx, accountId)
  await deleteBought(trx, accountId, lines)
  await lowerBought(trx, accountId, lines)
}

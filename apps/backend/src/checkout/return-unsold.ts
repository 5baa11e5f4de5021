import { announceChange } from '../database/announce-change.ts'
import type { Transaction } from '../database/open-database.ts'
import { releaseSold } from './stock.store.ts'

/** Puts everything of a cancelled order that never left the shop back on sale, once. */
export async function returnUnsold(trx: Transaction, orderId: string): Promise<void> {
  const back = await releaseSold(trx, orderId)
  await announceChange(
    trx,
    back.map((productId) => `product:${productId}`),
  )
}

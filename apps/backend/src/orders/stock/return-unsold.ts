import { announceProducts } from '../../platform/database/announce-change.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { giveLotsBack } from '../lots/set-lots-aside.ts'
import { releaseSold, returnStock } from './stock.store.ts'

type Pieces = readonly { productId: string; quantity: number }[]

/** Puts pieces of an order that never left the shop back on sale, or all it still has, and tells the pages; never more than it has. */
export async function returnUnsold(trx: Transaction, orderId: string, pieces: Pieces | 'all'): Promise<void> {
  const back = pieces === 'all' ? await releaseSold(trx, orderId) : await returnStock(trx, orderId, pieces)
  await giveLotsBack(trx, orderId)
  await announceProducts(trx, back)
}

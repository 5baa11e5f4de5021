import { announceProducts } from '../../platform/database/announce-change.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { holdAgain } from './stock.store.ts'

/** Takes the stock that an expired checkout gave back once more, and tells the pages. @returns false when something is missing: nothing was taken then */
export async function holdStockAgain(trx: Transaction, checkoutId: string): Promise<boolean> {
  const soldOut = await holdAgain(trx, checkoutId)
  if (soldOut === null) return false
  await announceProducts(trx, soldOut)
  return true
}

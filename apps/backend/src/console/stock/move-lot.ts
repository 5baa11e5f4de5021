import type { Transaction } from '../../platform/database/open-database.ts'
import { wrongField } from '../../platform/problem-error.ts'
import type { LotDate } from './change-lots.ts'
import { findLotByCode, insertLot, updateLot } from './lots.store.ts'

/** A lot as a movement names it; its date counts for what arrives. */
export type NamedLot = { code: string } & LotDate

/**
 * Adds or takes pieces of a lot of a locked product.
 * @returns the lot, and whether its pieces are for sale: those of a blocked one are not
 * @throws ProblemError invalid_body when it has fewer, is unknown, or has another date
 */
export async function moveLot(
  trx: Transaction,
  productId: string,
  { code, expires, expiry }: NamedLot,
  { delta, now }: { delta: number; now: Date },
): Promise<{ lotId: string; isForSale: boolean }> {
  const lot = await findLotByCode(trx, productId, code)
  if (!lot) {
    if (delta < 0) throw wrongField('lot.code', 'is no lot of this product')
    const lotId = await insertLot(trx, productId, { code, expires, expiry, pieces: delta, now })
    return { lotId, isForSale: true }
  }
  const isForSale = lot.blockedAt === null
  if (delta > 0 && !isForSale) throw wrongField('lot.code', 'is blocked')
  if (delta > 0 && expires !== null && (expires !== lot.expires || expiry !== lot.expiry))
    throw wrongField('lot.expires', `the lot has ${lot.expires ?? 'no date'}`)
  if (lot.pieces + delta < 0) throw wrongField('delta', `only ${lot.pieces} are left of it`)
  await updateLot(trx, lot.id, { pieces: lot.pieces + delta })
  return { lotId: lot.id, isForSale }
}

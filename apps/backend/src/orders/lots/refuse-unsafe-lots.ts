import { dateInItaly } from '@filiera/domain/dates/holidays'
import { isOver } from '@filiera/domain/products/lots'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findLotsOfOrder } from './lots.store.ts'

/**
 * What was recalled must not leave the shop (Reg. (EC) 178/2002, art. 19), nor what is past its use-by date by the time it arrives
 * (Reg. (EU) 1169/2011, art. 24). @throws ProblemError unsafe_lot
 */
export async function refuseUnsafeLots(trx: Transaction, orderId: string, now: Date): Promise<void> {
  const today = dateInItaly(now)
  const unsafe = (await findLotsOfOrder(trx, orderId)).find(
    (lot) => lot.isBlocked || (lot.expiry === 'use-by' && isOver(lot, today)),
  )
  if (!unsafe) return
  const why = unsafe.isBlocked ? 'blocked' : 'past its use-by date'
  throw new ProblemError(
    'unsafe_lot',
    `Order ${orderId} has pieces of lot ${unsafe.code}, which is ${why}: take others, or give the line back.`,
  )
}

import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findRecalled } from './lots.store.ts'

/** What was recalled must not leave the shop (Reg. (EC) 178/2002, art. 19). @throws ProblemError lot_blocked */
export async function refuseRecalled(trx: Transaction, orderId: string): Promise<void> {
  const code = await findRecalled(trx, orderId)
  if (code === undefined) return
  throw new ProblemError(
    'lot_blocked',
    `Order ${orderId} has pieces of lot ${code}, which is blocked: take others, or give the line back.`,
  )
}

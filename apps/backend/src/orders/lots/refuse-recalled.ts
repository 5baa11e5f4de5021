import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findRecalled } from './lots.store.ts'

/** What was recalled must not leave the shop (Reg. (EC) 178/2002, art. 19). @throws ProblemError illegal_transition */
export async function refuseRecalled(trx: Transaction, orderId: string): Promise<void> {
  const code = await findRecalled(trx, orderId)
  if (code === undefined) return
  throw new ProblemError(
    'illegal_transition',
    `Order ${orderId} has pieces of lot ${code}, which is blocked: take others, or give the line back.`,
  )
}

import type { Transaction } from '../../../platform/database/open-database.ts'
import { leaveToShop } from './waiting-return.store.ts'

/** A return that nobody refunds in the place of its shop, which has not answered: the customer reads so. */
export const leaveReturnToShop = (trx: Transaction, withdrawalId: string, now: Date): Promise<void> =>
  leaveToShop(trx, withdrawalId, now)

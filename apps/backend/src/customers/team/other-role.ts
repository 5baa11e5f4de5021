import type { ShopRole } from '@filiera/domain/shop-roles'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findRoleChange } from './team.store.ts'

/** The refusal of what was meant for somebody with another role: who gave it to them, and which. */
export async function otherRole(
  trx: Transaction,
  sellerId: string,
  { id, role }: { id: string; role: ShopRole },
  now: Date,
): Promise<ProblemError> {
  const last = await findRoleChange(trx, sellerId, id)
  return new ProblemError('changed_meanwhile', 'Somebody changed this role meanwhile.', {
    changed: { by: last?.by ?? '', at: (last?.at ?? now).toISOString(), current: { role } },
  })
}

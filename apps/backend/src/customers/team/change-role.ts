import type { TeamMember } from '@filiera/contract/console/people/team'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { lastOwner } from './last-owner.ts'
import { otherRole } from './other-role.ts'
import { presentMember } from './team.presenter.ts'
import { findMembers, lockMember, writeRole } from './team.store.ts'

/**
 * Gives somebody of a shop another role, which counts from their next call on.
 * @throws ProblemError not_found, conflict for the last owner, changed_meanwhile when the role is not `from` any more
 */
export async function changeRole(
  { db, clock }: Services,
  actor: ShopActor,
  id: string,
  { role, from }: { role: ShopRole; from: ShopRole },
): Promise<TeamMember> {
  const { sellerId } = actor
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const member = await lockMember(trx, sellerId, id)
    if (!member) throw notFound()
    if (member.role !== from && member.role !== role)
      throw await otherRole(trx, sellerId, { id, role: member.role }, now)
    if (member.role !== role) {
      if (member.isLastOwner) throw lastOwner()
      await writeRole(trx, sellerId, id, role)
      const change = { before: { role: member.role }, after: { role } }
      await writeAudit(trx, actor, { kind: 'member', id, ...change, at: now })
    }
    const [row] = await findMembers(trx, sellerId, id)
    if (!row) throw notFound()
    return presentMember(row, actor)
  })
}

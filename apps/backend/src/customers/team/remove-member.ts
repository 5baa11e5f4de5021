import type { ShopRole } from '@filiera/domain/shop-roles'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { lastOwner } from './last-owner.ts'
import { otherRole } from './other-role.ts'
import { deleteMember, lockMember } from './team.store.ts'

/**
 * Takes somebody out of a shop: every call asks who works there, so their next one is refused.
 * @throws ProblemError not_found, conflict for the last owner, changed_meanwhile when the role is not `from` any more
 */
export async function removeMember(
  { db, clock }: Services,
  actor: ShopActor,
  { id, from }: { id: string; from: ShopRole },
): Promise<void> {
  const { sellerId } = actor
  await inTransaction(db, async (trx) => {
    const member = await lockMember(trx, sellerId, id)
    if (!member) throw notFound()
    if (member.role !== from) throw await otherRole(trx, sellerId, { id, role: member.role }, clock.now())
    if (member.isLastOwner) throw lastOwner()
    await deleteMember(trx, sellerId, id)
    const before = { role: member.role }
    await writeAudit(trx, actor, { kind: 'member', id, before, after: null, at: clock.now() })
  })
}

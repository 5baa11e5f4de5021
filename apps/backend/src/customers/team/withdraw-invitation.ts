import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteInvitation } from './invitations.store.ts'

/** Takes an invitation back. @throws ProblemError not_found, also for one that was accepted */
export async function withdrawInvitation(
  { db, clock }: Services,
  actor: ShopActor,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const role = await deleteInvitation(trx, actor.sellerId, id)
    if (!role) throw notFound()
    await writeAudit(trx, actor, { kind: 'member', id, before: { role }, after: null, at: clock.now() })
  })
}

import type { OrderNote } from '@filiera/contract/orders/order-notes'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findNote, lockNote, type NoteRow, writeNote } from './order-notes.store.ts'

const present = ({ text, version, changedAt, by }: NoteRow): OrderNote => ({
  text,
  version,
  changed: changedAt && { by, at: changedAt.toISOString() },
})

/** The team's note on a paid order of a shop. @throws ProblemError not_found, also for another shop's order */
export async function readOrderNote({ db }: Services, sellerId: string, orderId: string): Promise<OrderNote> {
  const note = await findNote(db, sellerId, orderId)
  if (!note) throw notFound()
  return present(note)
}

/** Writes the team's note, or empties it. @throws ProblemError not_found, also for a customer who was erased; changed_meanwhile */
export async function writeOrderNote(
  { db, clock }: Services,
  actor: ShopActor,
  { orderId, version, text }: { orderId: string; version: number; text: string },
): Promise<OrderNote> {
  const { sellerId, accountId } = actor
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const before = await lockNote(trx, sellerId, orderId)
    if (!before) throw notFound()
    if (before.version !== version)
      throw new ProblemError('changed_meanwhile', 'Somebody changed this note meanwhile.', {
        changed: {
          by: before.by,
          at: (before.changedAt ?? now).toISOString(),
          current: { text: before.text, version: before.version },
        },
      })
    await writeNote(trx, orderId, { text, by: accountId, now })
    const after = await findNote(trx, sellerId, orderId)
    if (!after) throw notFound()
    // the words may be about the customer: the log has their version alone
    await writeAudit(trx, actor, {
      kind: 'order',
      id: orderId,
      before: { note: version },
      after: { note: after.version },
      at: now,
    })
    return present(after)
  })
}

import type { AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findTemplates, lockTemplates, writeOrder } from './answer-templates.store.ts'

/** Puts the answers of a shop in an order. @throws ProblemError not_found, conflict when not all of them are named, each once */
export async function orderTemplates(
  { db, clock }: Services,
  actor: ShopActor,
  ids: readonly string[],
): Promise<AnswerTemplate[]> {
  const { sellerId } = actor
  return inTransaction(db, async (trx) => {
    const known = await lockTemplates(trx, sellerId)
    if (!ids.every((id) => known.some((own) => own.id === id))) throw notFound()
    if (new Set(ids).size !== ids.length || known.length !== ids.length)
      throw new ProblemError('conflict', 'These are not all answers of the shop, each once.')
    await writeOrder(trx, ids)
    const ordered = await findTemplates(trx, sellerId)
    const namesOf = (list: readonly AnswerTemplate[]) => ({ order: list.map(({ name }) => name) })
    await writeAudit(trx, actor, {
      kind: 'template',
      id: sellerId,
      before: namesOf(known),
      after: namesOf(ordered),
      at: clock.now(),
    })
    return ordered
  })
}

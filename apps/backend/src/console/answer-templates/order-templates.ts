import type { AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findTemplates, lockTemplates, writeOrder } from './answer-templates.store.ts'

/** What changes which answers there are, and where each stands. */
const actions = ['orderAnswerTemplates', 'addAnswerTemplate', 'removeAnswerTemplate']

/**
 * Puts the answers of a shop in an order.
 * @param seen the order in which they were shown
 * @throws ProblemError not_found, changed_meanwhile, conflict when not all of them are named, each once
 */
export async function orderTemplates(
  { db, clock }: Services,
  actor: ShopActor,
  { ids, seen }: { ids: readonly string[]; seen: readonly string[] },
): Promise<AnswerTemplate[]> {
  const { sellerId } = actor
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const known = await lockTemplates(trx, sellerId)
    if (!ids.every((id) => known.some((own) => own.id === id))) throw notFound()
    const current = { ids: known.map(({ id }) => id) }
    if (current.ids.join() !== seen.join()) {
      const detail = 'The answers stand in another order now.'
      const of = { kind: 'template', id: [sellerId, ...current.ids], actions } as const
      throw await changedMeanwhile(trx, of, { detail, current, now })
    }
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
      at: now,
    })
    return ordered
  })
}

import { ANSWER_TEMPLATES, type AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { insertTemplate, lockTemplates, type Written } from './answer-templates.store.ts'

/** Keeps an answer as the shop's last one. @throws ProblemError conflict when there are enough */
export async function addTemplate(
  { db, clock }: Services,
  actor: ShopActor,
  written: Written,
): Promise<AnswerTemplate> {
  const { sellerId } = actor
  return inTransaction(db, async (trx) => {
    const known = await lockTemplates(trx, sellerId)
    if (known.length >= ANSWER_TEMPLATES)
      throw new ProblemError('conflict', `A shop keeps at most ${ANSWER_TEMPLATES} answers.`)
    const row = await insertTemplate(trx, sellerId, written)
    const change = { kind: 'template', id: row.id, before: null, after: written } as const
    await writeAudit(trx, actor, { ...change, at: clock.now() })
    return row
  })
}

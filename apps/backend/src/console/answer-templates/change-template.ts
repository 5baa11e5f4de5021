import type { AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteTemplate, lockTemplates, type Written, writeTemplate } from './answer-templates.store.ts'

/** A template as somebody saw it. */
type Seen = { id: string; version: number }

/** The template of a change, locked with its shop. @throws ProblemError not_found, changed_meanwhile */
async function lockSeenTemplate(
  trx: Transaction,
  sellerId: string,
  { id, version }: Seen,
  now: Date,
): Promise<Written> {
  const known = (await lockTemplates(trx, sellerId)).find((own) => own.id === id)
  if (!known) throw notFound()
  const { name, text } = known
  if (known.version === version) return { name, text }
  const detail = 'Somebody changed this answer meanwhile.'
  throw await changedMeanwhile(
    trx,
    { kind: 'template', id },
    {
      ...{ detail, now },
      current: { name, text, version: known.version },
    },
  )
}

/** Changes an answer. @throws ProblemError not_found, also for another shop's; changed_meanwhile */
export const changeTemplate = (
  { db, clock }: Services,
  actor: ShopActor,
  seen: Seen,
  written: Written,
): Promise<AnswerTemplate> =>
  inTransaction(db, async (trx) => {
    const now = clock.now()
    const before = await lockSeenTemplate(trx, actor.sellerId, seen, now)
    const row = await writeTemplate(trx, seen.id, written)
    await writeAudit(trx, actor, { kind: 'template', id: seen.id, before, after: written, at: now })
    return row
  })

/** Keeps an answer no more. @throws ProblemError not_found, also for another shop's; changed_meanwhile */
export const removeTemplate = ({ db, clock }: Services, actor: ShopActor, seen: Seen): Promise<void> =>
  inTransaction(db, async (trx) => {
    const now = clock.now()
    const before = await lockSeenTemplate(trx, actor.sellerId, seen, now)
    await deleteTemplate(trx, seen.id)
    await writeAudit(trx, actor, { kind: 'template', id: seen.id, before, after: null, at: now })
  })

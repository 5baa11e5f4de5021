import { partNames } from '@filiera/domain/products/content-parts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { type DraftCall, lockSeenDraft, storeDraft } from './lock-seen-draft.ts'
import { removeSchedule } from './schedule/schedule.store.ts'

/** Throws the draft of a product away, and its schedule with it. @throws ProblemError not_found, changed_meanwhile */
export async function discardDraft({ db, clock }: Services, call: DraftCall): Promise<number> {
  const at = clock.now()
  return inTransaction(db, async (trx) => {
    const before = await lockSeenDraft(trx, call, at)
    const parts = partNames(before.content ?? {})
    await removeSchedule(trx, call.productId)
    return storeDraft(trx, call, { before, content: null, baseVersion: null, parts, at })
  })
}

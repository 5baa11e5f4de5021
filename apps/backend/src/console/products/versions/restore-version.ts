import { applyChange, changeBetween, partNames } from '@filiera/domain/products/content-parts'
import { emptyContent } from '../../../catalog/content/empty-content.ts'
import { findLiveProduct } from '../../../catalog/content/read-live-products.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { type DraftCall, lockSeenDraft, storeDraft } from '../lock-seen-draft.ts'
import { findLastVersion, findVersion } from './versions.store.ts'

/**
 * Puts a version into the draft, in the place of what was being changed. @returns the version of the draft
 * @throws ProblemError not_found, changed_meanwhile
 */
export async function restoreVersion(
  { db, clock }: Services,
  call: DraftCall,
  number: number,
): Promise<number> {
  const at = clock.now()
  const { shopActor, productId } = call
  return inTransaction(db, async (trx) => {
    const before = await lockSeenDraft(trx, call, at)
    const live = await findLiveProduct(trx, shopActor.sellerId, productId)
    const version = await findVersion(trx, productId, number)
    if (!live || !version) throw notFound()
    const content = changeBetween(live.content, applyChange(emptyContent, version.content))
    const baseVersion = (await findLastVersion(trx, productId))?.number ?? null
    return storeDraft(trx, call, { before, content, baseVersion, parts: partNames(content), at })
  })
}

import type { ProductContentChange } from '@filiera/contract/console/product-content'
import {
  applyChange,
  changeBetween,
  joinChanges,
  partNames,
  partsNamedBy,
} from '@filiera/domain/products/content-parts'
import { findLiveProduct } from '../../catalog/content/read-live-products.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { type DraftCall, lockSeenDraft, storeDraft } from './lock-seen-draft.ts'
import { findLastVersion } from './versions/versions.store.ts'

/**
 * Puts parts into the draft of a product; the rest of it stays. @returns the version of the draft
 * @throws ProblemError not_found; changed_meanwhile with the sent parts as they are now
 */
export async function changeDraft(
  { db, clock }: Services,
  call: DraftCall,
  change: ProductContentChange,
): Promise<number> {
  const at = clock.now()
  const { shopActor, productId } = call
  return inTransaction(db, async (trx) => {
    const before = await lockSeenDraft(trx, call, at, async ({ content }) => {
      const live = await findLiveProduct(trx, shopActor.sellerId, productId)
      if (!live) throw notFound()
      return partsNamedBy(applyChange(live.content, content ?? {}), change)
    })
    const live = await findLiveProduct(trx, shopActor.sellerId, productId)
    if (!live) throw notFound()
    const edited = applyChange(live.content, joinChanges(before.content ?? {}, change))
    // what is as it is live is no change any more
    const content = changeBetween(live.content, edited)
    const isNew = before.content === null
    const baseVersion = isNew ? ((await findLastVersion(trx, productId))?.number ?? null) : before.baseVersion
    return storeDraft(trx, call, { before, content, baseVersion, parts: partNames(change), at })
  })
}

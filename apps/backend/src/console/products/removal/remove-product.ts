import { applyChange } from '@filiera/domain/products/content-parts'
import { findLiveProduct } from '../../../catalog/content/read-live-products.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { removeNewProduct } from '../create-product.ts'
import { type DraftCall, lockSeenDraft } from '../lock-seen-draft.ts'

/**
 * Takes a product away that was never published, with its draft, photos of it and pieces.
 * @throws ProblemError not_found, changed_meanwhile, conflict for one that was published or sold
 */
export async function removeProduct({ db, clock }: Services, call: DraftCall): Promise<void> {
  const at = clock.now()
  const { shopActor, productId: id, seen: draftVersion } = call
  await inTransaction(db, async (trx) => {
    const draft = await lockSeenDraft(trx, call, at)
    const live = await findLiveProduct(trx, shopActor.sellerId, id)
    if (!live) throw notFound()
    const { title } = applyChange(live.content, draft.content ?? {}).texts.it
    if (live.was_on_sale || !(await removeNewProduct(trx, shopActor, { id, draftVersion, title, at })))
      throw new ProblemError('conflict', 'A product that was published stays: pause it.')
  })
}

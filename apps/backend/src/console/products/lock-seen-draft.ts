import type { ContentChange } from '@filiera/domain/products/content-parts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { type Draft, isOwnProduct, lockDraft, writeDraft } from './drafts.store.ts'

/** Somebody who changes the draft of a product, as they saw it. */
export type DraftCall = {
  shopActor: ShopActor
  productId: string
  /** Version of the draft that they saw. */
  seen: number
}

/**
 * Locks the draft that somebody saw until the transaction ends.
 * @param currentOf what is there now of the parts that were sent, for a 412
 * @throws ProblemError not_found, also for another shop's product; changed_meanwhile when it is not as it was seen
 */
export async function lockSeenDraft(
  trx: Transaction,
  { shopActor, productId, seen }: DraftCall,
  now: Date,
  currentOf: (draft: Draft) => Promise<ContentChange> = async () => ({}),
): Promise<Draft> {
  const { sellerId, accountId } = shopActor
  if (!(await isOwnProduct(trx, sellerId, productId))) throw notFound()
  const draft = await lockDraft(trx, productId, accountId, now)
  if (draft.version === seen) return draft
  throw new ProblemError('changed_meanwhile', 'Somebody changed this product meanwhile.', {
    changed: { by: draft.by ?? '', at: draft.at.toISOString(), current: await currentOf(draft) },
  })
}

const hasParts = (content: ContentChange | null) => content !== null && Object.keys(content).length > 0

/** Writes the draft with its audit entry, which names the parts: what was in them is kept by the versions. @returns its version */
export async function storeDraft(
  trx: Transaction,
  { shopActor, productId }: DraftCall,
  {
    before,
    content,
    baseVersion,
    parts,
    scheduled,
    at,
  }: {
    before: Draft
    content: ContentChange | null
    baseVersion: number | null
    parts: readonly string[]
    /** Where it is about that: when it is to be published, null for not any more. */
    scheduled?: string | null
    at: Date
  },
): Promise<number> {
  const { accountId } = shopActor
  const stored = hasParts(content) ? content : null
  const version = await writeDraft(trx, productId, { baseVersion, content: stored, accountId, at })
  await writeAudit(trx, shopActor, {
    kind: 'product',
    id: productId,
    before: { draft: before.version },
    after: { draft: version, parts, ...(scheduled !== undefined && { scheduled }) },
    at,
  })
  return version
}

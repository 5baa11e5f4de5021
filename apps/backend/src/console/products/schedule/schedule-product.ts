import { SCHEDULE_DAYS } from '@filiera/contract/console/products'
import { applyChange, changeBetween } from '@filiera/domain/products/content-parts'
import { findLiveProduct } from '../../../catalog/content/read-live-products.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { checkContent } from '../check-content.ts'
import type { Draft } from '../drafts.store.ts'
import { type DraftCall, lockSeenDraft, storeDraft } from '../lock-seen-draft.ts'
import { putSchedule, removeSchedule } from './schedule.store.ts'

const MOST_MS = SCHEDULE_DAYS * 86_400_000

function refuseMoment(at: Date, now: Date): void {
  const message =
    at <= now ? 'is over' : at.getTime() - now.getTime() > MOST_MS ? 'is too far away' : undefined
  if (message)
    throw new ProblemError('invalid_body', `The moment ${message}.`, { fields: [{ field: 'at', message }] })
}

/** What is scheduled could be published now. */
async function refuseUnready(
  trx: Transaction,
  { shopActor: { sellerId }, productId }: DraftCall,
  draft: Draft,
  now: Date,
): Promise<void> {
  const live = await findLiveProduct(trx, sellerId, productId)
  if (!live) throw notFound()
  const content = applyChange(live.content, draft.content ?? {})
  if (live.was_on_sale && Object.keys(changeBetween(live.content, content)).length === 0)
    throw new ProblemError('conflict', 'There is nothing to publish.')
  await checkContent(trx, { sellerId, productId, content }, now)
}

/**
 * Publishes the draft of a product at a moment, by itself. @returns the version of the draft
 * @throws ProblemError not_found, changed_meanwhile; invalid_body for a moment that is over or far away, or with what is missing;
 * conflict when there is nothing to publish
 */
export async function scheduleProduct(
  { db, clock }: Services,
  call: DraftCall,
  publishAt: Date,
): Promise<number> {
  const at = clock.now()
  refuseMoment(publishAt, at)
  return inTransaction(db, async (trx) => {
    const before = await lockSeenDraft(trx, call, at)
    await refuseUnready(trx, call, before, at)
    await putSchedule(trx, call.productId, call.shopActor, publishAt)
    const { content, baseVersion } = before
    const scheduled = publishAt.toISOString()
    return storeDraft(trx, call, { before, content, baseVersion, parts: [], scheduled, at })
  })
}

/** Leaves the draft of a product to be published by hand. @returns its version @throws ProblemError not_found, changed_meanwhile */
export async function unscheduleProduct({ db, clock }: Services, call: DraftCall): Promise<number> {
  const at = clock.now()
  return inTransaction(db, async (trx) => {
    const before = await lockSeenDraft(trx, call, at)
    await removeSchedule(trx, call.productId)
    const { content, baseVersion } = before
    return storeDraft(trx, call, { before, content, baseVersion, parts: [], scheduled: null, at })
  })
}

import { applyChange, changeBetween, partNames } from '@filiera/domain/products/content-parts'
import { findLiveProduct, type LiveProduct } from '../../catalog/content/read-live-products.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { checkContent, refuseTakenMeanwhile } from './check-content.ts'
import { type Draft, writeDraft } from './drafts.store.ts'
import { type DraftCall, lockSeenDraft } from './lock-seen-draft.ts'
import { removeSchedule } from './schedule/schedule.store.ts'
import { findLastVersion, insertVersion, type NewVersion } from './versions/versions.store.ts'
import { announceContent, lockProduct, type WrittenContent, writeContent } from './write-content.store.ts'

export type Published = {
  /** Of the version that was made. */
  number: number
  /** Of the draft. */
  version: number
}

/** Adds a version; before the first one of a product that was on sale, how it stood until now. @returns its number */
async function addVersion(
  trx: Transaction,
  live: LiveProduct,
  version: Omit<NewVersion, 'number'>,
): Promise<number> {
  const last = (await findLastVersion(trx, live.id))?.number ?? 0
  const isFirst = last === 0 && live.was_on_sale
  if (isFirst) {
    const { content } = live
    await insertVersion(trx, live.id, {
      number: 1,
      content,
      changed: [],
      actor: null,
      at: version.at,
      note: '',
    })
  }
  const number = last + (isFirst ? 2 : 1)
  await insertVersion(trx, live.id, { ...version, number })
  return number
}

/** Makes the content live, and announces it. @returns the status of the product then */
async function makeLive(
  trx: Transaction,
  live: LiveProduct,
  written: Omit<WrittenContent, 'status' | 'productId'>,
  isAnnounced: boolean,
): Promise<LiveProduct['status']> {
  const isNewOnSale = !live.was_on_sale
  const status = isNewOnSale ? 'published' : live.status
  const whole = { ...written, status, productId: live.id }
  await writeContent(trx, whole)
  if (isAnnounced) await announceContent(trx, whole, isNewOnSale)
  return status
}

async function audit(
  trx: Transaction,
  shopActor: ShopActor,
  live: LiveProduct,
  after: { version: number; status: LiveProduct['status']; parts: readonly string[]; job?: string },
  at: Date,
): Promise<void> {
  const before = { status: live.status }
  await writeAudit(trx, shopActor, { kind: 'product', id: live.id, before, after, at })
}

/** A draft that is locked until the transaction ends, and who publishes it. */
export type LockedDraft = {
  shopActor: ShopActor
  productId: string
  draft: Pick<Draft, 'content'>
  note: string
  at: Date
  /** Job that publishes many: it drops their pages, and those of lists once, by itself. */
  job?: string
}

/**
 * Makes a locked draft live with a version that stays; a product that was never on sale goes on sale, one that was withdrawn stays so.
 * @throws ProblemError not_found, conflict when there is nothing to publish, invalid_body with what is missing
 */
export async function publishLocked(
  trx: Transaction,
  { shopActor, productId, draft, note, at, job }: LockedDraft,
): Promise<Published> {
  const { sellerId, accountId } = shopActor
  await lockProduct(trx, productId)
  const live = await findLiveProduct(trx, sellerId, productId)
  if (!live) throw notFound()
  const content = applyChange(live.content, draft.content ?? {})
  const changed = partNames(changeBetween(live.content, content))
  if (changed.length === 0 && live.was_on_sale)
    throw new ProblemError('conflict', 'There is nothing to publish.')
  const { category, attributes } = await checkContent(trx, { sellerId, productId, content }, at)
  const categoryId = category.id
  const written = { content, categoryId, attributes, changed, now: at }
  const status = await makeLive(trx, live, written, job === undefined).catch(refuseTakenMeanwhile)
  const number = await addVersion(trx, live, { content, changed, actor: shopActor, at, note })
  const version = await writeDraft(trx, productId, { baseVersion: null, content: null, accountId, at })
  await removeSchedule(trx, productId)
  await audit(trx, shopActor, live, { version: number, status, parts: changed, ...(job && { job }) }, at)
  return { number, version }
}

/**
 * Makes the draft that somebody saw live, in one transaction.
 * @throws ProblemError not_found, changed_meanwhile, conflict when there is nothing to publish, invalid_body with what is missing
 */
export async function publishProduct(
  { db, clock }: Services,
  call: DraftCall,
  note: string,
): Promise<Published> {
  const at = clock.now()
  const { shopActor, productId } = call
  return inTransaction(db, async (trx) => {
    const draft = await lockSeenDraft(trx, call, at)
    return publishLocked(trx, { shopActor, productId, draft, note, at })
  })
}

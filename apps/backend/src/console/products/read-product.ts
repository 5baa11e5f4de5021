import type { EditedProduct } from '@filiera/contract/console/products'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { applyChange, changeBetween, partNames } from '@filiera/domain/products/content-parts'
import { findLiveProduct } from '../../catalog/content/read-live-products.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { type Draft, findDraft } from './drafts.store.ts'
import { reviewContent } from './review-content.ts'
import { findSchedule } from './schedule/schedule.store.ts'
import { findContentCategory } from './shop-facts.store.ts'
import { findLastVersion } from './versions/versions.store.ts'

function presentDraft(
  { live, content }: Pick<EditedProduct, 'live' | 'content'>,
  draft: Draft | undefined,
): EditedProduct['draft'] {
  if (!draft?.content) return null
  return {
    changed: partNames(changeBetween(live, content)),
    baseVersion: draft.baseVersion,
    edited: { by: draft.by, at: draft.at.toISOString() },
  }
}

/** A product of a shop with its draft, and what is missing from it. @throws ProblemError not_found, also for another shop's */
export async function readProduct(
  { db, clock }: Services,
  sellerId: string,
  productId: string,
): Promise<EditedProduct> {
  const product = await findLiveProduct(db, sellerId, productId)
  if (!product) throw notFound()
  const { id, slug, status, content: live } = product
  const stored = await findDraft(db, id)
  const last = await findLastVersion(db, id)
  const schedule = await findSchedule(db, id)
  const content = applyChange(live, stored?.content ?? {})
  const category = await findContentCategory(db, content.category)
  return {
    id,
    slug,
    status,
    draftVersion: stored?.version ?? 0,
    liveVersion: product.row_version,
    live,
    content,
    draft: presentDraft({ live, content }, stored),
    schedule: schedule ? { ...schedule, at: schedule.at.toISOString() } : null,
    published: last ? { number: last.number, by: last.by, at: last.at.toISOString() } : null,
    review: reviewContent(content, category, dateInItaly(clock.now())),
  }
}

import type { JobRefusal } from '@filiera/contract/console/jobs'
import {
  type ContentChange,
  changeBetween,
  partNames,
  partsNamedBy,
} from '@filiera/domain/products/content-parts'
import { type ShopActor, writeAudit } from '../../../platform/audit/audit.store.ts'
import { inSavepoint } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { changeDrafts } from '../../products/change-drafts.ts'
import { hindranceOf } from '../../products/publications/decide-publication.ts'
import { type Published, publishLocked } from '../../products/publish-product.ts'
import { type EditedContent, lockContents } from '../../products/read-contents.ts'
import { findMissing, updateLive } from '../../seller-products/seller-products.store.ts'
import { lockProducts, type OpenJob, type StepItem, type StepResult } from '../job-steps.store.ts'
import { changeTo, isAsLeft } from './left-as-it-was.ts'

type Step = { trx: Transaction; job: OpenJob; actor: ShopActor; now: Date }
type Seen = { before: JobColumns; after: JobColumns }
type Done = Omit<StepResult, 'position'>

const refused = (
  { before, after }: Pick<StepItem, 'before' | 'after'>,
  reason: StepResult['reason'],
  lacks: string[] = [],
): Done => ({
  state: 'refused',
  before: { ...before, ...(lacks.length > 0 && { lacks }) },
  after,
  reason,
})

/** @returns the draft's version then, or why it is refused */
async function publish(
  { trx, job, actor, now }: Step,
  id: string,
  content: ContentChange | null,
): Promise<Published | { reason: JobRefusal; lacks: string[] }> {
  try {
    const locked = { shopActor: actor, productId: id, draft: { content }, note: '', at: now, job: job.id }
    // another product may get the same code at this moment: only this one fails then
    return await inSavepoint(trx, () => publishLocked(trx, locked))
  } catch (error) {
    const hindrance = hindranceOf(error)
    if (hindrance) return hindrance
    // nothing is left to publish
    if (error instanceof ProblemError && error.code === 'conflict') return { reason: 'changed', lacks: [] }
    throw error
  }
}

/** Publishes a draft that is as it was tried; what it was and became is kept for an undo. */
async function publishDraft(step: Step, seen: Seen, found: EditedContent): Promise<Done> {
  if (!isAsLeft(found, seen.before)) return refused(seen, 'changed')
  const { live, content, draft } = found
  const published = await publish(step, live.id, draft.content)
  if ('reason' in published) return refused(seen, published.reason, published.lacks)
  const parts = changeBetween(live.content, content)
  const earlier = partsNamedBy(live.content, parts)
  const changed = partNames(parts)
  return {
    state: 'done',
    before: { ...seen.before, parts: earlier, was_draft: true },
    after: { ...seen.after, draft_version: published.version, parts, changed },
    reason: null,
  }
}

async function changeStatus(
  { trx, job, actor, now }: Step,
  { live }: EditedContent,
  status: 'published' | 'withdrawn',
): Promise<void> {
  await updateLive(trx, live.id, { status }, now)
  const audited = { before: { status: live.status }, after: { status, job: job.id } }
  await writeAudit(trx, actor, { kind: 'product', id: live.id, ...audited, at: now })
}

/** Puts back what was live, as a new version, or whether it was sold; what was published becomes a draft again. */
async function undo(
  step: Step,
  seen: Seen,
  found: EditedContent,
  drafts: Map<string, ContentChange>,
): Promise<Done> {
  const { before, after } = seen
  const { live } = found
  if (!isAsLeft(found, before)) return refused(seen, 'changed')
  const change = changeTo(found, after)
  const { status } = after
  if (status === 'published') {
    const missing = await findMissing(step.trx, live.id)
    if (missing.length > 0) return refused(seen, 'incomplete', missing)
  }
  let version = found.draft.version
  if (Object.keys(change).length > 0) {
    const published = await publish(step, live.id, change)
    if ('reason' in published) return refused(seen, published.reason, published.lacks)
    version = published.version
  }
  if (status && status !== 'draft') await changeStatus(step, found, status)
  if (after.was_draft && before.parts) {
    drafts.set(live.id, before.parts)
    version++
  }
  return { state: 'done', before, after: { ...after, draft_version: version }, reason: null }
}

/** Publishes drafts, or takes that back, in one transaction; what somebody changed since it was tried stays. */
export async function runPublications(
  trx: Transaction,
  { job, actor, now }: Omit<Step, 'trx'>,
  items: readonly StepItem[],
): Promise<StepResult[]> {
  const step: Step = { trx, job, actor, now }
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  // drafts before products, as whoever publishes one of them does
  const contents = await lockContents(trx, actor, ids, now)
  await lockProducts(trx, ids)
  const drafts = new Map<string, ContentChange>()
  const results: StepResult[] = []
  for (const { position, product_id, before, after } of items) {
    const found = contents.get(product_id ?? '')
    const seen = before && after && { before, after }
    if (!found || !seen) results.push({ position, ...refused({ before, after }, 'changed') })
    else if (job.change) results.push({ position, ...(await publishDraft(step, seen, found)) })
    else results.push({ position, ...(await undo(step, seen, found, drafts)) })
  }
  await changeDrafts(trx, actor, drafts, now)
  return results
}

import { applyChange, partNames } from '@filiera/domain/products/content-parts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import { decidePublication } from '../../products/publications/decide-publication.ts'
import { type EditedContent, readContents } from '../../products/read-contents.ts'
import { findMissing } from '../../seller-products/seller-products.store.ts'
import type { OpenJob, StepItem, StepResult } from '../job-steps.store.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { changeTo, isAsLeft } from './left-as-it-was.ts'

type Decided = Omit<StepResult, 'position'>

/** A product that was never on sale goes on sale; others keep whether they are. */
const statusOf = ({ live }: EditedContent, status: 'draft' | 'published'): JobColumns =>
  live.was_on_sale ? {} : { status }

async function tryOne(
  trx: Transaction,
  { seller_id }: OpenJob,
  found: EditedContent,
  now: Date,
): Promise<Decided> {
  const before = { draft_version: found.draft.version, ...statusOf(found, 'draft') }
  // published now, its day would be forgotten, and undone it would not be planned again
  if (found.isPlanned) return { state: 'refused', before, after: null, reason: 'planned' }
  const decided = await decidePublication(trx, seller_id, found, now)
  if (decided.state === 'same') return { state: 'same', before, after: null, reason: null }
  if (decided.state === 'refused') {
    const { reason, lacks } = decided
    return { state: 'refused', before: { ...before, lacks }, after: null, reason }
  }
  const after = { ...statusOf(found, 'published'), changed: partNames(decided.parts) }
  return { state: 'ready', before, after, reason: null }
}

/** What was published the first time cannot become unpublished: it is paused, and what is live stays. */
function putBack(before: JobColumns, after: JobColumns): JobColumns {
  if (after.status === 'draft') return { draft_version: before.draft_version ?? 0, status: 'withdrawn' }
  return after
}

async function tryUndo(
  trx: Transaction,
  { seller_id }: OpenJob,
  { before, after }: { before: JobColumns; after: JobColumns },
  found: EditedContent,
  now: Date,
): Promise<Decided> {
  const refuse = (reason: StepResult['reason'], lacks: string[] = []): Decided => ({
    state: 'refused',
    before: { ...before, ...(lacks.length > 0 && { lacks }) },
    after,
    reason,
  })
  if (!isAsLeft(found, before)) return refuse('changed')
  const wanted = putBack(before, after)
  const change = changeTo(found, wanted)
  if (Object.keys(change).length > 0) {
    const content = applyChange(found.live.content, change)
    const decided = await decidePublication(trx, seller_id, { live: found.live, content }, now)
    if (decided.state === 'refused') return refuse(decided.reason, decided.lacks)
  }
  if (wanted.status === 'published') {
    const missing = await findMissing(trx, found.live.id)
    if (missing.length > 0) return refuse('incomplete', missing)
  }
  const { changed: _, ...seen } = before
  return { state: 'ready', before: seen, after: { ...wanted, changed: partNames(change) }, reason: null }
}

/** Computes what publishing drafts would change, or of what was published would be undone. */
export async function tryPublications(
  trx: Transaction,
  job: OpenJob,
  items: readonly StepItem[],
  now: Date,
): Promise<StepResult[]> {
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const contents = await readContents(trx, job.seller_id, ids)
  const results: StepResult[] = []
  for (const { position, product_id, before, after } of items) {
    const found = contents.get(product_id ?? '')
    if (!found) results.push(refuseChanged({ position, before, after }))
    else if (before && after)
      results.push({ position, ...(await tryUndo(trx, job, { before, after }, found, now)) })
    else results.push({ position, ...(await tryOne(trx, job, found, now)) })
  }
  return results
}

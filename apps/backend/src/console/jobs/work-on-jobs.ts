import { type JobChange, makesFile, makesOffer } from '@filiera/contract/console/jobs'
import { lockNewProducts } from '../../catalog/products/lock-new-products.sql.ts'
import { type AuditedChange, type ShopActor, writeAudits } from '../../platform/audit/audit.store.ts'
import { announceChange, announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import type { Services } from '../../services.ts'
import type { OpenOffer } from '../offers/decide-offers.ts'
import { reducedSince } from '../seller-products/reduced-since.ts'
import { type LiveChange, updateManyLive } from '../seller-products/seller-products.store.ts'
import {
  columnsOf,
  decideChange,
  decideUndo,
  type JobProduct,
  type LiveBulkChange,
  withStartOfNow,
} from './decide-change.ts'
import { readStep, writeFile } from './export/write-export.ts'
import { readOrders } from './export/write-orders.ts'
import { runRows } from './import/run-rows.ts'
import { tryRows } from './import/try-rows.ts'
import { auditedValues } from './job.presenter.ts'
import {
  findStep,
  findStepProducts,
  lockProducts,
  type OpenJob,
  requeueJob,
  type StepItem,
  type StepResult,
  takeJob,
  writeStep,
} from './job-steps.store.ts'
import { setJobState } from './jobs.store.ts'
import { isPublication } from './publish/left-as-it-was.ts'
import { runPublications } from './publish/run-publications.ts'
import { tryPublications } from './publish/try-publications.ts'
import { refuseChanged } from './refuse-changed.ts'
import { writeOffers } from './write-offers.ts'

/** Products that are looked at in one transaction, nothing is locked. */
const TRIED_AT_ONCE = 1_000
/** Each draft is checked by itself. */
const DRAFTS_TRIED_AT_ONCE = 100
/** Products that are changed in one transaction: checkouts wait for no more. */
const CHANGED_AT_ONCE = 100

/** What jobs are done with. */
export type JobServices = Pick<Services, 'db' | 'clock' | 'config'>

const idsOf = (items: readonly StepItem[]) => items.flatMap(({ product_id }) => product_id ?? [])
/** Rows of a file, and what takes them back, know what they change by themselves. */
const areRows = (items: readonly StepItem[]) => items.some(({ cells }) => cells !== null)

const arePublications = ({ change }: OpenJob, items: readonly StepItem[]) =>
  change?.what === 'publish' || items.some(isPublication)

/** What is done to products themselves: files that come and go are no such change. */
const isBulk = (change: JobChange | null): change is LiveBulkChange =>
  change !== null && change.what !== 'import' && change.what !== 'publish' && !makesFile(change)

/** What a job left in a product, as an undo compares it with what stands there now. */
const seenBy = ({ undoes_finished_at }: OpenJob, product: JobProduct, before: JobColumns): JobColumns =>
  undoes_finished_at ? withStartOfNow(product, before, undoes_finished_at) : before

function decide(job: OpenJob, item: StepItem, product: JobProduct, now: Date) {
  if (isBulk(job.change)) return decideChange(product, job.change, now)
  return decideUndo(product, seenBy(job, product, item.before ?? {}), item.after ?? {}, now)
}

/** Computes what would become of the next products. @returns false when there are none left */
async function tryStep(trx: Transaction, job: OpenJob, now: Date): Promise<boolean> {
  // what is taken back may be publications
  const mayBeDrafts = job.change === null || job.change.what === 'publish'
  const atOnce = mayBeDrafts ? DRAFTS_TRIED_AT_ONCE : TRIED_AT_ONCE
  const items = await findStep(trx, job.id, null, atOnce)
  if (arePublications(job, items)) {
    await writeStep(trx, job, await tryPublications(trx, job, items, now))
    return items.length > 0
  }
  if (areRows(items)) {
    await writeStep(trx, job, await tryRows(trx, job, items))
    return true
  }
  const products = await findStepProducts(trx, idsOf(items))
  const results = items.map((item): StepResult => {
    const product = products.get(item.product_id ?? '')
    return product
      ? { position: item.position, after: null, reason: null, ...decide(job, item, product, now) }
      : refuseChanged(item)
  })
  await writeStep(trx, job, results)
  return items.length > 0
}

/** The columns of the product itself, those that are there; a draft stays one. */
const liveChange = ({
  price_cents,
  discounted_cents,
  discount_started_at: started,
  status,
  low_stock,
}: JobColumns): LiveChange => ({
  ...(price_cents !== undefined && { price_cents }),
  ...(discounted_cents !== undefined && { discounted_cents }),
  ...(low_stock !== undefined && { low_stock }),
  ...(status && status !== 'draft' && { status }),
  ...(started !== undefined && { discount_started_at: started === null ? null : new Date(started) }),
})

const actorOf = (job: OpenJob): ShopActor => ({
  sellerId: job.seller_id,
  accountId: job.account_id,
  role: job.role,
  action: job.change ? (job.change.what === 'import' ? 'createImport' : 'createJob') : 'undoJob',
  requestId: job.request_id,
})

/**
 * An offer begins when it is made, not when it was tried; the next step of one that runs goes on since it began. One that is put back is
 * a reduction like any other: what was charged in between is its reference.
 */
function startingNow(job: OpenJob, before: JobColumns, after: JobColumns, now: Date): JobColumns {
  const { discounted_cents, discount_started_at } = after
  if (typeof discounted_cents !== 'number') return after
  if (job.change) {
    const begins = makesOffer(job.change) && discount_started_at !== before.discount_started_at
    return begins ? { ...after, discount_started_at: now.toISOString() } : after
  }
  if (discounted_cents === before.discounted_cents) return after
  const known = {
    discounted_cents: before.discounted_cents ?? null,
    discount_started_at: before.discount_started_at ? new Date(before.discount_started_at) : null,
  }
  return { ...after, discount_started_at: reducedSince(known, discounted_cents, now).toISOString() }
}

/** Changes products that are still as they were when they were tried. */
async function changeProducts(
  trx: Transaction,
  job: OpenJob,
  items: readonly StepItem[],
  now: Date,
): Promise<StepResult[]> {
  const products = await findStepProducts(trx, idsOf(items))
  const results: StepResult[] = []
  const changes: { id: string; after: JobColumns; offers: readonly OpenOffer[] }[] = []
  const audits: AuditedChange[] = []
  for (const { position, product_id, before: seen, after: tried } of items) {
    const id = product_id ?? ''
    const product = products.get(id)
    if (!product) results.push(refuseChanged({ position, before: seen, after: tried }))
    if (!product || !seen || !tried) continue
    const before = seenBy(job, product, seen)
    const after = startingNow(job, before, tried, now)
    const decided = decideUndo(product, before, after, now)
    if (decided.state !== 'ready') {
      const { reason } = decided.state === 'refused' ? decided : { reason: null }
      results.push({ position, state: 'refused', before: columnsOf(product, before), after, reason })
      continue
    }
    changes.push({ id, after, offers: product.offers })
    const audited = { before: auditedValues(before), after: { ...auditedValues(after), job: job.id } }
    audits.push({ kind: 'product', id, ...audited, at: now })
    results.push({ position, state: 'done', before, after, reason: null })
  }
  const live = changes.map(({ id, after }) => ({ id, change: liveChange(after) }))
  await updateManyLive(trx, live, now)
  for (const { after, ...product } of changes) await writeOffers(trx, actorOf(job), product, after, now)
  if (audits.length > 0) await writeAudits(trx, actorOf(job), audits)
  return results
}

async function runItems(
  trx: Transaction,
  job: OpenJob,
  items: readonly StepItem[],
  now: Date,
): Promise<StepResult[]> {
  const step = { job, actor: actorOf(job), now }
  if (arePublications(job, items)) return runPublications(trx, step, items)
  // rows may make products
  if (areRows(items)) await lockNewProducts(job.seller_id).execute(trx)
  await lockProducts(trx, idsOf(items))
  return areRows(items) ? runRows(trx, step, items) : changeProducts(trx, job, items, now)
}

/** Changes the next products. @returns false when there are none left */
async function runStep(trx: Transaction, job: OpenJob, now: Date): Promise<boolean> {
  if (job.change?.what === 'export') return readStep(trx, job, job.change)
  if (job.change?.what === 'export_orders') return readOrders(trx, job, job.change)
  const items = await findStep(trx, job.id, 'ready', CHANGED_AT_ONCE)
  await writeStep(trx, job, await runItems(trx, job, items, now))
  await announceProducts(trx, idsOf(items))
  return items.length > 0
}

/** Lists hold other products when some went on sale or left it. */
async function finish(services: JobServices, trx: Transaction, job: OpenJob, now: Date): Promise<void> {
  const { change } = job
  if (makesFile(change)) await writeFile(services, trx, job, change)
  await setJobState(trx, job.id, job.state === 'trying' ? 'tried' : 'done', now)
  if (job.state === 'running' && !makesFile(change)) await announceChange(trx, ['catalogue'])
}

/**
 * One step of the job that waited longest, in one transaction: what is written there is done once, wherever the program ends.
 * @returns false when there is nothing to do
 */
export async function workOnJobs(services: JobServices): Promise<boolean> {
  const { db, clock } = services
  let taken: OpenJob | undefined
  try {
    return await inTransaction(db, async (trx) => {
      taken = await takeJob(trx)
      if (!taken) return false
      const now = clock.now()
      const isGoingOn =
        taken.state === 'trying' ? await tryStep(trx, taken, now) : await runStep(trx, taken, now)
      if (isGoingOn) await requeueJob(trx, taken.id, now)
      else await finish(services, trx, taken, now)
      return true
    })
  } catch (error) {
    // one that fails must not keep the others waiting
    if (taken) await requeueJob(db, taken.id, clock.now())
    throw error
  }
}

import { centsToEuros } from '@filiera/domain/money/money'
import type { ContentChange } from '@filiera/domain/products/content-parts'
import { type AuditedChange, type ShopActor, writeAudits } from '../../../platform/audit/audit.store.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import { changeDrafts } from '../../products/change-drafts.ts'
import { createDraftProducts, removeNewProduct } from '../../products/create-product.ts'
import { type EditedContent, readContents } from '../../products/read-contents.ts'
import { updateManyLive } from '../../seller-products/seller-products.store.ts'
import { addPieces } from '../../stock/add-pieces.ts'
import { auditedValues } from '../job.presenter.ts'
import type { OpenJob, StepItem, StepResult } from '../job-steps.store.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { addedPieces, isAsSeen } from './row-items.ts'

/** Of a product that an import made, while nobody changes it. */
const NEW_DRAFT_VERSION = 1

type Step = {
  trx: Transaction
  job: OpenJob
  actor: ShopActor
  now: Date
}
/** What rows of a step change, written at the end for all of them at once. */
type Work = {
  drafts: Map<string, ContentChange>
  pieces: { id: string; stock: number; delta: number }[]
  prices: { id: string; before: number; after: number }[]
  /** Rows that make products. */
  made: { item: StepItem; after: JobColumns }[]
}

const done = ({ position, before, after }: StepItem): StepResult => ({
  position,
  state: 'done',
  before,
  after,
  reason: null,
})

async function addStock({ trx, job, actor, now }: Step, { pieces }: Work) {
  if (pieces.length === 0) return
  const note = job.change?.what === 'import' ? job.change.file.slice(0, 300) : ''
  const moves = pieces.map(({ id, stock, delta }) => ({
    product: { id, stock },
    delta,
    reason: 'recount' as const,
    note,
    requestId: crypto.randomUUID(),
    lot: null,
    isForSale: true,
    at: now,
  }))
  await addPieces(trx, actor, moves)
}

async function changePrices({ trx, job, actor, now }: Step, { prices }: Work) {
  if (prices.length === 0) return
  const changes = prices.map(({ id, after }) => ({ id, change: { price_cents: after } }))
  await updateManyLive(trx, changes, now)
  const audited = prices.map(({ id, before, after }): AuditedChange => {
    const values = { ...auditedValues({ price_cents: after }), job: job.id }
    return { kind: 'product', id, before: auditedValues({ price_cents: before }), after: values, at: now }
  })
  await writeAudits(trx, actor, audited)
}

/** The parts that a new product says by itself are in its draft too. */
function nameOf({ parts = {} }: JobColumns): { title: string; category: string | null } {
  const { texts, category } = parts as { texts?: { it?: { title?: string } }; category?: string }
  return { title: texts?.it?.title ?? '', category: category ?? null }
}

async function create({ trx, job, actor, now }: Step, work: Work): Promise<StepResult[]> {
  const { made, drafts, pieces } = work
  if (made.length === 0) return []
  const inputs = made.map(({ item, after }) => ({
    ...nameOf(after),
    price: centsToEuros(after.price_cents ?? 0),
    sourceKey: `import:${job.id}:${item.position}`,
  }))
  const ids = await createDraftProducts(trx, actor, inputs, now)
  return made.map(({ item, after }, at) => {
    const id = ids[at] ?? ''
    drafts.set(id, after.parts ?? {})
    if (after.stock) pieces.push({ id, stock: 0, delta: after.stock })
    return { ...done(item), product_id: id }
  })
}

async function remove({ trx, actor, now }: Step, item: StepItem, found: EditedContent): Promise<StepResult> {
  const isAsMade = item.before !== null && isAsSeen(found, item.before)
  const { title } = found.content.texts.it
  const wanted = { id: found.live.id, draftVersion: NEW_DRAFT_VERSION, title, at: now }
  if (!isAsMade || !(await removeNewProduct(trx, actor, wanted))) return refuseChanged(item)
  return done(item)
}

function change({ drafts, prices, pieces }: Work, item: StepItem, { live, ...found }: EditedContent) {
  const { before, after } = item
  if (!before || !after) return refuseChanged(item)
  const delta = addedPieces(before, after)
  if (!isAsSeen({ live, ...found }, before) || live.stock + delta < 0) return refuseChanged(item)
  if (Object.keys(after.parts ?? {}).length > 0) drafts.set(live.id, after.parts ?? {})
  if (after.price_cents !== undefined)
    prices.push({ id: live.id, before: live.price_cents, after: after.price_cents })
  if (delta !== 0) pieces.push({ id: live.id, stock: live.stock, delta })
  return done(item)
}

/**
 * Carries out what rows of a file say, or undoes it, of products that are locked: texts go to drafts, price and pieces count at
 * once. What somebody changed since it was tried stays.
 */
export async function runRows(
  trx: Transaction,
  { job, actor, now }: Omit<Step, 'trx'>,
  items: readonly StepItem[],
): Promise<StepResult[]> {
  const step: Step = { trx, job, actor, now }
  const work: Work = { drafts: new Map(), pieces: [], prices: [], made: [] }
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const contents = await readContents(trx, job.seller_id, ids)
  const results: StepResult[] = []
  for (const item of items) {
    const found = contents.get(item.product_id ?? '')
    const { before, after } = item
    if (found && after === null) results.push(await remove(step, item, found))
    else if (found) results.push(change(work, item, found))
    else if (before === null && after && job.change) work.made.push({ item, after })
    else results.push(refuseChanged(item))
  }
  results.push(...(await create(step, work)))
  await changePrices(step, work)
  await addStock(step, work)
  await changeDrafts(trx, actor, work.drafts, now)
  return results
}

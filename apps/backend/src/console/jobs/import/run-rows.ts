import { centsToEuros } from '@filiera/domain/money/money'
import type { ContentChange } from '@filiera/domain/products/content-parts'
import { type ShopActor, writeAudit } from '../../../platform/audit/audit.store.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import { changeDrafts } from '../../products/change-drafts.ts'
import { createDraftProduct, removeNewProduct } from '../../products/create-product.ts'
import { type EditedContent, readContents } from '../../products/read-contents.ts'
import { updateLive } from '../../seller-products/seller-products.store.ts'
import { addPieces } from '../../stock/add-pieces.ts'
import { auditedValues } from '../job.presenter.ts'
import type { OpenJob, StepItem, StepResult } from '../job-steps.store.ts'
import { addedPieces, isAsSeen } from './row-items.ts'

/** Of a product that an import made, while nobody changes it. */
const NEW_DRAFT_VERSION = 1

type Step = {
  trx: Transaction
  job: OpenJob
  actor: ShopActor
  /** What goes into drafts, written at the end for all. */
  drafts: Map<string, ContentChange>
  now: Date
}

const refuse = ({ position, before, after }: StepItem): StepResult => ({
  position,
  state: 'refused',
  before,
  after,
  reason: 'changed',
})

async function addStock({ trx, job, actor, now }: Step, id: string, stock: number, delta: number) {
  if (delta === 0) return
  const note = job.change?.what === 'import' ? job.change.file.slice(0, 300) : ''
  await addPieces(trx, actor, {
    product: { id, stock },
    delta,
    reason: 'recount',
    note,
    requestId: crypto.randomUUID(),
    lot: null,
    isForSale: true,
    at: now,
  })
}

/** The parts that a new product says by itself are in its draft too. */
function nameOf({ parts = {} }: JobColumns): { title: string; category: string | null } {
  const { texts, category } = parts as { texts?: { it?: { title?: string } }; category?: string }
  return { title: texts?.it?.title ?? '', category: category ?? null }
}

async function create(step: Step, item: StepItem, after: JobColumns): Promise<StepResult> {
  const { trx, job, actor, drafts, now } = step
  const price = centsToEuros(after.price_cents ?? 0)
  const id = await createDraftProduct(
    trx,
    actor,
    { ...nameOf(after), price },
    `import:${job.id}:${item.position}`,
    now,
  )
  drafts.set(id, after.parts ?? {})
  await addStock(step, id, 0, after.stock ?? 0)
  return { position: item.position, state: 'done', before: null, after, reason: null, product_id: id }
}

async function remove({ trx, actor, now }: Step, item: StepItem, found: EditedContent): Promise<StepResult> {
  const isAsMade = item.before !== null && isAsSeen(found, item.before)
  const wanted = { id: found.live.id, draftVersion: NEW_DRAFT_VERSION, at: now }
  if (!isAsMade || !(await removeNewProduct(trx, actor, wanted))) return refuse(item)
  return { position: item.position, state: 'done', before: item.before, after: null, reason: null }
}

async function change(step: Step, item: StepItem, found: EditedContent): Promise<StepResult> {
  const { trx, job, actor, drafts, now } = step
  const { before, after, position } = item
  if (!before || !after) return refuse(item)
  const { live } = found
  const delta = addedPieces(before, after)
  if (!isAsSeen(found, before) || live.stock + delta < 0) return refuse(item)
  if (Object.keys(after.parts ?? {}).length > 0) drafts.set(live.id, after.parts ?? {})
  if (after.price_cents !== undefined) {
    const { price_cents } = after
    await updateLive(trx, live.id, { price_cents }, now)
    await writeAudit(trx, actor, {
      kind: 'product',
      id: live.id,
      before: auditedValues({ price_cents: live.price_cents }),
      after: { ...auditedValues({ price_cents }), job: job.id },
      at: now,
    })
  }
  await addStock(step, live.id, live.stock, delta)
  return { position, state: 'done', before, after, reason: null }
}

/**
 * Carries out what rows of a file say, or takes it back, of products that are locked: texts go to drafts, price and pieces count at
 * once. What somebody changed since it was tried stays.
 */
export async function runRows(
  trx: Transaction,
  { job, actor, now }: Pick<Step, 'job' | 'actor' | 'now'>,
  items: readonly StepItem[],
): Promise<StepResult[]> {
  const step: Step = { trx, job, actor, drafts: new Map(), now }
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const contents = await readContents(trx, job.seller_id, ids)
  const results: StepResult[] = []
  for (const item of items) {
    const found = contents.get(item.product_id ?? '')
    const { before, after } = item
    if (found && after === null) results.push(await remove(step, item, found))
    else if (found) results.push(await change(step, item, found))
    else if (before === null && after && job.change) results.push(await create(step, item, after))
    else results.push(refuse(item))
  }
  await changeDrafts(trx, actor, step.drafts, now)
  return results
}

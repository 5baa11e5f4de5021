import { setImmediate } from 'node:timers/promises'
import type { ImportEvent } from '@filiera/contract/catalog/import'
import { writeSecurityEvent } from '../../platform/audit/security-event.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { emptyContent } from '../content/empty-content.ts'
import { findLiveProducts } from '../content/read-live-products.ts'
import { lockNewProducts } from '../products/lock-new-products.sql.ts'
import { findKnownProducts, insertImported, publishImport, updateImported } from './import.store.ts'
import {
  importPictures,
  needsPictures,
  type PictureFetcher,
  type PictureTools,
  type ProductPictures,
  pictureFetcher,
} from './import-pictures.ts'
import { checkProducts, countStep, openRun, planProduct, type Run, type Step } from './import-run.ts'
import { readFile } from './read/read-file.ts'
import type { ImportedProduct } from './read/read-product.ts'
import { type SourceFile, UnreadableFile } from './read/source-file.ts'

/** Products written in one transaction: short, so that the shop goes on meanwhile. */
const BATCH = 50

export type ImportTools = PictureTools & { clock: Clock }
export type ImportOptions = { sellerId: string; content: string; dryRun: boolean }

async function readWhole(content: string): Promise<SourceFile> {
  try {
    return await readFile(content)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { message } = error
    throw new ProblemError('invalid_body', message, { fields: [{ field: 'content', message }] })
  }
}

/** Writes the steps of one transaction, products in the order of their ids, as checkouts take them. */
async function writeSteps(trx: Transaction, run: Run, steps: readonly Step[]): Promise<Map<string, string>> {
  const rows = steps.flatMap((step) => (step.kind === 'create' ? [step.row] : []))
  const created = await insertImported(trx, rows)
  const changes = steps.flatMap((step) => (step.kind === 'update' ? [step.change] : []))
  for (const change of changes.sort((a, b) => Number(a.id) - Number(b.id)))
    await updateImported(trx, change, run.now)
  return created
}

type Batch = { steps: Step[]; created: Map<string, string> }

async function importBatch(
  { db }: ImportTools,
  run: Run,
  products: readonly ImportedProduct[],
  dryRun: boolean,
): Promise<Batch> {
  const keys = products.map(({ sourceKey }) => sourceKey)
  const plan = async (executor: Executor) => {
    const known = await findKnownProducts(executor, run.sellerId, keys)
    const live = await findLiveProducts(
      executor,
      run.sellerId,
      known.map(({ id }) => id),
    )
    const contents = new Map(live.map(({ id, content }) => [id, content]))
    const byKey = new Map(
      known.map((product) => [
        product.sourceKey,
        { ...product, content: contents.get(product.id) ?? emptyContent },
      ]),
    )
    return products.map((product) => planProduct(run, product, byKey.get(product.sourceKey)))
  }
  if (dryRun) return { steps: await plan(db), created: new Map() }
  return inTransaction(db, async (trx) => {
    await lockNewProducts(run.sellerId).execute(trx)
    const steps = await plan(trx)
    return { steps, created: await writeSteps(trx, run, steps) }
  })
}

/** What the database does not take as data (SQLSTATE classes 22 and 23): the product is at fault, and not the machine. */
const isRefusedData = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

/** A batch; when the database refuses it, each product by itself, so that only the one at fault is refused. */
async function importEach(
  tools: ImportTools,
  run: Run,
  products: readonly ImportedProduct[],
  dryRun: boolean,
): Promise<Batch> {
  try {
    return await importBatch(tools, run, products, dryRun)
  } catch (error) {
    if (!isRefusedData(error)) throw error
    const [product] = products
    if (products.length === 1 && product) {
      const refused: Step = { kind: 'refuse', product, field: 'row', reason: error.message }
      return { steps: [refused], created: new Map<string, string>() }
    }
  }
  const all: Batch = { steps: [], created: new Map() }
  for (const product of products) {
    const { steps, created } = await importEach(tools, run, [product], dryRun)
    all.steps.push(...steps)
    for (const [key, id] of created) all.created.set(key, id)
  }
  return all
}

function picturesOf({ steps, created }: Batch): (ProductPictures & { line: number })[] {
  return steps.flatMap((step) => {
    if (step.kind === 'refuse') return []
    const { title, product } = step
    const { line, pictures: wanted } = product
    const pictures =
      step.kind === 'create'
        ? { line, title, wanted, productId: created.get(product.sourceKey) ?? '', before: [] }
        : { line, title, wanted, productId: step.known.id, before: step.known.pictures }
    return needsPictures(pictures) ? [pictures] : []
  })
}

async function fetchPictures(
  { db }: ImportTools,
  { report }: Run,
  fetchOnce: PictureFetcher,
  product: ProductPictures & { line: number },
): Promise<void> {
  const { added, missing } = await importPictures(db, fetchOnce, product)
  report.pictures += added
  report.missingPictures.push(...missing.map((picture) => ({ line: product.line, ...picture })))
}

/** What may be shown to an operator of why a run stopped. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Takes a product file for a seller: every readable product is created, or changed by what the file says otherwise than in its last run.
 * Says how far it is, and at the end what it did; when it stops on the way, what is reported is written, and the next run goes on.
 * @throws ProblemError before anything is written: not_found for an unknown seller, invalid_body for a file that cannot be read
 */
export async function* importProducts(
  tools: ImportTools,
  { sellerId, content, dryRun }: ImportOptions,
): AsyncGenerator<ImportEvent, void, undefined> {
  const file = await readWhole(content)
  const run = await openRun(tools.db, tools.clock, sellerId, file)
  const { report } = run
  const fetchOnce = pictureFetcher(tools)
  if (!dryRun)
    await writeSecurityEvent(tools.db, {
      event: 'products_imported',
      account: null,
      object: `shop ${sellerId}`,
      requestId: null,
      at: run.now,
    })
  const all = file.products.length
  yield { kind: 'progress', done: 0, all }
  let done = 0
  try {
    for (; done < all; done += BATCH) {
      run.now = tools.clock.now()
      const products = checkProducts(run, file.products.slice(done, done + BATCH))
      const batch = await importEach(tools, run, products, dryRun)
      for (const step of batch.steps) countStep(run, step)
      if (!dryRun)
        for (const product of picturesOf(batch)) {
          await fetchPictures(tools, run, fetchOnce, product)
          yield { kind: 'progress', done, all }
        }
      yield { kind: 'progress', done: Math.min(all, done + BATCH), all }
      await setImmediate()
    }
  } catch (error) {
    report.stopped = { line: file.products[done]?.line ?? 0, reason: reasonOf(error) }
  } finally {
    if (!dryRun)
      await inTransaction(tools.db, (trx) => publishImport(trx, sellerId)).catch((error: unknown) => {
        report.stopped ??= { line: file.products.at(-1)?.line ?? 0, reason: reasonOf(error) }
      })
  }
  report.refused.sort((a, b) => a.line - b.line)
  yield { kind: 'report', report }
}

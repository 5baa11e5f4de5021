import type { ImportReport } from '@filiera/contract/import'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import {
  findCategoryNames,
  findImportTarget,
  findKnownProducts,
  type ImportRow,
  insertImported,
  type KnownProduct,
  publishImport,
  updateImported,
} from './import.store.ts'
import { importRow, slugify } from './import-row.ts'
import {
  digestProduct,
  type ImportedProduct,
  isPictureRow,
  missingFields,
  readProduct,
} from './read-product.ts'
import { type ImportRecord, type OpenedImport, readRecords, UnreadableImport } from './read-records.ts'
import type { ImportCells } from './shopify-columns.ts'

/** Rows written in one transaction: short, so that the shop goes on meanwhile. */
const BATCH = 50

export type ImportOptions = {
  sellerId: string
  csv: string
  dryRun: boolean
  /** Called with how many of the rows to write are written. */
  onProgress?: (written: number, all: number) => void
}

type Step = { kind: 'create'; row: ImportRow } | { kind: 'update'; id: string; row: ImportRow }

/** What a run knows: who the products are for, what is there already, and what it found so far. */
type Run = {
  target: Parameters<typeof importRow>[1]['target']
  categories: Map<string, { id: number; slug: string }>
  fallbackCategoryId: number
  known: Map<string, KnownProduct>
  slugs: Set<string>
  seen: Map<string, number>
  firstOfHandle: Map<string, ImportCells>
  report: ImportReport
  now: Date
}

async function openRun(db: Database, sellerId: string, now: Date): Promise<Run> {
  const target = await findImportTarget(db, sellerId)
  if (!target) throw notFound()
  const { warehouseId } = target
  if (warehouseId === null)
    throw new ProblemError('bad_request', 'The seller has no warehouse to ship from yet.')
  const categories = await findCategoryNames(db)
  const fallbackCategoryId = categories[0]?.id
  if (fallbackCategoryId === undefined) throw new ProblemError('bad_request', 'The shop has no category yet.')
  const products = await findKnownProducts(db, sellerId)
  return {
    target: { ...target, warehouseId },
    categories: new Map(
      categories.flatMap(({ id, slug, name }) =>
        [slug, ...Object.values(name)].map((text) => [slugify(text), { id, slug }] as const),
      ),
    ),
    fallbackCategoryId,
    known: new Map(
      products.flatMap((product) => (product.source_key ? [[product.source_key, product]] : [])),
    ),
    slugs: new Set(products.map(({ slug }) => slug)),
    seen: new Map(),
    firstOfHandle: new Map(),
    report: { created: 0, updated: 0, unchanged: 0, drafts: 0, refused: [], missing: [] },
    now,
  }
}

function freeSlug(slugs: Set<string>, wanted: string): string {
  let slug = wanted
  for (let number = 2; slugs.has(slug); number++) slug = `${wanted}-${number}`
  slugs.add(slug)
  return slug
}

/** Compares a readable row with what is there: create, update, or nothing to do. */
function planProduct(run: Run, product: ImportedProduct, line: number): Step | null {
  const { report } = run
  const category = product.categoryHints
    .map((hint) => run.categories.get(slugify(hint)))
    .find((found) => found !== undefined)
  const missing = missingFields(product, category?.slug ?? null)
  const noted = product.hasPicture ? [...missing, 'picture'] : missing
  const known = run.known.get(product.sourceKey)
  const isDraft = missing.length > 0 || !product.isWanted
  if (isDraft) report.drafts++
  if (missing.length > 0) report.missing.push({ line, title: product.title, fields: noted })
  if (known?.source_digest === digestProduct(product)) {
    report.unchanged++
    return null
  }
  const row = importRow(product, {
    target: run.target,
    categoryId: category?.id ?? run.fallbackCategoryId,
    slug: known?.slug ?? freeSlug(run.slugs, slugify(product.title)),
    status: known?.status === 'withdrawn' ? 'withdrawn' : isDraft ? 'draft' : 'published',
    missing: noted,
    now: run.now,
  })
  if (known) {
    report.updated++
    return { kind: 'update', id: known.id, row }
  }
  report.created++
  return { kind: 'create', row }
}

function planRecord(run: Run, record: ImportRecord, opened: OpenedImport): Step | null {
  const { cells, line } = record
  const refuse = (field: string, reason: string): null => {
    run.report.refused.push({ line, field, reason })
    return null
  }
  if (record.columns > opened.headerColumns) {
    return refuse('row', `has ${record.columns} columns, the first line has ${opened.headerColumns}`)
  }
  if (isPictureRow(cells)) return null
  const first = run.firstOfHandle.get(cells.handle) ?? cells
  run.firstOfHandle.set(cells.handle, first)
  const product = readProduct(cells, first)
  if ('reason' in product) {
    return refuse(opened.header.names.get(product.column) ?? product.column, product.reason)
  }
  const earlier = run.seen.get(product.sourceKey)
  if (earlier !== undefined) {
    return refuse(opened.header.names.get('handle') ?? 'Handle', `is the same variant as in line ${earlier}`)
  }
  run.seen.set(product.sourceKey, line)
  return planProduct(run, product, line)
}

async function writeBatch(db: Database, run: Run, steps: readonly Step[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertImported(
      trx,
      steps.flatMap((step) => (step.kind === 'create' ? [step.row] : [])),
      run.now,
    )
    for (const step of steps)
      if (step.kind === 'update') await updateImported(trx, step.id, step.row, run.now)
  })
}

/** The whole file is read before anything is written: a broken one leaves no half behind. */
async function planFile(run: Run, csv: string): Promise<Step[]> {
  const steps: Step[] = []
  try {
    for await (const record of readRecords(csv)) {
      const step = planRecord(run, record, record.opened)
      if (step) steps.push(step)
    }
  } catch (error) {
    if (!(error instanceof UnreadableImport)) throw error
    throw new ProblemError('invalid_body', error.message, {
      fields: [{ field: 'csv', message: error.message }],
    })
  }
  return steps
}

/**
 * Takes a Shopify product file for a seller, one product a variant. A second run of the same file writes nothing; a dry run never does.
 * @throws ProblemError not_found for an unknown seller, invalid_body for a file that is not a Shopify product CSV
 */
export async function importProducts(
  db: Database,
  clock: Clock,
  options: ImportOptions,
): Promise<ImportReport> {
  const run = await openRun(db, options.sellerId, clock.now())
  const steps = await planFile(run, options.csv)
  if (options.dryRun || steps.length === 0) return run.report
  try {
    for (let written = 0; written < steps.length; written += BATCH) {
      const batch = steps.slice(written, written + BATCH)
      await writeBatch(db, run, batch)
      options.onProgress?.(written + batch.length, steps.length)
    }
  } finally {
    const isVisible = steps.some((step) => step.kind === 'update' || step.row.product.status === 'published')
    if (isVisible) await db.transaction().execute((trx) => publishImport(trx, run.target.sellerId))
  }
  return run.report
}

import type { ImportReport } from '@filiera/contract/catalog/import'
import { slugify } from '@filiera/domain/products/slugify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { bareContent } from '../content/empty-content.ts'
import type { ContentCategory } from '../content/required-parts.ts'
import { findShopOrigin, type ShippingOrigin } from '../products/shop-origin.sql.ts'
import { findCategories, findKnownAttributes, findSlugs } from './import.store.ts'
import { missingFields, withFile } from './missing-fields.ts'
import { type KnownProduct, type ProductChange, planChange } from './plan-product.ts'
import { type ImportRow, importRow } from './read/product-columns.ts'
import { type ImportedProduct, readProduct } from './read/read-product.ts'
import type { Field, SourceFile, SourceProduct } from './read/source-file.ts'
import { findStrayAttribute, type KnownAttribute, readAttributes } from './read-attributes.ts'

/** What a run knows: who the products are for, and what it found so far. */
export type Run = {
  sellerId: string
  origin: ShippingOrigin
  findCategory(names: readonly string[]): ContentCategory | undefined
  fallbackCategoryId: number
  attributes: ReadonlyMap<string, KnownAttribute>
  /** Slugs that are taken, and those of new products by their keys: a transaction that is repeated finds its own again. */
  slugs: Set<string>
  newSlugs: Map<string, string>
  /** Line of each product of the file. */
  seen: Map<string, number>
  names: SourceFile['names']
  report: ImportReport
  now: Date
}

/** What is done with a product of the file. */
export type Step =
  | { kind: 'refuse'; product: ImportedProduct; field: Field | 'row'; reason: string }
  | ({ product: ImportedProduct; title: string; status: KnownProduct['status']; missing: string[] } & (
      | { kind: 'create'; row: ImportRow }
      | { kind: 'update'; known: KnownProduct; change: ProductChange }
      | { kind: 'none'; known: KnownProduct }
    ))

export async function openRun(db: Database, clock: Clock, sellerId: string, file: SourceFile): Promise<Run> {
  const origin = await findShopOrigin(db, sellerId)
  if (!origin) throw notFound()
  const { warehouse_id } = origin
  if (warehouse_id === null)
    throw new ProblemError('bad_request', 'The seller has no warehouse to ship from yet.')
  const categories = await findCategories(db)
  const fallbackCategoryId = categories[0]?.id
  if (fallbackCategoryId === undefined) throw new ProblemError('bad_request', 'The shop has no category yet.')
  const byName = new Map(
    categories.flatMap(({ name, ...category }) =>
      [category.slug, ...Object.values(name)].map((text) => [slugify(text), category] as const),
    ),
  )
  const attributes = await findKnownAttributes(db)
  return {
    sellerId,
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    origin: { ...origin, warehouse_id },
    findCategory: (names) =>
      names.map((name) => byName.get(slugify(name))).find((found) => found !== undefined),
    fallbackCategoryId,
    slugs: new Set(await findSlugs(db, sellerId)),
    newSlugs: new Map(),
    seen: new Map(),
    names: file.names,
    report: {
      created: 0,
      updated: 0,
      unchanged: 0,
      drafts: 0,
      pictures: 0,
      refused: file.refused,
      missing: [],
      missingPictures: [],
      stopped: null,
    },
    now: clock.now(),
  }
}

function refuse(run: Run, line: number, field: string, reason: string): void {
  const name = run.names.get(field as Field)
  run.report.refused.push({ line, field: name ?? field, reason })
}

/** The column of an attribute that says what cannot be, or that its category does not use. */
function wrongAttribute(run: Run, { values }: ImportedProduct): { field: string; reason: string } | null {
  const read = readAttributes(run.attributes, values)
  if ('reason' in read) return read
  const category = run.findCategory(values.categories ?? [])
  if (!category) return null
  const stray = findStrayAttribute(values, new Set(category.attributes.map(({ code }) => code)))
  return stray === null ? null : { field: stray, reason: `is not used in the category "${category.slug}"` }
}

/** Rows of what {@link checkProducts} let through. */
function attributeRows(run: Run, values: ImportedProduct['values']) {
  const read = readAttributes(run.attributes, values)
  return 'rows' in read ? read.rows : []
}

/** Reads the products of a part of the file; what is wrong is refused. */
export function checkProducts(run: Run, sources: readonly SourceProduct[]): ImportedProduct[] {
  return sources.flatMap((source) => {
    const product = readProduct(source)
    if ('reason' in product) {
      refuse(run, source.line, product.field, product.reason)
      return []
    }
    const wrong = wrongAttribute(run, product)
    if (wrong) {
      refuse(run, source.line, wrong.field, wrong.reason)
      return []
    }
    const earlier = run.seen.get(product.sourceKey)
    if (earlier !== undefined) {
      refuse(run, source.line, 'key', `is the same product as in row ${earlier}`)
      return []
    }
    run.seen.set(product.sourceKey, source.line)
    return [product]
  })
}

function freeSlug({ slugs, newSlugs }: Run, sourceKey: string, wanted: string): string {
  const own = newSlugs.get(sourceKey)
  if (own) return own
  let slug = wanted
  for (let number = 2; slugs.has(slug); number++) slug = `${wanted}-${number}`
  slugs.add(slug)
  newSlugs.set(sourceKey, slug)
  return slug
}

function planCreation(run: Run, product: ImportedProduct): Step {
  const { values, sourceKey } = product
  const { title, priceCents } = values
  if (title === undefined) return { kind: 'refuse', product, field: 'title', reason: 'is missing' }
  if (priceCents === undefined) return { kind: 'refuse', product, field: 'price', reason: 'is missing' }
  const category = run.findCategory(values.categories ?? [])
  const missing = missingFields(withFile(bareContent(run.origin), values), category ?? null)
  const status = missing.length > 0 || values.isShown === false ? 'draft' : 'published'
  const row = importRow(
    { ...values, title, priceCents },
    {
      sellerId: run.sellerId,
      origin: run.origin,
      sourceKey,
      categoryId: category?.id ?? run.fallbackCategoryId,
      slug: freeSlug(run, sourceKey, slugify(title)),
      status,
      missing,
      now: run.now,
      attributes: attributeRows(run, values),
    },
  )
  return { kind: 'create', product, title, status, missing, row }
}

/** Compares a product of the file with what is there: create, change, or nothing to do. */
export function planProduct(run: Run, product: ImportedProduct, known: KnownProduct | undefined): Step {
  if (!known) return planCreation(run, product)
  const change = planChange(known, product.values, run.findCategory, (values) => attributeRows(run, values))
  const said = change?.said ?? known.said
  const title = said?.title ?? product.sourceKey
  const { status, missing } = change ?? known
  return change
    ? { kind: 'update', product, title, status, missing, known, change }
    : { kind: 'none', product, title, status, missing, known }
}

/** Counts a step that is done, or would be. */
export function countStep(run: Run, step: Step): void {
  const { report } = run
  if (step.kind === 'refuse') {
    refuse(run, step.product.line, step.field, step.reason)
    return
  }
  const isChange =
    step.kind === 'update' && (step.change.category || Object.keys(step.change.changed).length > 0)
  if (step.kind === 'create') report.created++
  else if (isChange) report.updated++
  else report.unchanged++
  if (step.status !== 'draft') return
  report.drafts++
  if (step.missing.length > 0)
    report.missing.push({ line: step.product.line, title: step.title, fields: step.missing })
}

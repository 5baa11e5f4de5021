import { isDeepStrictEqual } from 'node:util'
import type { ProductContent } from '@filiera/contract/console/product-content'
import type { ContentCategory } from '../content/required-parts.ts'
import { missingFields, withFile } from './missing-fields.ts'
import type { AttributeRow } from './read/product-columns.ts'
import type { FileValues } from './read/read-product.ts'

/** A product of an earlier run. */
export type KnownProduct = {
  id: string
  sourceKey: string
  status: 'draft' | 'published' | 'withdrawn'
  stock: number
  missing: string[]
  /** As it is live. */
  content: ProductContent
  /** What the file said last; null for a product from before that was remembered. */
  said: FileValues | null
  /** Pictures of the file that the product got from it. */
  pictures: { url: string; hash: string }[]
}

export type FindCategory = (names: readonly string[]) => ContentCategory | undefined

/** What a run changes of a known product: only what the file says otherwise than last time. */
export type ProductChange = {
  id: string
  changed: FileValues
  /** Everything that the file has said so far. */
  said: FileValues
  category: ContentCategory | null
  status: KnownProduct['status']
  missing: string[]
  /** Of the attributes that the file says otherwise. */
  attributes: AttributeRow[]
  /** The difference to what the file said last, so that sales in between stay sold. */
  stockBy: number
}

/** What of the values was said otherwise, or not at all, the last time. */
export const changedValues = (values: FileValues, said: FileValues): FileValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !isDeepStrictEqual(value, said[field as keyof FileValues]),
    ),
  ) as FileValues

/** A file that gives a number for the first time fills an empty shelf only: anything else was counted here. */
function stockDifference(known: KnownProduct, said: FileValues, { stock }: FileValues): number {
  if (stock === undefined) return 0
  if (said.stock !== undefined) return stock - said.stock
  return known.stock === 0 ? stock : 0
}

/** What is missing once the file has changed a product; what is on sale stays so with what it lacked before, unless an import said so. */
function stillMissing(
  { status, content, missing }: KnownProduct,
  changed: FileValues,
  named: ContentCategory | null,
  find: FindCategory,
): string[] {
  const own = (content.category !== null && find([content.category])) || null
  const lacking = missingFields(withFile(content, changed), named ?? own)
  if (status === 'draft') return lacking
  const before = missingFields(content, own)
  return lacking.filter((field) => missing.includes(field) || !before.includes(field))
}

/** Hidden or shown again by the file, or complete now; otherwise as it was left by hand. */
function nextStatus(known: KnownProduct, changed: FileValues, said: FileValues, missing: string[]) {
  if (known.status === 'withdrawn') return known.status
  const lacksMore = missing.some((field) => !known.missing.includes(field))
  if (lacksMore || changed.isShown === false) return 'draft'
  const isComplete = known.missing.length > 0 && missing.length === 0 && said.isShown !== false
  const isShownAgain = changed.isShown === true && missing.length === 0
  return isComplete || isShownAgain ? 'published' : known.status
}

/**
 * Compares what a file says with what it said last: a field that it says otherwise is written, all else stays as the shop has it.
 * @returns null when there is nothing to write
 */
export function planChange(
  known: KnownProduct,
  values: FileValues,
  findCategory: FindCategory,
  attributesOf: (values: FileValues) => AttributeRow[],
): ProductChange | null {
  const { id } = known
  // what was changed by hand cannot be told from what the file changed: this run only remembers
  const before = known.said ?? values
  const changed = changedValues(values, before)
  const said = { ...before, ...values }
  const named = findCategory(said.categories ?? [])
  const isNamedAnew = changed.categories !== undefined || known.missing.includes('category')
  const category = (isNamedAnew && named) || null
  const isNothing = Object.keys(changed).length === 0 && category === null
  if (isNothing && known.said) return null
  const missing = isNothing ? known.missing : stillMissing(known, changed, category, findCategory)
  return {
    id,
    changed,
    said,
    category,
    status: isNothing ? known.status : nextStatus(known, changed, said, missing),
    missing,
    attributes: attributesOf(changed),
    stockBy: changed.stock === undefined ? 0 : stockDifference(known, before, changed),
  }
}

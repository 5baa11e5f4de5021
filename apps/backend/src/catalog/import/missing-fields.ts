import type { ProductContent } from '@filiera/contract/console/product-content'
import { applyChange, type ContentChange } from '@filiera/domain/products/content-parts'
import { labelIn } from '../content/label-in.ts'
import { type ContentCategory, requiredParts } from '../content/required-parts.ts'
import { checkLabel } from '../labelling/check-label.ts'
import { FILE_LANGUAGE, organicOf, UNKNOWN_ORGANIC } from './read/product-columns.ts'
import type { FileValues } from './read/read-product.ts'

const said = (entries: Readonly<Record<string, unknown>>): ContentChange =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

/** A content as it is once a file has changed it; its category is found by the names of the file. */
export function withFile(content: ProductContent, values: FileValues): ProductContent {
  const attributes = Object.keys(values).flatMap((column) =>
    column.startsWith('attribute:') ? [[column.slice('attribute:'.length), true]] : [],
  )
  const texts = said({
    title: values.title,
    shortDescription: values.description,
    tags: values.tags,
    ingredients: values.ingredients,
    origin: values.origin,
    storage: values.storage,
    use: values.use,
    priceReason: values.priceReason,
  })
  const organic = organicOf(values)
  const change = said({
    vatRate: values.vatRate,
    netQuantity: values.netQuantity,
    drainedQuantity: values.drainedQuantity,
    allergens: values.allergens,
    traces: values.traces,
    marks: values.marks,
    organic: organic ? { ...(content.organic ?? UNKNOWN_ORGANIC), ...organic } : undefined,
    nutrition: values.nutrition,
    alcoholByVolume: values.alcoholByVolume,
  })
  return applyChange(content, {
    ...change,
    texts: { [FILE_LANGUAGE]: texts },
    attributes: Object.fromEntries(attributes),
  })
}

/** A part of a content as reports call it: `ingredients`, `ingredients (es)`, `attribute:vitigno`. */
function fieldOf(part: string): string {
  const [name, lang, field] = part.split('.')
  if (name === 'attributes') return `attribute:${lang}`
  if (name !== 'texts') return part
  return lang === FILE_LANGUAGE ? `${field}` : `${field} (${lang})`
}

/** Why a product stays a draft: what publishing asks for (decision 58), and what of its label cannot be true. */
export function missingFields(content: ProductContent, category: ContentCategory | null): string[] {
  const faults = checkLabel(labelIn(content, FILE_LANGUAGE, category))
  return [
    ...requiredParts(content, category).map(fieldOf),
    ...faults.map(({ field, reason }) => `${field}: ${reason}`),
  ]
}

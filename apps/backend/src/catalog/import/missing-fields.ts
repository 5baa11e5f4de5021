import { checkLabel } from '../labelling/check-label.ts'
import type { FileValues } from './read/read-product.ts'

/** What a category asks for: drinks say how much alcohol they have, and its attributes. */
export type Category = {
  id: number
  slug: string
  declares_alcohol: boolean
  /** Slug of the category of the navigation that it belongs to. */
  top: string
  attributes: { code: string; required: boolean }[]
}

/** Why a product stays a draft: what the law asks for before a sale (and its category of attributes) and the file does not have, and what of its label cannot be true. */
export function missingFields(values: FileValues, category: Category | undefined): string[] {
  const missing = {
    category: category === undefined,
    alcoholByVolume: category?.declares_alcohol === true && values.alcoholByVolume === undefined,
    vatRate: values.vatRate === undefined,
    netQuantity: values.netQuantity === undefined,
    ingredients: values.ingredients === undefined,
    allergens: values.allergens === undefined,
    nutrition: values.nutrition === undefined,
    origin: values.origin === undefined,
    storage: values.storage === undefined,
  }
  const faults = checkLabel({
    refusedAllergens: [],
    title: values.title ?? '',
    description: values.description ?? '',
    tags: values.tags ?? [],
    ingredients: values.ingredients ?? '',
    allergens: values.allergens ?? null,
    traces: values.traces ?? [],
    nutrition: values.nutrition ?? null,
    netQuantity: values.netQuantity ?? null,
    drainedQuantity: values.drainedQuantity ?? null,
    alcoholByVolume: values.alcoholByVolume ?? null,
    category: category?.top ?? null,
    marks: (values.marks ?? []).map(({ code }) => code),
  })
  const attributes = (category?.attributes ?? []).filter(
    ({ code, required }) => required && values[`attribute:${code}`] === undefined,
  )
  return [
    ...attributes.map(({ code }) => `attribute:${code}`),
    ...Object.entries(missing).flatMap(([field, isMissing]) => (isMissing ? [field] : [])),
    ...faults.map(({ field, reason }) => `${field}: ${reason}`),
  ]
}

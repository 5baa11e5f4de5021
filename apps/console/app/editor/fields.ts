import type { ProductContent } from '@filiera/contract/console/product-content'

type Texts = ProductContent['texts']['it']
export type TextField = Exclude<keyof Texts, 'tags' | 'questions' | 'warnings'>

/** A text that is written once a language: how long it may be, and how many lines are shown. */
export type TextFieldRow = { field: TextField; max: number; rows: number }

/** What is read in lists and on the product's page. */
export const pageTexts: readonly TextFieldRow[] = [
  { field: 'title', max: 200, rows: 2 },
  { field: 'shortDescription', max: 10_000, rows: 4 },
  { field: 'priceReason', max: 2000, rows: 3 },
]

/** What the law asks for before a sale. */
export const labelTexts: readonly TextFieldRow[] = [
  { field: 'legalName', max: 200, rows: 1 },
  { field: 'ingredients', max: 5000, rows: 4 },
  { field: 'origin', max: 5000, rows: 2 },
  { field: 'storage', max: 5000, rows: 2 },
  { field: 'afterOpening', max: 500, rows: 2 },
  { field: 'use', max: 5000, rows: 2 },
]

/** Numbers and codes of a product, with the decimals that a number may have; null for a text. */
export type FactField = 'ownCode' | 'gtin' | 'grossWeight' | 'shelfLifeDays' | 'alcoholByVolume'
export const facts: readonly { field: FactField; decimals: number | null; bounds?: [number, number] }[] = [
  { field: 'ownCode', decimals: null },
  { field: 'gtin', decimals: null },
  { field: 'grossWeight', decimals: 0, bounds: [1, 10_000_000] },
  { field: 'shelfLifeDays', decimals: 0, bounds: [1, 3650] },
  { field: 'alcoholByVolume', decimals: 1, bounds: [0, 99.9] },
]

/** The language of a part that is written once a language. */
export const partLanguage = (part: string): string | null =>
  part.startsWith('texts.') ? (part.split('.')[1] ?? null) : null

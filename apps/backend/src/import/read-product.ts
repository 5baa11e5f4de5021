import { createHash } from 'node:crypto'
import { type Allergen, allergens } from '@filiera/domain/catalogue-constants'
import { parseCents } from '@filiera/domain/money'
import type { StoredNutrition } from '../database/tables/catalogue.ts'
import { cleanHtml } from './clean-html.ts'
import { findEvocation } from './find-evocation.ts'
import { readNutrition } from './read-nutrition.ts'
import type { ImportCells, ImportColumn } from './shopify-columns.ts'

/** A refused row: the column as the file calls it comes with the report. */
export type Refusal = { column: ImportColumn; reason: string }

/** One variant of a Shopify product, ready to be a product of ours. Money in cents, weights in grams, volumes in millilitres. */
export type ImportedProduct = {
  /** Handle and option values: the same in every run. */
  sourceKey: string
  title: string
  description: string
  tags: string[]
  brand: string | null
  priceCents: number
  /** Crossed-out price of the file: unverified, kept and never shown (Codice del consumo art. 17-bis). */
  candidateCents: number | null
  stock: number
  netQuantity: { value: number; unit: 'g' | 'ml' } | null
  /** What may name one of our categories, the most precise first. */
  categoryHints: string[]
  vatRate: number | null
  ingredients: string
  /** null when the file declares nothing; an empty list declares that there are none. */
  allergens: Allergen[] | null
  nutrition: StoredNutrition | null
  /** % vol. */
  alcoholByVolume: number | null
  origin: string
  storage: string
  use: string
  isWanted: boolean
  hasPicture: boolean
}

const DEFAULT_OPTION = 'default title'
/** Where everything is an alcoholic drink. */
const WINE_CATEGORY = 'vini'
const VAT_RATES = [4, 5, 10, 22]
const MAX_TITLE = 200
const MAX_STOCK = 1_000_000

/** Thrown inside this file for the first thing that is wrong with a row. */
class RowRefused extends Error {
  readonly refusal: Refusal
  constructor(column: ImportColumn, reason: string) {
    super(reason)
    this.refusal = { column, reason }
  }
}

const optionValues = (cells: ImportCells): string[] =>
  [cells.option1, cells.option2, cells.option3].filter(
    (value) => value !== '' && value.toLowerCase() !== DEFAULT_OPTION,
  )

/** Further pictures of a product stand in rows of their own. */
export const isPictureRow = (cells: ImportCells): boolean =>
  cells.handle !== '' && cells.price === '' && cells.title === '' && optionValues(cells).length === 0

function readPrice(cells: ImportCells): number {
  if (cells.price === '') throw new RowRefused('price', 'is missing')
  const cents = parseCents(cells.price)
  if (cents === null) throw new RowRefused('price', `"${cells.price}" is not an amount with two decimals`)
  if (cents === 0) throw new RowRefused('price', 'is zero')
  return cents
}

/** Oversold stock is negative in exports: nothing is left. */
function readStock({ quantity }: ImportCells): number {
  if (quantity === '') return 0
  if (!/^-?\d{1,7}$/.test(quantity)) throw new RowRefused('quantity', `"${quantity}" is not a whole number`)
  return Math.min(MAX_STOCK, Math.max(0, Number(quantity)))
}

const units: Readonly<Record<string, { unit: 'g' | 'ml'; factor: number }>> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  cl: { unit: 'ml', factor: 10 },
  l: { unit: 'ml', factor: 1000 },
}

/** The measure for the unit price says what is inside; else the weight in grams. */
function readNetQuantity(cells: ImportCells): ImportedProduct['netQuantity'] {
  const { measure, measureUnit, grams } = cells
  if (measure !== '') {
    const known = units[measureUnit.toLowerCase()]
    const value = Math.round(Number(measure.replace(',', '.')) * (known?.factor ?? Number.NaN))
    if (!known || !(value > 0))
      throw new RowRefused('measure', `"${measure} ${measureUnit}" is not a quantity`)
    return { value, unit: known.unit }
  }
  if (grams === '') return null
  const value = Math.round(Number(grams.replace(',', '.')))
  if (!/^\d{1,8}([.,]\d+)?$/.test(grams)) throw new RowRefused('grams', `"${grams}" is not a weight in grams`)
  return value > 0 ? { value, unit: 'g' } : null
}

function readAllergens({ allergens: text }: ImportCells): Allergen[] | null {
  if (text === '') return null
  const named = text
    .toLowerCase()
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'none')
  return named.map((word) => {
    const code = allergens.find((known) => known === word)
    if (!code) throw new RowRefused('allergens', `"${word}" is not one of ${allergens.join(', ')}, none`)
    return code
  })
}

function readVatRate({ vatRate }: ImportCells): number | null {
  if (vatRate === '') return null
  const rate = Number(vatRate.replace('%', ''))
  if (!VAT_RATES.includes(rate))
    throw new RowRefused('vatRate', `"${vatRate}" is not one of ${VAT_RATES.join(', ')}`)
  return rate
}

function readAlcohol({ alcoholByVolume: text }: ImportCells): number | null {
  if (text === '') return null
  const match = /^(\d{1,2}(?:[.,]\d)?)\s*%?$/.exec(text)
  if (!match) throw new RowRefused('alcoholByVolume', `"${text}" is not a percentage by volume`)
  return Number(match[1]?.replace(',', '.'))
}

/** A crossed-out price that cannot be read is no reason to refuse a product: it is never shown. */
function readCandidate(text: string): number | null {
  const cents = parseCents(text)
  return cents === null || cents === 0 ? null : cents
}

function refuseEvocations(title: string, product: Pick<ImportCells, 'description' | 'tags'>): void {
  const texts: [ImportColumn, string][] = [
    ['title', title],
    ['description', product.description],
    ['tags', product.tags],
  ]
  for (const [column, text] of texts) {
    const evocation = findEvocation(text)
    if (evocation) throw new RowRefused(column, `"${evocation}" evokes a protected name`)
  }
}

function readVariant(cells: ImportCells, first: ImportCells): ImportedProduct {
  if (cells.handle === '') throw new RowRefused('handle', 'is missing')
  if (first.title === '') throw new RowRefused('title', 'is missing')
  const options = optionValues(cells)
  const title = [first.title, ...options].join(', ')
  if (title.length > MAX_TITLE) throw new RowRefused('title', `is longer than ${MAX_TITLE} characters`)
  const description = cleanHtml(first.description)
  refuseEvocations(title, { description, tags: first.tags })
  return {
    sourceKey: JSON.stringify([cells.handle, ...options]),
    title,
    description,
    tags: [...new Set(first.tags.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean),
    brand: first.vendor || null,
    priceCents: readPrice(cells),
    candidateCents: readCandidate(cells.compareAtPrice),
    stock: readStock(cells),
    netQuantity: readNetQuantity(cells),
    categoryHints: [first.category, first.productCategory.split('>').at(-1)?.trim() ?? '', first.type].filter(
      Boolean,
    ),
    vatRate: readVatRate(first),
    ingredients: cleanHtml(first.ingredients),
    allergens: readAllergens(first),
    nutrition: readNutrition(first),
    alcoholByVolume: readAlcohol(first),
    origin: cleanHtml(first.origin),
    storage: cleanHtml(first.storage),
    use: cleanHtml(first.use),
    isWanted:
      first.published.toLowerCase() !== 'false' &&
      !['draft', 'archived'].includes(first.status.toLowerCase()),
    hasPicture: first.image !== '',
  }
}

/** Reads one row; `first` is the first row of the same handle, which alone carries the product's own texts. */
export function readProduct(cells: ImportCells, first: ImportCells): ImportedProduct | Refusal {
  try {
    return readVariant(cells, first)
  } catch (error) {
    if (error instanceof RowRefused) return error.refusal
    throw error
  }
}

/** Changes when anything that the import writes changes. */
export const digestProduct = (product: ImportedProduct): string =>
  createHash('sha256').update(JSON.stringify(product)).digest('base64url')

/** What the law asks for before a sale and the file does not have; without a picture is allowed, and noted. */
export function missingFields(product: ImportedProduct, categorySlug: string | null): string[] {
  const missing = {
    category: categorySlug === null,
    alcoholByVolume: categorySlug === WINE_CATEGORY && product.alcoholByVolume === null,
    vatRate: product.vatRate === null,
    netQuantity: product.netQuantity === null,
    ingredients: product.ingredients === '',
    allergens: product.allergens === null,
    nutrition: product.nutrition === null,
    origin: product.origin === '',
    storage: product.storage === '',
  }
  return Object.entries(missing).flatMap(([field, isMissing]) => (isMissing ? [field] : []))
}

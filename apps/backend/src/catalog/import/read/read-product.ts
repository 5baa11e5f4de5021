import type { Allergen, TemperatureClass, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { StoredNutrition } from '../../../platform/database/tables/catalogue.ts'
import { findLabelEvocation } from '../../labelling/check-label.ts'
import { type CertifiedMark, readMarks } from '../../labelling/read-marks.ts'
import { cleanHtml, cleanLine } from './clean-html.ts'
import { readNutrition } from './read-nutrition.ts'
import {
  isSoldOut,
  type Reading,
  readAlcohol,
  readAllergens,
  readDrainedQuantity,
  readGtin,
  readNetQuantity,
  readOrganicOrigin,
  readPrice,
  readShown,
  readStock,
  readTemperature,
  readVatRate,
  readWithdrawal,
} from './read-values.ts'
import type { AttributeColumn, Field, SourcePicture, SourceProduct } from './source-file.ts'

/** A refused row: the column as the file calls it comes with the report. */
export type Refusal = { field: Field | AttributeColumn; reason: string }

/** What a file says of a product; what it does not say is not there. Money in cents, weights in grams, volumes in millilitres. */
export type FileValues = Partial<{
  title: string
  description: string
  tags: string[]
  brand: string
  priceCents: number
  /** Crossed-out price of the file: unverified, kept and never shown (Codice del consumo art. 17-bis). */
  candidateCents: number
  stock: number
  /** Text: leading zeros count. */
  gtin: string
  netQuantity: { value: number; unit: 'g' | 'ml' | 'piece' }
  drainedQuantity: { value: number; unit: 'g' | 'ml' }
  /** What may name one of our categories, the most precise first. */
  categories: string[]
  vatRate: number
  ingredients: string
  /** An empty list declares that there are none. */
  allergens: Allergen[]
  traces: Allergen[]
  marks: CertifiedMark[]
  /** Of the operator of organic farming, as its certificate has it. */
  organicCode: string
  /** `eu`, `non-eu`, `eu-and-non-eu` or a country. */
  organicOrigin: string
  nutrition: StoredNutrition
  /** % vol. */
  alcoholByVolume: number
  origin: string
  storage: string
  temperature: TemperatureClass
  use: string
  /** Why it costs what it costs, in the seller’s words. */
  priceReason: string
  withdrawal: WithdrawalClass
  isShown: boolean
}> & {
  /** What the column of an attribute says, as it is written. */
  [column: AttributeColumn]: string | undefined
}

export type ImportedProduct = {
  line: number
  sourceKey: string
  values: FileValues
  pictures: readonly SourcePicture[]
}

const MAX_KEY_BYTES = 1000
const MAX_TITLE = 200
const MAX_NAME = 100
const MAX_ORGANIC_CODE = 60
const MAX_TAGS = 50
const MAX_DESCRIPTION = 2000
/** A label is never cut. */
const MAX_LABEL_TEXT = 5000

/** Thrown inside this file for the first thing that is wrong with a row. */
class RowRefused extends Error {
  readonly refusal: Refusal
  constructor(field: Field | AttributeColumn, reason: string) {
    super(reason)
    this.refusal = { field, reason }
  }
}

/** No database keeps these. */
function refuseUnstorable({ cells, attributes, options, key }: SourceProduct): void {
  const texts: [string, string][] = [
    ...Object.entries(cells),
    ...Object.entries(attributes),
    ...[...options, ...key].map((text): [string, string] => ['key', text]),
  ]
  for (const [field, text] of texts)
    if (text.includes('\0') || !text.isWellFormed())
      throw new RowRefused(field as Field, 'has a character that is not text')
}

/** Reads the cell of a field, when it has one. */
function readCell<T>(
  { cells }: SourceProduct,
  field: Field,
  read: (text: string) => Reading<T>,
): T | undefined {
  const text = cells[field]
  if (text === undefined) return undefined
  const reading = read(text)
  if ('reason' in reading) throw new RowRefused(field, reading.reason)
  return reading.value
}

function readName({ cells }: SourceProduct, field: Field, longest: number): string | undefined {
  const name = cleanLine(cells[field] ?? '')
  if (name.length > longest) throw new RowRefused(field, `is longer than ${longest} characters`)
  return name || undefined
}

function readLabelText({ cells }: SourceProduct, field: Field): string | undefined {
  const text = cleanHtml(cells[field] ?? '')
  if (text.length > MAX_LABEL_TEXT) throw new RowRefused(field, `is longer than ${MAX_LABEL_TEXT} characters`)
  return text || undefined
}

function readTitle({ cells, options }: SourceProduct): string | undefined {
  const name = cleanLine(cells.title ?? '')
  if (name === '') return undefined
  const title = [name, ...options.map(cleanLine)].filter(Boolean).join(', ')
  if (title.length > MAX_TITLE) throw new RowRefused('title', `is longer than ${MAX_TITLE} characters`)
  return title
}

function readTags({ cells }: SourceProduct): string[] | undefined {
  const tags = [...new Set((cells.tags ?? '').split(',').map((tag) => cleanLine(tag).toLowerCase()))].filter(
    Boolean,
  )
  if (tags.length > MAX_TAGS) throw new RowRefused('tags', `has more than ${MAX_TAGS} tags`)
  if (tags.some((tag) => tag.length > MAX_NAME))
    throw new RowRefused('tags', `has a tag that is longer than ${MAX_NAME} characters`)
  return tags.length > 0 ? tags : undefined
}

/** Whatever says that a product is hidden hides it. */
function readIsShown(product: SourceProduct): boolean | undefined {
  const said = (['published', 'status', 'visibility'] as const).flatMap(
    (field) => readCell(product, field, readShown) ?? [],
  )
  return said.length === 0 ? undefined : said.every(Boolean)
}

function readStockOf(product: SourceProduct): number | undefined {
  const stock = readCell(product, 'quantity', readStock)
  return isSoldOut(product.cells.availability ?? '') ? 0 : stock
}

/** A crossed-out price that cannot be read is no reason to refuse a product: it is never shown. */
function readCandidate(text = ''): number | undefined {
  const reading = readPrice(text)
  return 'value' in reading ? reading.value : undefined
}

function nutritionOf({ cells }: SourceProduct): StoredNutrition | undefined {
  const reading = readNutrition(cells)
  if ('reason' in reading) throw new RowRefused(reading.field, reading.reason)
  return reading.value
}

function readMarkCell(text: string): Reading<CertifiedMark[]> {
  const marks = readMarks(text)
  return 'reason' in marks ? marks : { value: marks }
}

function refuseEvocations(values: FileValues): void {
  const { title = '', description = '', tags = [], marks = [], ingredients = '' } = values
  const codes = marks.map(({ code }) => code)
  const evocation = findLabelEvocation({
    title,
    description,
    tags,
    ingredients,
    marks: codes,
    category: null,
  })
  if (evocation) throw new RowRefused(evocation.field, evocation.reason)
}

function sourceKeyOf({ key }: SourceProduct): string {
  const sourceKey = JSON.stringify(key)
  if (Buffer.byteLength(sourceKey) > MAX_KEY_BYTES)
    throw new RowRefused('key', `is longer than ${MAX_KEY_BYTES} characters`)
  return sourceKey
}

/** Texts as they are written; what they mean is known where the attributes of the shop are. */
const readAttributeCells = ({ attributes }: SourceProduct): Record<AttributeColumn, string | undefined> =>
  Object.fromEntries(
    Object.entries(attributes).map(([column, text]) => [column, cleanLine(text) || undefined]),
  )

function readValues(product: SourceProduct): FileValues {
  const { cells } = product
  const categories = product.categories.map(cleanLine).filter(Boolean)
  const values = {
    title: readTitle(product),
    description:
      [...cleanHtml(cells.description ?? '')].slice(0, MAX_DESCRIPTION).join('').trim() || undefined,
    tags: readTags(product),
    brand: readName(product, 'brand', MAX_NAME),
    priceCents: readCell(product, 'price', readPrice),
    candidateCents: readCandidate(cells.compareAtPrice),
    stock: readStockOf(product),
    gtin: readCell(product, 'gtin', readGtin),
    netQuantity: readCell(product, 'netQuantity', readNetQuantity),
    drainedQuantity: readCell(product, 'drainedQuantity', readDrainedQuantity),
    categories: categories.length > 0 ? categories : undefined,
    vatRate: readCell(product, 'vatRate', readVatRate),
    ingredients: readLabelText(product, 'ingredients'),
    allergens: readCell(product, 'allergens', readAllergens),
    traces: readCell(product, 'traces', readAllergens),
    marks: readCell(product, 'marks', readMarkCell),
    organicCode: readName(product, 'organicCode', MAX_ORGANIC_CODE),
    organicOrigin: readCell(product, 'organicOrigin', readOrganicOrigin),
    nutrition: nutritionOf(product),
    alcoholByVolume: readCell(product, 'alcoholByVolume', readAlcohol),
    origin: readLabelText(product, 'origin'),
    storage: readLabelText(product, 'storage'),
    temperature: readCell(product, 'temperature', readTemperature),
    use: readLabelText(product, 'use'),
    priceReason: readLabelText(product, 'priceReason'),
    withdrawal: readCell(product, 'withdrawal', readWithdrawal),
    isShown: readIsShown(product),
    ...readAttributeCells(product),
  }
  const said = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as FileValues
  refuseEvocations(said)
  return said
}

/** Text as databases keep it: without zero characters and halves of characters. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A picture is no reason to refuse a product: what is wrong with its address shows when it is fetched. */
const readPictures = ({ pictures }: SourceProduct): SourcePicture[] =>
  pictures.map(({ url, alt }) => ({ url: storable(url), alt: cleanLine(storable(alt)).slice(0, MAX_TITLE) }))

/** Reads what the cells of a product mean. */
export function readProduct(product: SourceProduct): ImportedProduct | Refusal {
  try {
    refuseUnstorable(product)
    const sourceKey = sourceKeyOf(product)
    return { line: product.line, sourceKey, values: readValues(product), pictures: readPictures(product) }
  } catch (error) {
    if (error instanceof RowRefused) return error.refusal
    throw error
  }
}

import { nutrients } from '@filiera/domain/products/nutrients'
/** What a file can say of a product, whatever its format; `key` is what names the product there. */
export const fields = [
  'key',
  'title',
  'description',
  'brand',
  'tags',
  'price',
  'compareAtPrice',
  'quantity',
  'availability',
  'published',
  'status',
  'visibility',
  'category',
  'gtin',
  'netQuantity',
  'drainedQuantity',
  'vatRate',
  'ingredients',
  'allergens',
  'traces',
  'marks',
  'organicCode',
  'organicOrigin',
  'origin',
  'storage',
  'temperature',
  'use',
  'priceReason',
  'withdrawal',
  'alcoholByVolume',
  'nutritionExemption',
  'nutritionPer',
  ...nutrients,
] as const
export type Field = (typeof fields)[number]

/** What the law asks for has no column of the platforms: in every format it has these names. */
export const foodColumns = {
  category: ['category'],
  gtin: ['gtin'],
  netQuantity: ['net_quantity'],
  drainedQuantity: ['drained_quantity'],
  vatRate: ['vat_rate'],
  ingredients: ['ingredients'],
  allergens: ['allergens'],
  traces: ['traces'],
  marks: ['marks'],
  organicCode: ['organic_code'],
  organicOrigin: ['organic_origin'],
  origin: ['origin'],
  storage: ['storage'],
  temperature: ['temperature'],
  use: ['use'],
  priceReason: ['price_reason'],
  withdrawal: ['withdrawal'],
  alcoholByVolume: ['alcohol_by_volume'],
  nutritionExemption: ['nutrition_exemption'],
  nutritionPer: ['nutrition_per'],
  energyKj: ['energy_kj'],
  energyKcal: ['energy_kcal'],
  fat: ['fat'],
  saturates: ['saturates'],
  carbohydrate: ['carbohydrate'],
  sugars: ['sugars'],
  protein: ['protein'],
  salt: ['salt'],
} as const satisfies Partial<Record<Field, readonly string[]>>

/** The column of an attribute, by its code: `attribute:vitigno`. */
export type AttributeColumn = `attribute:${string}`
export const isAttributeColumn = (name: string): name is AttributeColumn => /^attribute:\S/.test(name)

export type SourcePicture = { url: string; alt: string }

/** One product as a file names it, still text. A cell that is empty or absent is not there. */
export type SourceProduct = {
  /** Where it stands in the file; the first line is 1. */
  line: number
  /** The same in every run. */
  key: readonly string[]
  cells: Partial<Record<Field, string>>
  attributes: Readonly<Record<AttributeColumn, string>>
  /** What tells a variant from the others, such as `500 ml`; part of the title. */
  options: readonly string[]
  /** What may name one of our categories, the most precise first. */
  categories: readonly string[]
  pictures: readonly SourcePicture[]
}

export type RefusedRow = { line: number; field: string; reason: string }

/** A file once read: adapters only map names, what the cells mean is read in one place (`read-product.ts`). */
export type SourceFile = {
  products: SourceProduct[]
  refused: RefusedRow[]
  /** What the file calls its columns. */
  names: ReadonlyMap<Field, string>
}

/** What a file that cannot be read is refused with; the message says where and why. */
export class UnreadableFile extends Error {}

/** A file with more lines than are read; it was not read to its end. */
export class TooManyLines extends UnreadableFile {}

const MOST_PICTURES = 10

/** Each address once, the first ten. */
export function distinctPictures(pictures: readonly SourcePicture[]): SourcePicture[] {
  const isFirst = ({ url }: SourcePicture, index: number) =>
    pictures.findIndex((picture) => picture.url === url) === index
  return pictures.filter(isFirst).slice(0, MOST_PICTURES)
}

/** `Food > Oil > Olive oil` → `Olive oil`, `Oil`, `Food`. */
export const categoryPath = (text: string): string[] =>
  text
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
    .reverse()

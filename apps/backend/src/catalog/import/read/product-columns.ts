import { HOME_MARKET } from '@filiera/domain/places/countries'
import type { Insertable, Updateable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { NOT_DECLARED } from '../../content/stored-nutrition.ts'
import type { ShippingOrigin } from '../../products/shop-origin.sql.ts'
import type { FileValues } from './read-product.ts'

/** The language that files are taken to be written in; the others fall back to it. */
export const FILE_LANGUAGE = 'it'
/** Stand-ins of a draft until the seller fills in what is missing; a draft is never shown or sold. */
export const UNKNOWN_VAT_RATE = 22
export const UNKNOWN_QUANTITY = { value: 1, unit: 'piece' as const }
/** % vol. above which a drink is declared alcoholic (Reg. (EU) 1169/2011 art. 9). */
export const ALCOHOL_DECLARED_ABOVE = 1.2

const json = (value: unknown) => JSON.stringify(value)
const inFileLanguage = (text: string) => json({ [FILE_LANGUAGE]: text })

/** Only the entries that have a value. */
const filled = <T extends object>(row: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Columns of a product for what a file says; without the brand's slug, the stock and what is not in files. */
export const productColumns = (values: FileValues) =>
  filled({
    candidate_price_cents: values.candidateCents,
    price_cents: values.priceCents,
    gtin: values.gtin,
    vat_rate: values.vatRate,
    net_value: values.netQuantity?.value,
    net_unit: values.netQuantity?.unit,
    drained_value: values.drainedQuantity?.value,
    drained_unit: values.drainedQuantity?.unit,
    temperature_class: values.temperature,
    marks: values.marks?.map(({ code }) => code),
    allergens: values.allergens,
    allergens_declared: values.allergens && true,
    alcohol:
      values.alcoholByVolume === undefined ? undefined : values.alcoholByVolume > ALCOHOL_DECLARED_ABOVE,
  }) satisfies Updateable<Tables['product']>

export const textColumns = (values: FileValues) =>
  filled({ title: values.title, short_description: values.description, tags: values.tags })

/** Texts of the label in the language of the file; other languages stay as they are. */
export const labelTexts = (values: FileValues) =>
  filled({
    ingredients: values.ingredients,
    origin: values.origin,
    storage: values.storage,
    usage: values.use,
    price_reason: values.priceReason,
  })

/** Of an organic product, while neither its operator nor its place is known. */
export const UNKNOWN_ORGANIC = { operatorCode: '', origin: null }

/** What a file says of organic farming; null when it says nothing of it. */
export function organicOf({ organicCode, organicOrigin }: FileValues) {
  const organic = filled({ operatorCode: organicCode, origin: organicOrigin })
  return Object.keys(organic).length > 0 ? organic : null
}

export const labelColumns = (values: FileValues) =>
  filled({
    nutrition: values.nutrition && json(values.nutrition),
    traces: values.traces,
    withdrawal: values.withdrawal,
    alcohol_by_volume: values.alcoholByVolume,
    mark_registers: values.marks && json(values.marks),
  })

/** One value of an attribute. */
export type AttributeRow = Omit<Insertable<Tables['product_attribute']>, 'product_id'>

export type ImportContext = {
  sellerId: string
  origin: ShippingOrigin
  sourceKey: string
  categoryId: number
  slug: string
  status: 'draft' | 'published'
  missing: string[]
  now: Date
  attributes: AttributeRow[]
}

/** A product with what hangs on it; the ids are filled in by the store. */
export type ImportRow = {
  product: Insertable<Tables['product']>
  text: Omit<Insertable<Tables['product_text']>, 'product_id'>
  label: Omit<Insertable<Tables['product_label']>, 'product_id'>
  attributes: AttributeRow[]
  values: FileValues
}

/** The rows of a product that is new. */
export function importRow(
  values: FileValues & { title: string; priceCents: number },
  context: ImportContext,
): ImportRow {
  const organic = organicOf(values)
  const { operator_name, operator_address, ...origin } = context.origin
  const { value, unit } = values.netQuantity ?? UNKNOWN_QUANTITY
  return {
    product: {
      ...origin,
      seller_id: context.sellerId,
      slug: context.slug,
      category_id: context.categoryId,
      status: context.status,
      source_key: context.sourceKey,
      brand: values.brand ?? null,
      stock: values.stock ?? 0,
      temperature_class: 'ambient',
      ships_to: [...HOME_MARKET],
      created_at: context.now,
      updated_at: context.now,
      ...productColumns(values),
      price_cents: values.priceCents,
      vat_rate: values.vatRate ?? UNKNOWN_VAT_RATE,
      net_value: value,
      net_unit: unit,
    },
    text: {
      lang: FILE_LANGUAGE,
      title: values.title,
      short_description: values.description ?? '',
      tags: values.tags ?? [],
      questions: json([]),
    },
    label: {
      ingredients: inFileLanguage(values.ingredients ?? ''),
      nutrition: json(values.nutrition ?? { exempt: NOT_DECLARED }),
      origin: inFileLanguage(values.origin ?? ''),
      storage: inFileLanguage(values.storage ?? ''),
      usage: inFileLanguage(values.use ?? ''),
      price_reason: values.priceReason ? inFileLanguage(values.priceReason) : null,
      alcohol_by_volume: values.alcoholByVolume ?? null,
      operator_name,
      operator_address,
      mark_registers: json(values.marks ?? []),
      organic: organic && json({ ...UNKNOWN_ORGANIC, ...organic }),
      traces: values.traces ?? [],
      withdrawal: values.withdrawal ?? 'standard',
      missing_fields: context.missing,
    },
    attributes: context.attributes,
    values,
  }
}

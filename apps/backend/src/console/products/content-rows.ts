import type { ProductContent } from '@filiera/contract/console/product-content'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { type Language, languages } from '@filiera/domain/languages'
import type { Insertable } from 'kysely'
import { NOT_DECLARED, storedNutrition } from '../../catalog/content/stored-nutrition.ts'
import {
  ALCOHOL_DECLARED_ABOVE,
  UNKNOWN_QUANTITY,
  UNKNOWN_VAT_RATE,
} from '../../catalog/import/read/product-columns.ts'
import { validMarks } from '../../catalog/products/label/label-days.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Texts = ProductContent['texts'][Language]
type Row<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'product_id'>

const json = (value: unknown) => JSON.stringify(value)
const orNull = (value: unknown) => (value === null ? null : json(value))

/**
 * Columns of a product, without its brand, category and what is live; stand-ins where nothing is said, as product files have them. A
 * mark whose certificate is over is none.
 */
export function productRow(content: ProductContent, now: Date) {
  const net = content.netQuantity ?? UNKNOWN_QUANTITY
  return {
    warehouse_id: content.warehouse,
    own_code: content.ownCode,
    gtin: content.gtin,
    gross_grams: content.grossWeight,
    vat_rate: content.vatRate ?? UNKNOWN_VAT_RATE,
    net_value: net.value,
    net_unit: net.unit,
    drained_value: content.drainedQuantity?.value ?? null,
    drained_unit: content.drainedQuantity?.unit ?? null,
    temperature_class: content.temperature,
    ships_to: content.shipsTo,
    marks: validMarks(content.marks, dateInItaly(now)).map(({ code }) => code),
    allergens: content.allergens ?? [],
    allergens_declared: content.allergens !== null,
    alcohol: (content.alcoholByVolume ?? 0) > ALCOHOL_DECLARED_ABOVE,
  }
}

/** Columns of its label; `missing_fields` names the stand-ins. */
export function labelRow(content: ProductContent): Row<'product_label'> {
  const inLanguages = (field: keyof Texts) =>
    json(Object.fromEntries(languages.map((lang) => [lang, content.texts[lang][field]])))
  const isGiven = languages.some((lang) => content.texts[lang].priceReason !== '')
  return {
    ingredients: inLanguages('ingredients'),
    origin: inLanguages('origin'),
    storage: inLanguages('storage'),
    usage: inLanguages('use'),
    legal_name: inLanguages('legalName'),
    after_opening: inLanguages('afterOpening'),
    warnings: inLanguages('warnings'),
    price_reason: isGiven ? inLanguages('priceReason') : null,
    traces: content.traces,
    not_allergens: content.notAllergens,
    nutrition: json(storedNutrition(content.nutrition) ?? { exempt: NOT_DECLARED }),
    operator_name: content.operator.name,
    operator_address: content.operator.address,
    importer: orNull(content.importer),
    alcohol_by_volume: content.alcoholByVolume,
    mark_registers: json(content.marks),
    organic: orNull(content.organic),
    ingredient_shares: json(content.ingredientShares),
    origin_places: json(content.originPlaces),
    primary_ingredient: orNull(content.primaryIngredient),
    shelf_life_days: content.shelfLifeDays,
    quantity_changed_since: content.quantityChanged?.since ?? null,
    previous_net_value: content.quantityChanged?.previous ?? null,
    safety: orNull(content.safety),
    withdrawal: content.withdrawal,
    perishable_under_30_days: content.perishableUnder30Days,
    missing_fields: [
      ...(content.category === null ? ['category'] : []),
      ...(content.vatRate === null ? ['vatRate'] : []),
      ...(content.netQuantity === null ? ['netQuantity'] : []),
    ],
  }
}

/** Rows of its texts: a translation without a title is none. */
export const textRows = ({ texts }: ProductContent): Row<'product_text'>[] =>
  languages
    .filter((lang) => lang === 'it' || texts[lang].title !== '')
    .map((lang) => ({
      lang,
      title: texts[lang].title,
      short_description: texts[lang].shortDescription,
      tags: texts[lang].tags,
      questions: json(texts[lang].questions),
    }))

/** An attribute of the shop. */
export type KnownAttribute = { kind: Tables['product_attribute']['kind']; options: readonly string[] }

/** The values of an attribute as its kind keeps them; null where it does not fit. */
function attributeValues({ kind, options }: KnownAttribute, value: ProductContent['attributes'][string]) {
  if (Array.isArray(value)) {
    const areKnown = new Set(value).size === value.length && value.every((code) => options.includes(code))
    return kind === 'list' && areKnown ? value.map((code) => ({ option_code: code })) : null
  }
  if (kind === 'yes_no') return typeof value === 'boolean' ? [{ yes_no: value }] : null
  if (kind === 'text') return typeof value === 'object' && value.it !== '' ? [{ text: json(value) }] : null
  if (kind === 'list' || typeof value !== 'number') return null
  const isYear = Number.isInteger(value) && value >= 1800 && value <= 2200
  return kind === 'number' || isYear ? [{ number: value }] : null
}

/** Rows of its attributes, or the code of the first one that the shop does not know or whose value does not fit. */
export function attributeRows(
  { attributes }: ProductContent,
  known: ReadonlyMap<string, KnownAttribute>,
): { rows: Row<'product_attribute'>[] } | { wrong: string } {
  const rows: Row<'product_attribute'>[] = []
  for (const [code, value] of Object.entries(attributes)) {
    const attribute = known.get(code)
    const values = attribute && attributeValues(attribute, value)
    if (!attribute || !values) return { wrong: code }
    const { kind } = attribute
    rows.push(...values.map((columns, position) => ({ attribute_code: code, kind, position, ...columns })))
  }
  return { rows }
}

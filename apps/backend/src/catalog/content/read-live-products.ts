import type { ProductContent } from '@filiera/contract/console/product-content'
import { languages, type Texts } from '@filiera/domain/languages'
import { applyChange } from '@filiera/domain/products/content-parts'
import { emptyTable } from '@filiera/domain/products/nutrients'
import type { Executor } from '../../platform/database/open-database.ts'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'
import { emptyContent } from './empty-content.ts'
import { findLiveRows, type LiveRow } from './live-rows.store.ts'
import { storedNutrition } from './stored-nutrition.ts'

const columns = [
  'id',
  'slug',
  'status',
  'row_version',
  'category_id',
  'was_on_sale',
  'price_cents',
  'discounted_cents',
  'stock',
] as const
type LiveColumns = Pick<LiveRow, (typeof columns)[number]>

/** A product as it is live. */
export type LiveProduct = LiveColumns & { content: ProductContent }

const columnsOf = (row: LiveRow) =>
  Object.fromEntries(columns.map((name) => [name, row[name]])) as LiveColumns

const inAll = (texts: Partial<Texts> | null | undefined): Texts => ({
  it: texts?.it ?? '',
  en: texts?.en ?? '',
  es: texts?.es ?? '',
})

function textsOf({ texts, label }: LiveRow) {
  const rows = texts ?? []
  const perLanguage = languages.map((lang) => {
    const row = rows.find((text) => text.lang === lang)
    const own = {
      title: row?.title ?? '',
      shortDescription: row?.short_description ?? '',
      tags: row?.tags ?? [],
      questions: row?.questions ?? [],
      legalName: label.legal_name?.[lang] ?? '',
      ingredients: label.ingredients[lang] ?? '',
      origin: label.origin[lang] ?? '',
      storage: label.storage[lang] ?? '',
      use: label.usage[lang] ?? '',
      afterOpening: label.after_opening?.[lang] ?? '',
      priceReason: label.price_reason?.[lang] ?? '',
      warnings: label.warnings?.[lang] ?? '',
    }
    return [lang, own]
  })
  return Object.fromEntries(perLanguage)
}

function attributesOf({ attributes }: LiveRow): ProductContent['attributes'] {
  const values = attributes.map(({ attribute_code, kind, option_code, number, yes_no, text }) => ({
    code: attribute_code,
    kind,
    option: option_code ?? '',
    value: yes_no ?? (text === null ? Number(number) : inAll(text)),
  }))
  const byCode = Map.groupBy(values, ({ code }) => code)
  return Object.fromEntries(
    [...byCode].map(([code, rows]) => [
      code,
      rows[0]?.kind === 'list' ? rows.map(({ option }) => option) : (rows[0]?.value ?? 0),
    ]),
  )
}

const marksOf = ({ mark_registers }: LiveRow['label']): ProductContent['marks'] =>
  mark_registers.map(({ code, register, controlBody = '', certificate = '', expires = null, file }) => ({
    code,
    register,
    controlBody,
    certificate,
    expires,
    ...(file && { file }),
  }))

type StoredTable = Partial<Exclude<StoredNutrition, { exempt: string }>>

/** An older row may lack parts: they are gaps, and without what its values are per a table says nothing. */
function nutritionOf({ nutrition }: LiveRow['label']): ProductContent['nutrition'] {
  if ('exempt' in nutrition) return storedNutrition({ exempt: nutrition.exempt.trim() })
  const { per, ...values }: StoredTable = nutrition
  return per ? { ...emptyTable, per, ...values } : null
}

/** Stand-ins of a draft are what is not said yet. */
function contentOf(row: LiveRow): ProductContent {
  const { label } = row
  const isStandIn = (field: string) => row.status === 'draft' && label.missing_fields.includes(field)
  return applyChange(emptyContent, {
    texts: textsOf(row),
    category: isStandIn('category') ? null : row.category,
    brand: row.brand,
    ownCode: row.own_code,
    gtin: row.gtin,
    vatRate: isStandIn('vatRate') ? null : row.vat_rate,
    netQuantity: isStandIn('netQuantity') ? null : { value: row.net_value, unit: row.net_unit },
    drainedQuantity: row.drained_value && { value: row.drained_value, unit: row.drained_unit },
    grossWeight: row.gross_grams,
    quantityChanged: label.quantity_changed_since && {
      since: label.quantity_changed_since,
      previous: label.previous_net_value,
    },
    temperature: row.temperature_class,
    shipsTo: row.ships_to,
    warehouse: row.warehouse_id,
    marks: marksOf(label),
    organic: label.organic,
    allergens: row.allergens_declared ? row.allergens : null,
    traces: label.traces,
    notAllergens: label.not_allergens,
    ingredientShares: label.ingredient_shares ?? [],
    nutrition: nutritionOf(label),
    alcoholByVolume: label.alcohol_by_volume === null ? null : Number(label.alcohol_by_volume),
    originPlaces: label.origin_places ?? [],
    primaryIngredient: label.primary_ingredient,
    shelfLifeDays: label.shelf_life_days,
    operator: { name: label.operator_name, address: label.operator_address },
    importer: label.importer,
    withdrawal: label.withdrawal,
    perishableUnder30Days: label.perishable_under_30_days,
    safety: label.safety,
    attributes: attributesOf(row),
    pictures: (row.pictures ?? []).map(({ picture, alt }) => ({ picture, alt: inAll(alt) })),
  })
}

/** Products of a shop with their live content, by their ids; those of others are left out. */
export async function findLiveProducts(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<LiveProduct[]> {
  const rows = await findLiveRows(executor, sellerId, ids)
  return rows.map((row) => ({ ...columnsOf(row), content: contentOf(row) }))
}

/** A product of a shop with its live content; undefined for another shop's. */
export async function findLiveProduct(
  executor: Executor,
  sellerId: string,
  productId: string,
): Promise<LiveProduct | undefined> {
  const [live] = await findLiveProducts(executor, sellerId, [productId])
  return live
}

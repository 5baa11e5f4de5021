import type { ImportRow, ImportTarget } from './import.store.ts'
import { digestProduct, type ImportedProduct } from './read-product.ts'

/** The language that files are taken to be written in. */
const LANGUAGE = 'it'
/** Stand-ins of a draft until the seller fills in what is missing; a draft is never shown or sold. */
const UNKNOWN_VAT_RATE = 22
const UNKNOWN_QUANTITY = { value: 1, unit: 'piece' as const }
/** % vol. above which a drink is declared alcoholic (Reg. (EU) 1169/2011 art. 9). */
const ALCOHOL_DECLARED_ABOVE = 1.2
const HOME_MARKET = ['IT']

const json = (value: unknown) => JSON.stringify(value)
/** Only what the file says: other languages fall back to it. */
const inItalian = (text: string) => json({ [LANGUAGE]: text })

/** `Olio nuovo, 5 l` → `olio-nuovo-5-l`. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.slice(0, 120) || 'prodotto'
}

export type ImportPlace = {
  target: ImportTarget & { warehouseId: string }
  categoryId: number
  slug: string
  status: 'draft' | 'published' | 'withdrawn'
  missing: string[]
  now: Date
}

/** The rows of our tables for an imported product. */
export function importRow(product: ImportedProduct, place: ImportPlace): ImportRow {
  const { target, now } = place
  const { value, unit } = product.netQuantity ?? UNKNOWN_QUANTITY
  return {
    product: {
      slug: place.slug,
      seller_id: target.sellerId,
      warehouse_id: target.warehouseId,
      category_id: place.categoryId,
      status: place.status,
      source_key: product.sourceKey,
      source_digest: digestProduct(product),
      brand: product.brand,
      candidate_price_cents: product.candidateCents,
      price_cents: product.priceCents,
      vat_rate: product.vatRate ?? UNKNOWN_VAT_RATE,
      stock: product.stock,
      net_value: value,
      net_unit: unit,
      temperature_class: 'ambient',
      ships_to: HOME_MARKET,
      allergens: product.allergens ?? [],
      allergens_declared: product.allergens !== null,
      alcohol: (product.alcoholByVolume ?? 0) > ALCOHOL_DECLARED_ABOVE,
      region: target.region,
      city_code: target.cityCode,
      created_at: now,
      updated_at: now,
    },
    text: {
      lang: LANGUAGE,
      title: product.title,
      short_description: product.description,
      tags: product.tags,
      questions: json([]),
    },
    label: {
      ingredients: inItalian(product.ingredients),
      nutrition: json(product.nutrition ?? { exempt: 'not-declared' }),
      origin: inItalian(product.origin),
      storage: inItalian(product.storage),
      usage: inItalian(product.use),
      alcohol_by_volume: product.alcoholByVolume,
      operator_name: target.company,
      operator_address: target.address,
      mark_registers: json([]),
      withdrawal: 'standard',
      missing_fields: place.missing,
    },
  }
}

import { languages } from '@filiera/domain/languages'
import type { Insertable } from 'kysely'
import type { AttributeKind } from '../../platform/database/tables/attributes.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { SeedCategory, SeedProduct, SeedSeller } from './catalogue-schemas.ts'

const DAY_MS = 86_400_000
/** Above this an alcoholic drink is declared as one (Reg. (EU) 1169/2011 art. 9). */
const ALCOHOL_DECLARED_ABOVE = 1.2
const json = (value: unknown) => JSON.stringify(value)

/** Midnight (UTC) so many days before the day of `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - days * DAY_MS)
}

export function sellerRow(seller: Omit<SeedSeller, 'landscape'>, now: Date): Insertable<Tables['seller']> {
  return {
    slug: seller.slug,
    name: seller.name,
    company: seller.company,
    vat_number: seller.vatNumber,
    rea: seller.rea,
    email: seller.email,
    telephone: seller.telephone,
    street: seller.street,
    city: seller.city,
    zip: seller.zip,
    province: seller.province,
    region: seller.region,
    city_code: seller.cityCode,
    lat: seller.lat,
    lng: seller.lng,
    description: json(seller.description),
    founded: seller.founded ?? null,
    figures: json(seller.figures),
    timeline: json(seller.timeline),
    commission_percent: seller.commissionPercent,
    created_at: now,
  }
}

export function warehouseRow(
  seller: Omit<SeedSeller, 'landscape'>,
  sellerId: string,
): Insertable<Tables['warehouse']> {
  return {
    seller_id: sellerId,
    name: seller.warehouse.name,
    region: seller.region,
    threshold_cents: seller.warehouse.thresholdCents,
    fee_cents: seller.warehouse.feeCents,
    cut_off_hour: seller.warehouse.cutOffHour,
    ...(seller.warehouse.dispatchDays && { dispatch_days: seller.warehouse.dispatchDays }),
    street: seller.street,
    city: seller.city,
    zip: seller.zip,
    province: seller.province,
  }
}

export function categoryRow(category: SeedCategory, position: number): Insertable<Tables['category']> {
  return {
    slug: category.slug,
    position,
    name: json(category.name),
    description: json(category.description),
    declares_alcohol: category.declaresAlcohol ?? false,
  }
}

/** Where a seed product belongs. */
export type Place = { seller: SeedSeller; sellerId: string; warehouseId: string; categoryId: number }

/** A product as it was when it came on sale, at its first price. */
export function productRow(product: SeedProduct, place: Place, now: Date): Insertable<Tables['product']> {
  return {
    slug: product.slug,
    seller_id: place.sellerId,
    warehouse_id: place.warehouseId,
    category_id: place.categoryId,
    status: 'published',
    ...priceSteps(product, now)[0],
    vat_rate: product.vatRate,
    stock: product.stock,
    net_value: product.netQuantity.value,
    net_unit: product.netQuantity.unit,
    drained_value: product.drainedQuantity?.value ?? null,
    drained_unit: product.drainedQuantity?.unit ?? null,
    temperature_class: product.temperatureClass,
    ships_to: product.shipsTo,
    marks: product.marks.map(({ code }) => code),
    allergens: product.allergens,
    allergens_declared: true,
    alcohol: (product.alcoholByVolume ?? 0) > ALCOHOL_DECLARED_ABOVE,
    region: place.seller.region,
    city_code: place.seller.cityCode,
    popularity: product.popularity,
    created_at: daysBefore(now, product.createdDaysAgo),
  }
}

export function textRows(product: SeedProduct, productId: string): Insertable<Tables['product_text']>[] {
  return languages.map((lang) => ({
    product_id: productId,
    lang,
    title: product.title[lang],
    short_description: product.shortDescription[lang],
    tags: product.tags,
    questions: json(
      product.questions.map(({ question, answer }) => ({ question: question[lang], answer: answer[lang] })),
    ),
  }))
}

export function labelRow(
  product: SeedProduct,
  productId: string,
  { seller }: Place,
): Insertable<Tables['product_label']> {
  const { street, zip, city, province } = seller
  const operator = product.operator ?? {
    name: seller.company,
    address: `${street}, ${zip} ${city} (${province})`,
  }
  return {
    product_id: productId,
    ingredients: json(product.ingredients),
    traces: product.traces,
    nutrition: json(product.nutrition),
    origin: json(product.origin),
    storage: json(product.storage),
    usage: json(product.use),
    operator_name: operator.name,
    operator_address: operator.address,
    alcohol_by_volume: product.alcoholByVolume ?? null,
    organic: product.organic ? json(product.organic) : null,
    mark_registers: json(product.marks.map(({ code, register = '' }) => ({ code, register }))),
    withdrawal: product.withdrawal,
    perishable_under_30_days: product.perishableUnder30Days,
    price_reason: product.priceReason ? json(product.priceReason) : null,
    tasting: product.tasting ? json(product.tasting) : null,
  }
}

/** What a product says in its attributes; `kindOf` knows the kind of each. */
export function attributeRows(
  product: SeedProduct,
  productId: string,
  kindOf: ReadonlyMap<string, AttributeKind>,
): Insertable<Tables['product_attribute']>[] {
  type Row = Insertable<Tables['product_attribute']>
  return Object.entries(product.attributes).flatMap(([attribute_code, value]): Row[] => {
    const kind = kindOf.get(attribute_code)
    if (!kind) throw new Error(`${product.slug}: there is no attribute "${attribute_code}"`)
    const row = { product_id: productId, attribute_code, kind }
    if (typeof value === 'number') return [{ ...row, number: value }]
    if (typeof value === 'boolean') return [{ ...row, yes_no: value }]
    if (typeof value === 'object' && !Array.isArray(value)) return [{ ...row, text: json(value) }]
    return [value].flat().map((option_code, position) => ({ ...row, option_code, position }))
  })
}

type Prices = Pick<
  Insertable<Tables['product']>,
  'price_cents' | 'discounted_cents' | 'discount_started_at' | 'updated_at'
>

/** The prices of a product one after the other: earlier full ones, today's, the reduction. */
export function priceSteps(product: SeedProduct, now: Date): [Prices, ...Prices[]] {
  const { earlierPrices = [], priceCents, discount, createdDaysAgo } = product
  const full = { discounted_cents: null, discount_started_at: null }
  const cents = [...earlierPrices.map((earlier) => earlier.priceCents), priceCents]
  const days = [createdDaysAgo, ...earlierPrices.map(({ untilDaysAgo }) => untilDaysAgo)]
  const [first = priceCents, ...later] = cents
  const reduced = discount && {
    price_cents: priceCents,
    discounted_cents: discount.priceCents,
    discount_started_at: daysBefore(now, discount.startedDaysAgo),
    updated_at: daysBefore(now, discount.startedDaysAgo),
  }
  return [
    { price_cents: first, ...full, updated_at: daysBefore(now, createdDaysAgo) },
    ...later.map((price_cents, index) => ({
      price_cents,
      ...full,
      updated_at: daysBefore(now, days[index + 1] ?? createdDaysAgo),
    })),
    ...(reduced ? [reduced] : []),
  ]
}

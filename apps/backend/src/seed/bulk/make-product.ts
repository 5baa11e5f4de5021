import type { Mark } from '@filiera/domain/catalogue-constants'
import { type Draw, drawFrom, lognormal, pick, zipf } from './draw.ts'
import { type CategoryKinds, categoryKinds } from './kinds.ts'
import { capital, makeSentence } from './words.ts'

export type BulkSeller = { id: string; warehouse_id: string; region: string; city_code: string | null }
export type BulkCategory = { id: number; slug: string; pictures: string[] }
/** What the products of a large catalogue are made of. */
export type BulkWorld = {
  now: Date
  sellers: readonly BulkSeller[]
  categories: readonly BulkCategory[]
  brands: readonly string[]
  words: readonly string[]
}

const DAY_MS = 86_400_000
const YEARS_MS = 1500 * DAY_MS
const markSets: readonly Mark[][] = [
  [],
  [],
  [],
  [],
  [],
  [],
  ['dop'],
  ['igp'],
  ['bio'],
  ['pat'],
  ['bio'],
  ['dop', 'bio'],
  ['stg'],
]
const netValues = { g: [100, 200, 250, 300, 350, 500, 1000, 2500], ml: [100, 250, 375, 500, 750, 1000, 3000] }
const languages = ['it', 'en', 'es'] as const
const nutrition = {
  per: '100g',
  energyKj: 1046,
  energyKcal: 250,
  fat: 12,
  saturates: 3,
  carbohydrate: 20,
  sugars: 4,
  protein: 14,
  salt: 1,
}

function categoryOf(draw: Draw, sellerIndex: number, categories: readonly BulkCategory[]): BulkCategory {
  // A seller mostly sells one kind of thing.
  const own = drawFrom(sellerIndex + 7_000_003)
  const main = zipf(own, categories.length, 0.35)
  return categories[draw() < 0.7 ? main : zipf(draw, categories.length, 0.35)] ?? pick(draw, categories)
}

function textsOf(draw: Draw, kind: CategoryKinds, words: readonly string[], quantity: string) {
  const names = pick(draw, kind.kinds.split(';'), 0.3).split('|')
  const adjective = pick(draw, kind.adjectives.split(';'), 0.3)
  const place = capital(pick(draw, words, 0.6))
  const variety = draw() < 0.4 ? ` ${capital(pick(draw, words, 0.3))}` : ''
  const spoken = languages.filter((lang) => lang === 'it' || draw() < (lang === 'en' ? 0.15 : 0.08))
  const tags = [adjective, place.toLowerCase()]
  return spoken.map((lang) => ({
    lang,
    title: `${names[languages.indexOf(lang)]} ${lang === 'it' ? `${adjective} ` : ''}${place}${variety} ${quantity}`,
    short_description: makeSentence(draw, lang, words),
    tags,
  }))
}

/** Full price, reduced price and the history behind it. */
function pricesOf(draw: Draw, medianCents: number, now: Date, createdAt: number) {
  const price = Math.max(60, Math.min(99_900, Math.round(lognormal(draw, medianCents, 0.75) / 10) * 10))
  const reduced = draw() < 0.18 ? Math.round((price * (0.6 + 0.3 * draw())) / 10) * 10 : null
  const discounted = reduced !== null && reduced < price ? reduced : null
  const started =
    discounted === null
      ? null
      : new Date(Math.max(createdAt, now.getTime() - (1 + Math.floor(draw() * 25)) * DAY_MS))
  return { price, discounted, started }
}

/** One product with everything that hangs on it, as the statement of `load-products.ts` reads it; the same for the same number. */
export function makeProduct(number: number, world: BulkWorld) {
  const draw = drawFrom(number)
  const sellerIndex = zipf(draw, world.sellers.length, 0.6)
  const seller = world.sellers[sellerIndex]
  if (!seller) throw new Error('a large catalogue needs more sellers than the demonstration has')
  const category = categoryOf(draw, sellerIndex, world.categories)
  const kind = categoryKinds[category.slug] ?? categoryKinds.other
  if (!kind) throw new Error('the kinds of other categories are missing')
  const createdAt = world.now.getTime() - DAY_MS - Math.floor(draw() * YEARS_MS)
  const { price, discounted, started } = pricesOf(draw, kind.medianCents, world.now, createdAt)
  const netValue = pick(draw, netValues[kind.unit])
  const marks = pick(draw, markSets)
  const reviews = draw() < 0.45 ? Math.floor(lognormal(draw, 4, 1.2)) : 0
  // a few hold none of the allergens
  const declaresAny = draw() < 0.95
  const pictures = Math.min(category.pictures.length, draw() < 0.7 ? 1 : 2)
  const firstPicture = zipf(draw, Math.max(1, category.pictures.length), 0.2)
  return {
    slug: `n-${number}`,
    seller_id: seller.id,
    warehouse_id: seller.warehouse_id,
    category_id: category.id,
    region: seller.region,
    city_code: seller.city_code,
    brand: draw() < 0.3 ? pick(draw, world.brands, 0.5) : null,
    price_cents: price,
    discounted_cents: discounted,
    discount_started_at: started,
    vat_rate: kind.vatRate,
    stock: draw() < 0.13 ? 0 : 1 + Math.floor(lognormal(draw, 20, 1)),
    net_value: netValue,
    net_unit: kind.unit,
    temperature_class: kind.temperature,
    marks,
    mark_registers: marks.map((code) => ({ code, register: '' })),
    allergens: declaresAny ? pick(draw, kind.allergens) : [],
    traces: declaresAny ? pick(draw, kind.traces) : [],
    allergens_declared: true,
    alcohol_by_volume: kind.alcohol,
    withdrawal: kind.withdrawal,
    popularity: Math.min(900_000, Math.floor(lognormal(draw, 120, 1.4))),
    reviews_count: reviews,
    stars_sum: Math.round(reviews * Math.min(5, Math.max(1, 4.2 + (draw() - 0.5) * 1.8))),
    created_at: new Date(createdAt),
    texts: textsOf(draw, kind, world.words, `${netValue} ${kind.unit}`),
    pictures: Array.from(
      { length: pictures },
      (_, index) => category.pictures[(firstPicture + index) % category.pictures.length],
    ),
    nutrition,
  }
}

export type BulkProduct = ReturnType<typeof makeProduct>

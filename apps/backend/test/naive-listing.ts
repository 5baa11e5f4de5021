import type { Allergen, Mark, TemperatureClass } from '@filiera/domain/catalogue-constants'
import { sql } from 'kysely'
import type { ProductFilters } from '../src/catalog/listing/product-filters.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'

// A plain reading of the products, which lists, counts and orders are held against.

export const DAY_MS = 86_400_000
export const sorts = ['popular', 'price_asc', 'price_desc', 'newest', 'rating'] as const

/** Everything that filters and orders ask of a product, read from where it is written. */
export type Naive = {
  id: string
  status: string
  seller_id: string
  category: string
  brand: string | null
  city_code: string | null
  region: string
  charged_cents: number
  marks: Mark[]
  discounted: boolean
  available: boolean
  allergens: Allergen[]
  traces: Allergen[]
  popularity: number
  created_at: Date
  stars_hundredths: number
  temperature_class: TemperatureClass
  ships_to: string[]
  family: string | null
  place: number | null
}

/** All published products. */
export async function readNaive({ db }: Pick<OpenDatabase, 'db'>): Promise<Naive[]> {
  const { rows } = await sql<Naive>`
    select p.id, p.status, p.seller_id, c.slug as category, p.brand, p.city_code, p.region, p.charged_cents, p.marks, price_before(p) > p.charged_cents as discounted,
      p.available and not s.closed as available, p.allergens, l.traces, p.popularity, p.created_at, p.stars_hundredths,
      p.temperature_class, p.ships_to, m.family_id as family, m.position as place
    from product p left join product_family_member m on m.product_id = p.id join category c on c.id = p.category_id join product_label l on l.product_id = p.id
      join seller s on s.id = p.seller_id`.execute(db)
  return rows.filter(({ status }) => status === 'published')
}

/** The first of each family that can be bought, else the first, as lists show it. */
export function oncePerFamily(products: readonly Naive[]): Naive[] {
  const rank = ({ available, place, id }: Naive) => [available ? 0 : 1, place ?? 0, Number(id)]
  const isBefore = (a: Naive, b: Naive) => {
    const [left, right] = [rank(a), rank(b)]
    const at = left.findIndex((value, index) => value !== right[index])
    return (left[at] ?? 0) < (right[at] ?? 0)
  }
  return products.filter(
    (product) =>
      product.family === null ||
      !products.some((other) => other.family === product.family && isBefore(other, product)),
  )
}

export type Group =
  | 'temperature'
  | 'rating'
  | 'category'
  | 'city'
  | 'region'
  | 'price'
  | 'mark'
  | 'discounts'
  | 'available'
  | 'new'
  | 'seller'
  | 'brand'
  | 'ships_to'

/** So many days a product is new from the day it came into the shop (`facets_of`). */
export const NEW_DAYS = 30
export const isNew = ({ created_at }: Naive) => Date.now() - created_at.getTime() < NEW_DAYS * DAY_MS

/** Whether a product passes every filter but that of one group. */
export function passes(product: Naive, filters: ProductFilters, except: Group | null = null): boolean {
  const { price_gte: gte = -1, price_lt: lt = -1 } = filters
  const among = (group: Group | null, values: readonly string[] | undefined, value: string | null) =>
    group === except || !values || (value !== null && values.includes(value))
  const parents = product.category === 'oli-rari' ? ['oli-rari', 'olio'] : [product.category]
  return (
    (except === 'category' ||
      !filters.category ||
      parents.some((slug) => filters.category?.includes(slug))) &&
    among('city', filters.city, product.city_code) &&
    among('region', filters.region, product.region) &&
    among('temperature', filters.temperature, product.temperature_class) &&
    (except === 'rating' || product.stars_hundredths >= 100 * Number(filters.rating ?? 0)) &&
    (except === 'ships_to' ||
      !filters.ships_to ||
      product.ships_to.some((country) => filters.ships_to?.includes(country))) &&
    among('seller', filters.seller, product.seller_id) &&
    among('brand', filters.brand, product.brand) &&
    (except === 'new' || !filters.filters?.includes('new') || isNew(product)) &&
    (except === 'mark' || !filters.mark || product.marks.some((mark) => filters.mark?.includes(mark))) &&
    (except === 'discounts' || !filters.filters?.includes('discounts') || product.discounted) &&
    (except === 'available' || !filters.filters?.includes('available') || product.available) &&
    (except === 'price' ||
      ((gte === -1 || product.charged_cents >= Math.round(gte * 100)) &&
        (lt === -1 || product.charged_cents < Math.round(lt * 100)))) &&
    (!filters.traces ||
      (!filters.traces.some((code) => product.allergens.includes(code)) &&
        filters.traces.some((code) => product.traces.includes(code)))) &&
    !filters.allergen_free?.some((code) => product.allergens.includes(code) || product.traces.includes(code))
  )
}

const keys: Record<(typeof sorts)[number], (product: Naive) => number> = {
  popular: ({ popularity }) => -popularity,
  price_asc: ({ charged_cents }) => charged_cents,
  price_desc: ({ charged_cents }) => -charged_cents,
  newest: ({ created_at }) => -created_at.getTime(),
  rating: ({ stars_hundredths }) => -stars_hundredths,
}

export function inOrder(products: readonly Naive[], sort: (typeof sorts)[number]): string[] {
  const key = keys[sort]
  const direction = sort === 'price_asc' ? 1 : -1
  return [...products]
    .sort((a, b) => key(a) - key(b) || direction * (Number(a.id) - Number(b.id)))
    .map(({ id }) => id)
}

import {
  type Allergen,
  allergens,
  type Mark,
  marks,
  NEW_DAYS,
  priceBands,
  productFlags,
  type TemperatureClass,
  temperatureClasses,
} from '@filiera/domain/catalogue-constants'
import { regionCodes, shopCityCodes } from '@filiera/domain/places/regions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { type Draw, drawFrom, pick } from '../../seed/bulk/draw.ts'
import { countFacets } from '../browsing/count-facets.ts'
import { countProducts, listProducts } from '../browsing/list-products.ts'
import type { ProductFilters } from './product-filters.ts'

/** Everything that filters and orders ask of a product, read from where it is written. */
type Naive = {
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
}

const PRODUCTS = 220
const DAY_MS = 86_400_000
const draw = drawFrom(2026)
const sorts = ['popular', 'price_asc', 'price_desc', 'newest', 'rating'] as const
const some = <T>(from: Draw, list: readonly T[], share: number) => list.filter(() => from() < share)

let database: OpenDatabase
const sellers: string[] = []
const categories = ['olio', 'oli-rari', 'vini', 'pane']

async function createRandomProducts(): Promise<void> {
  const { db } = database
  const ids: number[] = []
  for (const slug of categories) ids.push(await createCategory(db, { slug }))
  await sql`update category set parent_id = ${ids[0]} where slug = 'oli-rari'`.execute(db)
  await sql`insert into brand (slug, name) values ('uno', 'Uno'), ('due', 'Due')`.execute(db)
  const warehouses: string[] = []
  for (let index = 0; index < 3; index++) {
    const seller = await createSeller(db)
    sellers.push(seller)
    warehouses.push(await createWarehouse(db, { seller_id: seller }))
  }
  for (let index = 0; index < PRODUCTS; index++) {
    const seller = Math.floor(draw() ** 2 * 3)
    const price = Math.round(200 + draw() ** 3 * 15_000)
    await createProduct(db, {
      seller_id: sellers[seller] ?? '',
      warehouse_id: warehouses[seller] ?? '',
      category_id: pick(draw, ids),
      status: draw() < 0.9 ? 'published' : 'draft',
      brand: pick(draw, ['uno', 'due', null]),
      price_cents: price,
      discounted_cents: draw() < 0.3 ? price - 100 : null,
      discount_started_at: null,
      stock: draw() < 0.7 ? 5 : 0,
      region: pick(draw, regionCodes.slice(0, 4)),
      temperature_class: pick(draw, temperatureClasses),
      ships_to: ['IT', ...some(draw, ['DE', 'FR'], 0.4)],
      city_code: pick(draw, [...shopCityCodes, null]),
      marks: some(draw, marks, 0.2),
      allergens: some(draw, allergens, 0.1),
      popularity: Math.floor(draw() * 50),
      reviews_count: 2,
      stars_sum: 2 + Math.floor(draw() * 9),
      created_at: new Date(Date.now() - Math.ceil(draw() * 2 * NEW_DAYS) * DAY_MS + DAY_MS / 2),
      label: { traces: some(draw, allergens, 0.05) },
    })
  }
}

async function readNaive(): Promise<Naive[]> {
  const { rows } = await sql<Naive>`
    select p.id, p.status, p.seller_id, c.slug as category, p.brand, p.city_code, p.region, p.charged_cents, p.marks, p.discounted,
      p.available and not s.closed as available, p.allergens, l.traces, p.popularity, p.created_at, p.stars_hundredths,
      p.temperature_class, p.ships_to
    from product p join category c on c.id = p.category_id join product_label l on l.product_id = p.id
      join seller s on s.id = p.seller_id`.execute(database.db)
  return rows.filter(({ status }) => status === 'published')
}

function randomFilters(from: Draw): ProductFilters {
  const filters: ProductFilters = { lang: 'it' }
  const maybe = (share: number) => from() < share
  if (maybe(0.3)) filters.category = some(from, [...categories, 'nessuna'], 0.4)
  if (maybe(0.2)) filters.city = some(from, shopCityCodes, 0.5)
  if (maybe(0.3)) filters.region = some(from, regionCodes.slice(0, 5), 0.5)
  if (maybe(0.2)) filters.seller = some(from, sellers, 0.6)
  if (maybe(0.2)) filters.brand = some(from, ['uno', 'due'], 0.6)
  if (maybe(0.2)) filters.mark = some(from, marks, 0.4)
  if (maybe(0.2)) filters.allergen_free = some(from, allergens, 0.15)
  if (maybe(0.2)) filters.temperature = some(from, temperatureClasses, 0.5)
  if (maybe(0.2)) filters.rating = pick(from, ['3', '4'])
  if (maybe(0.2)) filters.ships_to = some(from, ['IT', 'DE', 'FR', 'JP'], 0.4)
  if (maybe(0.3)) filters.filters = some(from, productFlags, 0.6)
  if (maybe(0.4)) filters.price_gte = pick(from, [-1, 0, 5, 20, 33.5, 100])
  if (maybe(0.4)) filters.price_lt = pick(from, [-1, 20, 41.2, 50, 100, 150])
  for (const [name, value] of Object.entries(filters))
    if (Array.isArray(value) && value.length === 0) delete filters[name as keyof ProductFilters]
  return filters
}

type Group =
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

const isNew = ({ created_at }: Naive) => Date.now() - created_at.getTime() < NEW_DAYS * DAY_MS

/** Whether a product passes every filter but that of one group. */
function passes(product: Naive, filters: ProductFilters, except: Group | null = null): boolean {
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

function inOrder(products: readonly Naive[], sort: (typeof sorts)[number]): string[] {
  const key = keys[sort]
  const direction = sort === 'price_asc' ? 1 : -1
  return [...products]
    .sort((a, b) => key(a) - key(b) || direction * (Number(a.id) - Number(b.id)))
    .map(({ id }) => id)
}

const idsOf = (texts: readonly string[]): string[] => texts.map((text) => JSON.parse(text).id)

async function expectSame(filters: ProductFilters, naive: readonly Naive[], sort: (typeof sorts)[number]) {
  const wanted = inOrder(
    naive.filter((product) => passes(product, filters)),
    sort,
  )
  const list = await listProducts(database, { ...filters, sort, limit: 100 })
  expect({ filters, sort, ids: idsOf(list.products), total: list.total }).toEqual({
    filters,
    sort,
    ids: wanted.slice(0, 100),
    total: wanted.length,
  })
  const second = await listProducts(database, { ...filters, sort, limit: 7, start: 5 })
  expect(idsOf(second.products)).toEqual(wanted.slice(5, 12))
  if (second.next) {
    const third = await listProducts(database, { ...filters, sort, limit: 9, after: second.next })
    expect(idsOf(third.products)).toEqual(wanted.slice(12, 21))
  }
  expect(await countProducts(database, filters)).toBe(wanted.length)
}

async function expectSameFacets(filters: ProductFilters, naive: readonly Naive[]) {
  const facets = await countFacets(database, filters)
  const count = (group: Group, has: (product: Naive) => boolean) =>
    naive.filter((product) => passes(product, filters, group) && has(product)).length
  expect({ filters, total: facets.total }).toEqual({
    filters,
    total: naive.filter((p) => passes(p, filters)).length,
  })
  for (const { slug, count: counted } of facets.categories)
    expect({ filters, slug, counted }).toEqual({
      filters,
      slug,
      counted: count(
        'category',
        ({ category }) => category === slug || (slug === 'olio' && category === 'oli-rari'),
      ),
    })
  for (const { slug, count: counted } of facets.cities)
    expect(counted).toBe(count('city', ({ city_code }) => city_code === slug))
  for (const slug of regionCodes)
    expect(facets.regions.find((region) => region.slug === slug)?.count ?? 0).toBe(
      count('region', ({ region }) => region === slug),
    )
  for (const { slug, count: counted } of facets.marks)
    expect(counted).toBe(count('mark', (product) => product.marks.includes(slug as Mark)))
  expect({ filters, prices: facets.prices.map((band) => band.count) }).toEqual({
    filters,
    prices: priceBands.map(({ min, max }) =>
      count('price', ({ charged_cents: cents }) => cents >= min * 100 && (max === -1 || cents < max * 100)),
    ),
  })
  for (const { slug, count: counted } of facets.temperatures)
    expect(counted).toBe(count('temperature', (product) => product.temperature_class === slug))
  for (const { stars, count: counted } of facets.ratings)
    expect(counted).toBe(count('rating', (product) => product.stars_hundredths >= stars * 100))
  expect(facets.discounts).toBe(count('discounts', ({ discounted }) => discounted))
  expect(facets.available).toBe(count('available', ({ available }) => available))
  expect(facets.new).toBe(count('new', isNew))
  const countOf = (found: readonly { slug: string; count: number }[], slug: string) =>
    found.find((each) => each.slug === slug)?.count ?? 0
  for (const id of sellers)
    expect(countOf(facets.sellers, id)).toBe(count('seller', ({ seller_id }) => seller_id === id))
  for (const slug of ['uno', 'due'])
    expect(countOf(facets.brands, slug)).toBe(count('brand', ({ brand }) => brand === slug))
  for (const code of ['IT', 'DE', 'FR'])
    expect(countOf(facets.countries, code)).toBe(count('ships_to', ({ ships_to }) => ships_to.includes(code)))
  for (const { slug, count: counted } of facets.allergens) {
    const avoided = { ...filters, allergen_free: [...(filters.allergen_free ?? []), slug] }
    expect({ filters, slug, counted }).toEqual({
      filters,
      slug,
      counted: naive.filter((product) => passes(product, avoided)).length,
    })
  }
}

beforeAll(async () => {
  database = await openTestDatabase()
  await createRandomProducts()
})
afterAll(() => database.close())

describe('listings and facets', () => {
  it('agree with a plain reading of the products, whatever the filters', async () => {
    const naive = await readNaive()
    const from = drawFrom(7)
    for (let round = 0; round < 60; round++) {
      const filters = randomFilters(from)
      await expectSame(filters, naive, pick(from, sorts))
      await expectSameFacets(filters, naive)
    }
  })

  it('follow changes at once, also when everything is made anew', async () => {
    const { db } = database
    const from = drawFrom(11)
    await sql`update product set stock = 0 where id % 7 = 0`.execute(db)
    await sql`update seller set closed_until = '2999-08-31' where id = ${sellers[1]}`.execute(db)
    await sql`update product set discounted_cents = price_cents - 50 where id % 11 = 0`.execute(db)
    await sql`update product set status = 'withdrawn' where id % 13 = 0`.execute(db)
    await sql`update product set status = 'published' where status = 'draft' and id % 2 = 0`.execute(db)
    await sql`update product_label set traces = '{milk}' where product_id % 17 = 0`.execute(db)
    for (const isMadeAnew of [false, true]) {
      if (isMadeAnew) await sql`select rebuild_listing()`.execute(db)
      const naive = await readNaive()
      await expectSame({ lang: 'it' }, naive, 'popular')
      for (let round = 0; round < 15; round++) {
        const filters = randomFilters(from)
        await expectSame(filters, naive, pick(from, sorts))
        await expectSameFacets(filters, naive)
      }
    }
  })

  it('show what was changed of a product that they showed before', async () => {
    const { db } = database
    const first = async () =>
      JSON.parse((await listProducts(database, { lang: 'it', limit: 1 })).products[0] ?? '')
    const { id, seller } = await first()
    await sql`update product_text set title = 'Nuovo nome' where product_id = ${id} and lang = 'it'`.execute(
      db,
    )
    await sql`update seller set name = 'Altro nome' where id = ${seller.id}`.execute(db)
    await sql`update product set stock = 3 where id = ${id}`.execute(db)
    expect(await first()).toMatchObject({ id, title: 'Nuovo nome', seller: { name: 'Altro nome' }, stock: 3 })
  })
})

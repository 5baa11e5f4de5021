import {
  allergens,
  type Mark,
  marks,
  priceBands,
  productFlags,
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
import {
  DAY_MS,
  type Group,
  inOrder,
  isNew,
  type Naive,
  NEW_DAYS,
  oncePerFamily,
  passes,
  readNaive,
  sorts,
} from '../../../test/naive-listing.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { sampleOf } from '../../../test/sample-of.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { type Draw, drawFrom, pick } from '../../seed/bulk/draw.ts'
import { countFacets } from '../browsing/count-facets.ts'
import { countProducts, listProducts } from '../browsing/list-products.ts'
import type { ProductFilters } from './product-filters.ts'

const PRODUCTS = 220
const draw = drawFrom(2026)
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

/** Some products in families of two to four. */
async function tieFamilies(): Promise<void> {
  const { db } = database
  const { rows } = await sql<{ id: string; seller_id: string; category_id: number }>`
    select id, seller_id, category_id from product order by seller_id, category_id, id`.execute(db)
  let family: string | undefined
  let left = 0
  for (const [at, { id, seller_id, category_id }] of rows.entries()) {
    const before = rows[at - 1]
    const fits = before?.seller_id === seller_id && before.category_id === category_id
    if (left-- > 0 && fits && family) {
      const member = {
        product_id: id,
        family_id: family,
        position: Math.floor(draw() * 5),
        value: '{"it":"x"}',
      }
      await db.insertInto('product_family_member').values(member).execute()
      continue
    }
    left = 0
    if (draw() < 0.6) continue
    left = 1 + Math.floor(draw() * 3)
    const axis = '{"it":"Formato"}'
    const made = db.insertInto('product_family').values({ seller_id, axis }).returning('id')
    family = (await made.executeTakeFirstOrThrow()).id
    const member = { product_id: id, family_id: family, position: 2, value: '{"it":"y"}' }
    await db.insertInto('product_family_member').values(member).execute()
  }
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
  if (maybe(0.1)) filters.traces = some(from, allergens, 0.3)
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

const idsOf = (texts: readonly string[]): string[] => texts.map((text) => JSON.parse(text).id)

async function expectSame(filters: ProductFilters, naive: readonly Naive[], sort: (typeof sorts)[number]) {
  const wanted = inOrder(oncePerFamily(naive.filter((product) => passes(product, filters))), sort)
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
    oncePerFamily(naive.filter((product) => passes(product, filters, group) && has(product))).length
  expect({ filters, total: facets.total }).toEqual({
    filters,
    total: oncePerFamily(naive.filter((p) => passes(p, filters))).length,
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
      counted: oncePerFamily(naive.filter((product) => passes(product, avoided))).length,
    })
  }
}

beforeAll(async () => {
  database = await openTestDatabase()
  await createRandomProducts()
  await tieFamilies()
})
afterAll(() => database.close())

describe('listings and facets', () => {
  it('agree with a plain reading of the products, whatever the filters', async () => {
    const naive = await readNaive(database)
    const from = drawFrom(7)
    for (const _ of sampleOf([...Array(60).keys()])) {
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
    await sql`update product_family_member set position = 4 - position where product_id % 3 = 0`.execute(db)
    await sql`delete from product_family_member where product_id % 5 = 0`.execute(db)
    for (const isMadeAnew of [false, true]) {
      if (isMadeAnew) await sql`select rebuild_listing()`.execute(db)
      const naive = await readNaive(database)
      await expectSame({ lang: 'it' }, naive, 'popular')
      for (const _ of sampleOf([...Array(15).keys()])) {
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

  it('call reduced what is announced as reduced', async () => {
    const { db } = database
    const { id, sellerId } = await createProduct(db, { price_cents: 1400 })
    const change = (columns: object) => db.updateTable('product').set(columns).where('id', '=', id).execute()
    const listed = async () =>
      (await listProducts(database, { lang: 'it', filters: ['discounts'], seller: [sellerId] })).products
        .length
    await change({ price_cents: 2000 })
    await change({ discounted_cents: 1500, discount_started_at: new Date() })
    // it cost 14 in the days before
    expect(await listed()).toBe(0)
    await change({ discounted_cents: 1300 })
    expect(await listed()).toBe(1)
  })
})

import * as contract from '@filiera/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCategory, createProduct, createSeller } from '../../test/factories/catalogue.ts'

let backend: TestBackend
let oil: number
let cheese: number
const ids: Record<string, string> = {}

/** Six published products in two categories, a draft, and one that is withdrawn. */
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  oil = await createCategory(db, {
    slug: 'olio',
    name: JSON.stringify({ it: 'Olio', en: 'Oil', es: 'Aceite' }),
  })
  cheese = await createCategory(db, { slug: 'formaggi' })
  const naples = await createSeller(db, {
    name: 'Latteria Sorrènto',
    city_code: 'napoli',
    region: 'campania',
  })
  const inNaples = {
    seller_id: naples,
    city_code: 'napoli',
    region: 'campania' as const,
    category_id: cheese,
  }
  const products = {
    coratina: {
      category_id: oil,
      titles: { it: 'Olio Coratina 100%', en: 'Coratina oil 100%', es: 'Aceite Coratina 100%' },
      price_cents: 1490,
      popularity: 90,
      marks: ['bio' as const],
      tags: ['puglia'],
    },
    ogliarola: {
      category_id: oil,
      titles: { it: 'Olio Ogliarola' },
      price_cents: 2500,
      discounted_cents: 1990,
      discount_started_at: '2026-11-20T00:00:00Z',
      popularity: 80,
      stock: 3,
    },
    old: { category_id: oil, titles: { it: 'Vecchio_olio' }, price_cents: 5000, popularity: 70, stock: 0 },
    caffe: { ...inNaples, titles: { it: 'Caffè caciotta' }, price_cents: 900, popularity: 60 },
    provolone: {
      ...inNaples,
      titles: { it: 'Provolone' },
      price_cents: 10_000,
      popularity: 50,
      allergens: ['milk' as const],
    },
    undeclared: { ...inNaples, titles: { it: 'Ricotta' }, popularity: 40, allergens_declared: false },
    draft: { category_id: oil, titles: { it: 'Olio bozza' }, status: 'draft' as const },
    withdrawn: { category_id: oil, titles: { it: 'Olio ritirato' }, status: 'withdrawn' as const },
  }
  for (const [name, options] of Object.entries(products)) ids[name] = (await createProduct(db, options)).id
})
afterAll(() => backend.close())

const id = (name: string): string => ids[name] ?? ''
async function titles(query: contract.ProductQuery): Promise<string[]> {
  const result = await backend.call(contract.listProducts, { query })
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value.map(({ title }) => title)
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, { headers })

describe('a selection', () => {
  it('comes in the order asked for, once each, without what is not sold', async () => {
    const id_in = ['provolone', 'draft', 'coratina', 'withdrawn', 'provolone', 'ogliarola'].map(id)
    const result = await backend.call(contract.selectProducts, { query: { id_in: [...id_in, '99999999'] } })
    if (!result.ok) throw new Error(result.problem.detail)
    expect(result.value.map((product) => product.id)).toEqual(['provolone', 'coratina', 'ogliarola'].map(id))
  })

  it.each([
    ['/products/selection', 'id_in'],
    ['/products/selection?id_in=0', 'id_in'],
    [
      `/products/selection?${Array.from({ length: 101 }, (_, index) => `id_in=${index + 1}`).join('&')}`,
      'id_in',
    ],
    ['/products/selection?id_in=1&limit=2', 'limit'],
  ])('refuses %s', async (path, field) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: [{ field: expect.stringContaining(field) }] })
  })
})

describe('one product', () => {
  it('has its prices, unit price, discount and language', async () => {
    const result = await backend.call(contract.getProduct, {
      params: { id: id('ogliarola') },
      query: { lang: 'en' },
    })
    expect(result).toMatchObject({
      ok: true,
      value: {
        title: 'Olio Ogliarola',
        lang: 'it',
        price: 25,
        priceDiscounted: 19.9,
        discountPercent: 20,
        unitPrice: { value: 39.8, unit: 'l' },
        stock: 3,
        available: true,
        stars: 0,
        category: { slug: 'olio', name: 'Oil' },
        images: [],
      },
    })
  })

  it('shows stock only under ten', async () => {
    const result = await backend.call(contract.getProduct, { params: { id: id('coratina') } })
    expect(result).toMatchObject({
      ok: true,
      value: { stock: null, priceDiscounted: null, discountPercent: 0 },
    })
  })

  it('shows its label with the lowest price before the reduction', async () => {
    const { db } = backend.services
    await db.deleteFrom('price_period').where('product_id', '=', id('ogliarola')).execute()
    const row = { product_id: id('ogliarola') }
    await db
      .insertInto('price_period')
      .values([
        { ...row, charged_cents: 2400, valid_from: '2026-01-01T00:00:00Z', valid_to: '2026-11-10T00:00:00Z' },
        { ...row, charged_cents: 2500, valid_from: '2026-11-10T00:00:00Z', valid_to: '2026-11-20T00:00:00Z' },
        { ...row, charged_cents: 1990, valid_from: '2026-11-20T00:00:00Z', valid_to: null },
      ])
      .execute()
    const details = await backend.call(contract.getProductDetails, { params: { id: id('ogliarola') } })
    expect(details).toMatchObject({
      ok: true,
      value: {
        lowestPrice30Days: 24,
        nutrition: null,
        nutritionExemption: 'unprocessed-single-ingredient',
        withdrawal: { allowed: true, reason: 'standard' },
      },
    })
    const shown = await backend.call(contract.getProduct, { params: { id: id('ogliarola') } })
    expect(shown).toMatchObject({ value: { discountPercent: 17 } })
    const full = await backend.call(contract.getProductDetails, { params: { id: id('coratina') } })
    expect(full).toMatchObject({ ok: true, value: { lowestPrice30Days: null } })
  })

  it.each(['draft', 'withdrawn'])('D14 does not exist for visitors when it is %s', async (name) => {
    for (const path of [`/products/${id(name)}`, `/products/${id(name)}/details`]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('answers an unknown id with 404 and a bad one with the field', async () => {
    expect((await get('/products/999999')).status).toBe(404)
    const bad = await get('/products/abc')
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({ code: 'bad_request', fields: [{ field: 'id' }] })
  })
})

describe('the list', () => {
  it('has the published ones, the popular first, with the total', async () => {
    const response = await get('/products')
    expect(response.headers.get('x-total-count')).toBe('6')
    expect(response.headers.get('x-total-capped')).toBeNull()
    expect(response.headers.get('link')).toBeNull()
    expect(await titles({})).toEqual([
      'Olio Coratina 100%',
      'Olio Ogliarola',
      'Vecchio_olio',
      'Caffè caciotta',
      'Provolone',
      'Ricotta',
    ])
  })

  it.each<[contract.ProductQuery, number]>([
    [{ category: 'olio' }, 3],
    [{ category: ['olio', 'formaggi'] }, 6],
    [{ category: 'nowhere' }, 0],
    [{ city: 'Naples' }, 3],
    [{ region: 'campania' }, 3],
    [{ filters: 'discounts' }, 1],
    [{ filters: 'available' }, 5],
    [{ filters: 'discounts,available' }, 1],
    [{ price_gte: '20', price_lt: '50' }, 0],
    [{ price_gte: '19.90', price_lt: '50' }, 1],
    [{ price_gte: '0', price_lt: '-1' }, 6],
    [{ price_gte: '100' }, 1],
    [{ mark: 'bio' }, 1],
    [{ allergen_free: 'milk' }, 4],
    [{ brand: 'Nobody' }, 0],
    [{ title_contains: 'CAFFE' }, 1],
    [{ title_contains: 'olio coratina' }, 1],
    [{ title_contains: 'oglia olio' }, 1],
    // every ingredient list of the factory names oil
    [{ title_contains: 'olio provolone' }, 1],
    [{ title_contains: 'puglia' }, 1],
    [{ title_contains: 'sorrento' }, 3],
    [{ title_contains: 'oil', lang: 'en' }, 6],
    [{ title_contains: '%' }, 0],
    [{ title_contains: '_' }, 0],
    [{ title_contains: '\\' }, 0],
    [{ title_contains: "'; drop table product; --" }, 0],
  ])('filters by %j', async (query, expected) => {
    expect(await titles(query)).toHaveLength(expected)
    expect(await backend.call(contract.countProducts, { query })).toMatchObject({ ok: true, value: expected })
  })

  it('filters by seller', async () => {
    const { rows } = await backend.services.database.pool.query(
      'select seller_id from product where id = $1',
      [id('provolone')],
    )
    expect(await titles({ seller: rows[0].seller_id })).toHaveLength(3)
  })

  it.each(['popular', 'price_asc', 'price_desc', 'newest', 'rating', 'relevance'] as const)(
    'continues by the cursor to the end, sorted by %s',
    async (sort) => {
      const text = sort === 'relevance' ? '&title_contains=olio' : ''
      const expected = await titles({ sort, ...(text ? { title_contains: 'olio' } : {}) })
      const seen: string[] = []
      let next: string | undefined = `/products?limit=2&sort=${sort}${text}`
      while (next) {
        const response: Response = await get(next)
        expect(response.status).toBe(200)
        const products = (await response.json()) as { title: string }[]
        seen.push(...products.map(({ title }) => title))
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
      expect(seen).toEqual(expected)
    },
  )

  it('pages by page or by start', async () => {
    expect(await titles({ page: '2', limit: '4' })).toEqual(['Provolone', 'Ricotta'])
    expect(await titles({ start: '5' })).toEqual(['Ricotta'])
    const beyond = await get('/products?start=100')
    expect(await beyond.json()).toEqual([])
    expect(beyond.headers.get('x-total-count')).toBe('6')
  })
})

describe('facets', () => {
  it('count each group without its own filter', async () => {
    const result = await backend.call(contract.countFacets, {
      query: { category: 'olio', filters: 'available', lang: 'en' },
    })
    if (!result.ok) throw new Error(result.problem.detail)
    const facets = result.value
    expect(facets).toMatchObject({ total: 2, capped: false, discounts: 1, available: 2 })
    expect(facets.categories.filter(({ count }) => count > 0)).toEqual([
      { slug: 'olio', name: 'Oil', count: 2 },
      { slug: 'formaggi', name: expect.any(String), count: 3 },
    ])
    expect(facets.cities.find(({ slug }) => slug === 'napoli')).toEqual({
      slug: 'napoli',
      name: 'Naples',
      count: 0,
    })
    expect(facets.regions).toEqual([{ slug: 'calabria', name: 'Calabria', count: 2 }])
    expect(facets.prices.map(({ count }) => count)).toEqual([2, 2, 0, 0, 0])
    expect(facets.marks.find(({ slug }) => slug === 'bio')?.count).toBe(1)
  })

  it('count nothing where nothing matches', async () => {
    const result = await backend.call(contract.countFacets, { query: { title_contains: 'zzzzz' } })
    expect(result).toMatchObject({ ok: true, value: { total: 0, regions: [], available: 0 } })
  })
})

describe('categories', () => {
  it('come all, or by slug', async () => {
    const all = await backend.call(contract.listCategories, { query: { lang: 'es' } })
    expect(all).toMatchObject({
      ok: true,
      value: [{ slug: 'olio', name: 'Aceite', parent: null }, { slug: 'formaggi' }],
    })
    const some = await backend.call(contract.listCategories, { query: { slug_in: ['formaggi', 'none'] } })
    expect(some.ok && some.value.map(({ slug }) => slug)).toEqual(['formaggi'])
    const one = await backend.call(contract.listCategories, { query: { slug: 'olio' } })
    expect(one.ok && one.value).toHaveLength(1)
  })
})

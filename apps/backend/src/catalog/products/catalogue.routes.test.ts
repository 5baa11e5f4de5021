import * as contract from '@filiera/contract/catalog/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createSmallCatalogue } from '../../../test/small-catalogue.ts'

let backend: TestBackend
let catalogue: Awaited<ReturnType<typeof createSmallCatalogue>>
beforeAll(async () => {
  backend = await buildTestBackend()
  catalogue = await createSmallCatalogue(backend.services.db)
})
afterAll(() => backend.close())

async function titles(query: contract.ProductQuery): Promise<string[]> {
  const result = await backend.call(contract.listProducts, { query })
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value.map(({ title }) => title)
}
const get = (path: string) => fetch(`${backend.url}${path}`)

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
    [{ title_contains: 'GLIARO' }, 1],
    [{ title_contains: 'òlio o' }, 1],
    [{ title_contains: 'oglia olio' }, 0],
    [{ title_contains: 'puglia' }, 0],
    [{ title_contains: 'oil', lang: 'en' }, 1],
    // of what is not translated, the Italian title
    [{ title_contains: 'olio', lang: 'en' }, 2],
    [{ title_contains: 'olio', price_gte: '15', category: 'olio' }, 2],
    [{ title_contains: 'o', brand: 'Nobody' }, 0],
    [{ title_contains: '0%' }, 1],
    [{ title_contains: 'o%c' }, 0],
    [{ title_contains: '_' }, 1],
    [{ title_contains: 'oglia olio', match: 'words' }, 1],
    // what is begun with is the thing: a cheese whose ingredient list names oil, as every list of the factory does, is no oil
    [{ title_contains: 'olio provolone', match: 'words' }, 3],
    [{ title_contains: 'puglia', match: 'words' }, 1],
    [{ title_contains: 'sorrento', match: 'words' }, 3],
    [{ title_contains: 'oil', lang: 'en', match: 'words' }, 6],
    [{ title_contains: '%', match: 'words' }, 0],
    [{ title_contains: '\\' }, 0],
    [{ title_contains: "'; drop table product; --" }, 0],
  ])('filters by %j', async (query, expected) => {
    expect(await titles(query)).toHaveLength(expected)
    expect(await backend.call(contract.countProducts, { query })).toMatchObject({ ok: true, value: expected })
  })

  it('filters by seller', async () => {
    const { rows } = await backend.services.database.pool.query(
      'select seller_id from product where id = $1',
      [catalogue.id('provolone')],
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
        // relative to the call, as it is behind the shop's `/api`, too
        const address = /<(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
        next = address && `/products${address}`
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

  it.each([
    ['gliaro', 1],
    ['OLIO', 3],
    ['_', 1],
  ])('count the products whose title contains %s', async (title_contains, total) => {
    const result = await backend.call(contract.countFacets, { query: { title_contains } })
    expect(result).toMatchObject({ ok: true, value: { total } })
    expect(result.ok && result.value).not.toHaveProperty('correctedQuery')
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

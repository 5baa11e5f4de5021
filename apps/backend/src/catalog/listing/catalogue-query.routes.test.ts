import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let productId: string
beforeAll(async () => {
  backend = await buildTestBackend()
  productId = (await createProduct(backend.services.db)).id
  await createProduct(backend.services.db)
})
afterAll(() => backend.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, { headers })

describe('a query', () => {
  it.each([
    ['colour=red', 'colour'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['start=-1', 'start'],
    ['page=1&start=0', 'page'],
    ['after=x', 'after'],
    ['after=x&page=2', 'after'],
    ['sort=cheapest', 'sort'],
    ['lang=fr', 'lang'],
    ['price_gte=cheap', 'price_gte'],
    ['filters=free', 'filters.0'],
    ['city=Paris', 'city'],
    ['mark=aoc', 'mark'],
    ['seller=1%20or%201', 'seller'],
    ['start=10001', 'start'],
    ['limit=100000', 'limit'],
    ['limit=100&page=834', 'page'],
    ['page=835', 'page'],
    ['limit=1&page=10002', 'page'],
    ['price_gte=1e9', 'price_gte'],
    ['price_lt=-2', 'price_lt'],
    ['category=%00&city=%00', 'city'],
    ['__proto__=1', '__proto__'],
    [`brand=${'x'.repeat(10_000)}`, 'brand'],
    [Array.from({ length: 1000 }, (_, id) => `seller=${id + 1}`).join('&'), 'seller'],
    [Array.from({ length: 1000 }, () => 'mark=dop').join('&'), 'mark'],
  ])('refuses ?%s naming the field', async (query, field) => {
    const response = await get(`/products?${query}`)
    expect(response.status).toBe(400)
    const { fields } = (await response.json()) as { fields: { field: string }[] }
    expect(fields.map(({ field: name }) => name)).toContain(field)
  })

  it.each(['page=834', 'limit=5&page=900', 'limit=1&page=10001', 'limit=100&page=101'])(
    'takes ?%s, which begins within the first 10,000',
    async (query) => expect((await get(`/products?${query}`)).status).toBe(200),
  )

  it('refuses a cursor of another order', async () => {
    const response = await get('/products?limit=1')
    const next = /after=([^>&]+)/.exec(response.headers.get('link') ?? '')?.[1]
    expect((await get(`/products?sort=price_asc&after=${next}`)).status).toBe(400)
  })
})

describe('a cursor', () => {
  const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  it.each([
    ['popular', '1e9', '1'],
    ['popular', '1', '1'.repeat(19)],
    ['popular', '1', { id: 1 }],
    ['relevance', '10001', '0'],
    ['newest', '2026-02-30 10:00:00+00', '1'],
    ['newest', '2026-01-01 99:99:99+00', '1'],
    ['newest', '0000-01-01 00:00:00+00', '1'],
    ['newest', "2026-01-01'; select 1", '1'],
  ])('of %s at %s behind %s is refused', async (sort, key, id) => {
    const response = await get(`/products?sort=${sort}&title_contains=olio&after=${cursor(sort, key, id)}`)
    expect(response.status).toBe(400)
    const { fields } = (await response.json()) as { fields: { field: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['after'])
  })

  it('far behind everything leads to an empty page', async () => {
    const response = await get(`/products?after=${cursor('popular', '0', '1')}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([])
  })
})

describe('conditional requests', () => {
  it('answer 304 to a client that has the answer', async () => {
    const first = await get(`/products/${productId}`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await get(`/products/${productId}`, { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
    const other = await get(`/products/${productId}`, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
    await other.text()
  })

  it('do not keep problems', async () => {
    const missing = await get('/products/999999')
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect(missing.headers.get('etag')).toBeNull()
  })
})

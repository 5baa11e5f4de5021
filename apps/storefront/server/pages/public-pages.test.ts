import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { data, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPersonalPage } from '../../app/pages/public-address.ts'
import type * as Contexts from '../../app/state/server-contexts.ts'
import * as contexts from '../../app/state/server-contexts.ts'
import { createCatalogue } from '../backend-client.ts'
import type { Pages } from '../client-build.ts'
import { configuration } from '../config.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createMenus } from './menu.ts'
import { canonicalUrl, createPublicPages } from './public-pages.ts'

/** A build of one page, through React Router's own request handler; it counts its renders. */
const renders: string[] = []
const page = {
  id: 'it/page',
  path: '*',
  module: {
    default: () => null,
    loader: ({ request, context }: { request: Request; context: Map<unknown, unknown> }) => {
      const url = new URL(request.url)
      if (url.pathname === '/gone') throw data(null, { status: 404 })
      ;(context.get(contexts.pageTagsContext) as Contexts.PageTags).add('product:1')
      return null
    },
  },
}
const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers) => {
        const { pathname, search } = new URL(request.url)
        renders.push(pathname + search)
        headers.set('content-type', 'text/html; charset=utf-8')
        const body = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>${pathname}${search} ${request.headers.get('cookie') ?? 'no cookie'}</p><script>go()</script><script type="module" async="">import "/assets/manifest-0a.js";
import * as route0 from "/r.js";
window.routes = {"root":route0};</script>`
        return new Response(`${body}${'x'.repeat(3000)}</body></html>`, { status, headers })
      },
    },
  },
  routes: { 'it/page': page },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const cache = createPageCache({ maxBytes: 1024 * 1024 })
let app: FastifyInstance
let base: string
beforeAll(async () => {
  const config = configuration.parse({ NODE_ENV: 'test' })
  const pages = async (): Promise<Pages> => ({ build, contexts })
  const catalogue = createCatalogue(config.catalogueUrl)
  const answer = createPublicPages({ config, pages, cache, catalogue, menus: createMenus(catalogue) })
  app = Fastify()
  app.all('/*', answer)
  base = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })

it('renders an address once, the same for everybody, with a policy of its own scripts', async () => {
  renders.length = 0
  const first = await get('/product/1?utm_source=x', { cookie: 'session=1', 'accept-encoding': 'identity' })
  const second = await get('/product/1', { cookie: 'session=2', 'accept-encoding': 'identity' })
  const body = await first.text()
  expect(body).toContain('/product/1 no cookie')
  expect(await second.text()).toBe(body)
  expect(renders).toEqual(['/product/1'])
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3};/)
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
})

it('defers the scripts until the page is shown, by one inline script that the policy allows', async () => {
  const answer = await get('/product/9', { 'accept-encoding': 'identity' })
  const body = await answer.text()
  expect(body).not.toContain('rel="modulepreload"')
  expect(body).not.toContain('type="module"')
  expect(body).toContain('<link rel="deferred" href="/a.js"/>')
  const policy = answer.headers.get('content-security-policy')
  const deferred = /<script type="deferred">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
  const starter = /<script>(\{[\s\S]*?)<\/script><\/body>/.exec(body)?.[1] ?? ''
  expect(deferred).toContain('import * as route0 from "/r.js"')
  for (const script of [deferred, starter])
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
})

it('answers 304 to its ETag, whatever the encoding', async () => {
  const full = await get('/product/1', { 'accept-encoding': 'br' })
  const etag = full.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  expect(full.headers.get('vary')).toBe('Accept-Encoding')
  for (const encoding of ['br', 'gzip']) {
    const again = await get('/product/1', { 'accept-encoding': encoding, 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

it('sends a brotli body that is the page', async () => {
  const answer = await app.inject({ url: '/product/2', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/product/2')
})

it('renders anew after a change, and does not keep a 404', async () => {
  renders.length = 0
  await get('/product/3')
  cache.drop(['product:1'])
  await get('/product/3')
  expect(renders).toEqual(['/product/3', '/product/3'])
  for (const gone of [await get('/gone'), await get('/gone')])
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(renders.slice(2)).toEqual(['/gone', '/gone'])
})

it('D63 shows the next visitor nothing of what an earlier one sent along', async () => {
  const mark = 'poison.example'
  const probes: [string, Record<string, string>][] = [
    ['/product/7', { 'x-forwarded-host': mark, 'x-forwarded-proto': mark, 'x-host': mark }],
    [
      '/product/7',
      { 'x-original-url': `/${mark}`, 'x-rewrite-url': `/${mark}`, referer: `https://${mark}/` },
    ],
    ['/product/7', { cookie: `filiera_session=${mark}`, authorization: `Bearer ${mark}` }],
    ['/product/7', { 'accept-language': mark, 'user-agent': mark, origin: `https://${mark}` }],
    [`/product/7?utm_content=${mark}&callback=${mark}&_=${mark}`, {}],
    [`/product/7?${mark}`, {}],
  ]
  for (const [path, headers] of probes) {
    cache.clear()
    await get(path, headers)
    const next = await get('/product/7', { 'accept-encoding': 'identity' })
    expect(next.status).toBe(200)
    expect(JSON.stringify([...next.headers]) + (await next.text())).not.toContain(mark)
  }
})

it.each(['/account/x.css', '/en/account/orders/x.js', '/cart/x.png', '/account/profile.data'])(
  'takes no personal page for a public file: %s',
  (path) => expect(isPersonalPage(path)).toBe(true),
)

it('has one address for one list', () => {
  expect(canonicalUrl('/products?city=Turin&utm=1&city=milano')).toBe('/products?city=milano&city=torino')
  const wines = '/categories/vini?attribute=annata:2019&attribute=vitigno:nebbiolo'
  expect(canonicalUrl('/categories/vini?attribute=vitigno%3Anebbiolo&attribute=annata:2019')).toBe(wines)
  expect(canonicalUrl(`${wines}&vitigno=barbera&utm_term=a:b`)).toBe(wines)
  expect(canonicalUrl('/product/1?page=2')).toBe('/product/1')
  expect(canonicalUrl('/products?price=abc&sort=x&city=milano&unread=seller')).toBe(
    '/products?city=milano&unread=price,sort',
  )
  expect(canonicalUrl('/en/categories/olio.data?price=abc')).toBe('/en/categories/olio.data?unread=price')
  expect(canonicalUrl('/search?q=olio&price=1&price=2')).toBe('/search?q=olio&unread=price')
  expect(canonicalUrl('/sellers/1?price=abc')).toBe('/sellers/1')
  expect(canonicalUrl('/en/products.data?_routes=root&filters=discounts&x=1')).toBe(
    '/en/products.data?filters=discounts&_routes=root',
  )
})

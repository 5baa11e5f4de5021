import { request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contexts from '../../app/state/server-contexts.ts'
import { createCatalogue } from '../backend-client.ts'
import { configuration } from '../config.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createMenus } from './menu.ts'
import { registerPages } from './pages.ts'

const routesOf = (language: string, prefix?: string) => ({
  [`${language}/layout`]: { id: `${language}/layout`, path: prefix, module: { default: () => null } },
  ...Object.fromEntries(
    ['account', 'account/orders/:id', 'account/profile', 'login', 'checkout', 'product/:id'].map((path) => {
      const id = `${language}/${path}`
      return [
        id,
        { id, path, parentId: `${language}/layout`, module: { default: () => null, loader: () => null } },
      ]
    }),
  ),
})

/** Pages through React Router's own request handler, at the addresses of the shop. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('<html><head></head><body></body></html>', { status, headers }),
      handleError: () => undefined,
    },
  },
  routes: { ...routesOf('it'), ...routesOf('es', 'es') },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

let app: FastifyInstance
let port: number
beforeAll(async () => {
  const config = configuration.parse({ NODE_ENV: 'test' })
  const catalogue = createCatalogue(config.catalogueUrl)
  app = Fastify()
  await app.register(registerPages, {
    config,
    pages: async () => ({ build, contexts }),
    cache: createPageCache({ maxBytes: 1024 * 1024 }),
    catalogue,
    menus: createMenus(catalogue),
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

type Answer = Record<'status' | 'location' | 'caching' | 'allow', string | number | undefined>

/** Asks for an address exactly as it is written. */
const ask = (path: string, method = 'GET', type?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = type ? { 'content-type': type } : {}
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const { location, allow, 'cache-control': caching } = answer.headers
      answer.resume().on('end', () => resolve({ status: answer.statusCode, location, caching, allow }))
    })
    asked.on('error', reject).end()
  })

it.each([
  ['/Account', '/account'],
  ['/ES/account', '/es/account'],
  ['/Checkout.data', '/checkout.data'],
  ['/checkout.DATA', '/checkout.data'],
  ['/Login?next=%2FCart&a=B', '/login?next=%2FCart&a=B'],
  ['/Account/Orders/4F7K-Q2MX-9D3T-8WHA', '/account/orders/4F7K-Q2MX-9D3T-8WHA'],
  ['/Product/1', '/product/1'],
  ['/_App', '/_app'],
  ['/%61ccount', '/account'],
  ['/%4Cogin', '/login'],
  ['/x/../account', '/account'],
  ['/./account', '/account'],
  ['/x/%2e%2e/account', '/account'],
  ['/es\\account', '/es/account'],
  ['/es//account', '/es/account'],
  ['/account#x?a=b', '/account?a=b'],
  ['/.//other.example', '/other.example'],
  ['/x/..//other.example', '/other.example'],
])('leads %s to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, location })
  expect(await ask(path, 'POST')).toMatchObject({ status: 308, location })
})

it.each(['/account', '/es/login', '/account/orders/4F7K-Q2MX-9D3T-8WHA', '/checkout.data'])(
  'answers %s itself, for its visitor alone',
  async (path) => expect(await ask(path)).toMatchObject({ status: 200, caching: 'private, no-store' }),
)

it('takes forms and nothing else', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(await ask('/login', method)).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
  for (const path of ['/login', '/account/profile']) {
    expect(await ask(path, 'POST')).toMatchObject({ status: 415 })
    expect(await ask(path, 'POST', 'application/json')).toMatchObject({ status: 415 })
  }
  // read by the router, which finds no action on that page
  const form = 'application/x-www-form-urlencoded;charset=UTF-8'
  expect(await ask('/login', 'POST', form)).toMatchObject({ status: 405, allow: undefined })
})

it('leaves ids, slugs and what is no page as they are', async () => {
  expect(await ask('/product/A%20b')).toMatchObject({ status: 200 })
  expect(await ask('/Nothing/Here')).toMatchObject({ status: 404 })
  expect(await ask('/%ff')).toMatchObject({ status: 400 })
})

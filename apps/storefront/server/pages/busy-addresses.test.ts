import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contexts from '../../app/state/server-contexts.ts'
import { createCatalogue } from '../backend-client.ts'
import { configuration } from '../config.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createMenus } from './menu.ts'
import { createPublicPages } from './public-pages.ts'

/** What a page costs the processor, in milliseconds: several times as much as one of the shop. */
const PAGE_MS = 25

const page = { id: 'it/page', path: '*', module: { default: () => null, loader: () => null } }
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) => {
        for (const began = performance.now(); performance.now() - began < PAGE_MS; );
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response('<html><head></head><body></body></html>', { status, headers })
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

let app: FastifyInstance
let base: string
beforeAll(async () => {
  const config = configuration.parse({ NODE_ENV: 'test' })
  const catalogue = createCatalogue(config.catalogueUrl)
  const answer = createPublicPages({
    config,
    pages: async () => ({ build, contexts }),
    cache: createPageCache({ maxBytes: 1024 * 1024 }),
    catalogue,
    menus: createMenus(catalogue),
  })
  app = Fastify({ trustProxy: true })
  app.all('/*', answer)
  base = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

let asked = 0
/** Asks for a page that nobody asked for before. */
async function open(address: string, headers: Record<string, string> = {}): Promise<number> {
  asked += 1
  const answer = await fetch(`${base}/product/${asked}`, {
    headers: { ...headers, 'x-forwarded-for': address },
  })
  await answer.arrayBuffer()
  return answer.status
}
const times = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask))

/** Connections that each ask for the next page when they have one. */
const crawl = (connections: number, pages: number, address: string) =>
  times(connections, async () => {
    const statuses: number[] = []
    for (let made = 0; made < pages; made++) statuses.push(await open(address))
    return statuses
  })

it('D73 shows everybody a page: ten tabs at once, an office of twenty behind one address, a robot with eight connections', async () => {
  // the shop knows already how long pages take
  await crawl(4, 3, '203.0.113.9')
  const [tabs, office, robot] = await Promise.all([
    times(10, () => open('203.0.113.1')),
    crawl(20, 2, '203.0.113.2'),
    crawl(8, 6, '203.0.113.3'),
  ])
  expect(new Set([...tabs, ...office.flat(), ...robot.flat()])).toEqual(new Set([200]))
})

it('D73 refuses what is asked for in advance first, and pages last', async () => {
  const [pages, prefetches] = await Promise.all([
    times(30, () => open('203.0.113.4')),
    times(60, () => open('203.0.113.4', { 'sec-purpose': 'prefetch;anonymous-client-ip' })),
  ])
  expect(new Set(pages)).toEqual(new Set([200]))
  expect(prefetches).toContain(503)
})

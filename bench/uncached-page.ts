import Fastify from 'fastify'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { loadBuild, type Pages } from '../apps/storefront/server/client-build.ts'
import { configuration } from '../apps/storefront/server/config.ts'
import type { PageCache } from '../apps/storefront/server/page-cache.ts'
import { createPublicPages } from '../apps/storefront/server/public-pages.ts'
import { median, processCpuMs } from './cpu.ts'
import { type Figure, round } from './figure.ts'
import type { Shop } from './shop.ts'

const REQUESTS = 400
const RUNS = 5

type Rendered = { request: Request; context: EntryContext; loadContext: Readonly<RouterContextProvider> }
type Render = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: Readonly<RouterContextProvider>,
) => Promise<Response>

/** A cache that keeps nothing: every request is a render. */
const noCache = {
  get: (_key: string, produce: () => Promise<unknown>) => produce(),
} as unknown as PageCache

/** The pages with a tap on React's render, so that the same element can be rendered again alone. */
function tap({ build, contexts }: Pages, keep: (rendered: Rendered) => void): Pages {
  const render = build.entry.module.default as unknown as Render
  const tapped: Render = (request, status, headers, context, loadContext) => {
    keep({ request, context, loadContext })
    return render(request, status, headers, context, loadContext)
  }
  const module = { ...build.entry.module, default: tapped as unknown as typeof build.entry.module.default }
  return { build: { ...build, entry: { ...build.entry, module } }, contexts }
}

const ownCpuMs = (since: NodeJS.CpuUsage) => {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1000
}

/** Storefront plus backend CPU of an uncached, uncompressed product page against React's own render of the same element in this process. */
export async function measureUncachedPage(shop: Shop, productPath: string): Promise<Figure> {
  if (process.env.NODE_ENV !== 'production')
    throw new Error('React must be its production build: NODE_ENV=production')
  const config = configuration.parse({ BACKEND_URL: shop.backendUrl })
  const pages = await (await loadBuild())()
  let last: Rendered | null = null
  const tapped = tap(pages, (rendered) => {
    last = rendered
  })
  const app = Fastify()
  app.all('/*', createPublicPages({ config, pages: async () => tapped, cache: noCache }))
  await app.ready()
  const ask = async () => {
    const answer = await app
      .inject({ url: productPath, headers: { 'accept-encoding': 'identity' } })
      .catch(() => null)
    if (answer && answer.statusCode !== 200) throw new Error(`${productPath} answered ${answer.statusCode}`)
  }
  for (let index = 0; index < 100; index++) await ask()
  if (!last) throw new Error('the page was never rendered')
  const { request, context, loadContext } = last as Rendered
  const alone = { ...context, serverHandoffStream: undefined } as unknown as EntryContext
  const render = pages.build.entry.module.default as unknown as Render
  const reactOnly = () =>
    render(request, 200, new Headers(), alone, loadContext).then((answer) => answer.arrayBuffer())
  for (let index = 0; index < 100; index++) await reactOnly()

  const runs: number[] = []
  const parts: [number, number, number][] = []
  for (let run = 0; run < RUNS; run++) {
    let own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await reactOnly()
    const react = ownCpuMs(own) / REQUESTS
    const backendBefore = processCpuMs(shop.backend.pid)
    own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await ask()
    const storefront = ownCpuMs(own) / REQUESTS
    const backend = (processCpuMs(shop.backend.pid) - backendBefore) / REQUESTS
    parts.push([storefront, backend, react])
    runs.push(round((storefront + backend) / react))
  }
  await app.close()
  return {
    name: 'uncached product page, storefront + backend CPU against React’s own render',
    unit: '×',
    limit: 4,
    value: median(runs),
    runs,
    detail: {
      'storefront ms': round(median(parts.map(([part]) => part)), 3),
      'backend ms': round(median(parts.map(([, part]) => part)), 3),
      'react ms': round(median(parts.map(([, , part]) => part)), 3),
    },
  }
}

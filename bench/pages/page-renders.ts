import Fastify from 'fastify'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { createCatalogue } from '../../apps/storefront/server/backend-client.ts'
import { loadBuild, type Pages } from '../../apps/storefront/server/client-build.ts'
import { configuration } from '../../apps/storefront/server/config.ts'
import type { PageCache } from '../../apps/storefront/server/pages/cache/page-cache.ts'
import { createMenus } from '../../apps/storefront/server/pages/menu.ts'
import { createPublicPages } from '../../apps/storefront/server/pages/public-pages.ts'

/** Pages before anything is measured: the compiler goes on making them faster for so long. */
const WARM_UP = 1000

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
function tap({ build, ...rest }: Pages, keep: (rendered: Rendered) => void): Pages {
  const render = build.entry.module.default as unknown as Render
  const tapped: Render = (request, status, headers, context, loadContext) => {
    keep({ request, context, loadContext })
    return render(request, status, headers, context, loadContext)
  }
  const module = { ...build.entry.module, default: tapped as unknown as typeof build.entry.module.default }
  return { build: { ...build, entry: { ...build.entry, module } }, ...rest }
}

/** CPU milliseconds of this process since a moment. */
export function ownCpuMs(since: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1000
}

export type PageRenders = {
  /** Asks for the page as a visitor's browser would. */
  ask(): Promise<void>
  /** React's own render of the element the last page was. */
  reactOnly(): Promise<void>
  close(): Promise<void>
}

/** The storefront's public pages in this process, without their cache, warmed up on one page. */
export async function openPageRenders(backendUrl: string, path: string): Promise<PageRenders> {
  if (process.env.NODE_ENV !== 'production')
    throw new Error('React must be its production build: NODE_ENV=production')
  const config = configuration.parse({ BACKEND_URL: backendUrl })
  const pages = await (await loadBuild())()
  let last: Rendered | null = null
  const tapped = tap(pages, (rendered) => {
    last = rendered
  })
  const app = Fastify()
  const catalogue = createCatalogue(config.catalogueUrl)
  const menus = createMenus(catalogue)
  app.all('/*', createPublicPages({ config, pages: async () => tapped, cache: noCache, catalogue, menus }))
  await app.ready()
  const ask = async () => {
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } }).catch(() => null)
    if (answer && answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  }
  for (let index = 0; index < WARM_UP; index++) await ask()
  if (!last) throw new Error('the page was never rendered')
  const { request, context, loadContext } = last as Rendered
  const alone = { ...context, serverHandoffStream: undefined } as unknown as EntryContext
  const render = pages.build.entry.module.default as unknown as Render
  const reactOnly = async () => {
    await render(request, 200, new Headers(), alone, loadContext)
  }
  for (let index = 0; index < WARM_UP; index++) await reactOnly()
  return {
    ask,
    reactOnly,
    async close() {
      await app.close()
    },
  }
}

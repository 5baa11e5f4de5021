import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type * as Contexts from '../app/state/server-contexts.ts'

/** The compiled pages: React Router's build and the loader contexts that were bundled into it. */
export type Pages = {
  build: ServerBuild
  contexts: typeof Contexts
}

/** Root of the application, where `vite.config.ts` stands. */
export const storefrontRoot = join(import.meta.dirname, '..')

const pagesOf = (build: ServerBuild): Pages => ({
  build,
  // entry.server.tsx exports them; the build's type does not know further exports
  contexts: build.entry.module as unknown as typeof Contexts,
})

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

/** The router of a build, made once: ranking every route again for each page costs more than rendering it. */
export function requestHandler(build: ServerBuild, { development }: { development: boolean }) {
  const known = handlers.get(build)
  if (known) return known
  const handler = createRequestHandler(build, development ? 'development' : 'production')
  handlers.set(build, handler)
  return handler
}

/** Loads the production build once. */
export async function loadBuild(): Promise<() => Promise<Pages>> {
  const file = join(storefrontRoot, 'build/server/index.js')
  const build: ServerBuild = await import(pathToFileURL(file).href).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('the pages are not built: run npm start, or react-router build in apps/storefront')
  })
  const pages = pagesOf(build)
  return async () => pages
}

/** Serves sources through Vite, with hot reload on the server's own port. */
export async function loadSources(app: FastifyInstance): Promise<() => Promise<Pages>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storefrontRoot,
    configFile: join(storefrontRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done()
    vite.middlewares(request.raw as IncomingMessage, reply.raw as ServerResponse, () => done())
  })
  return async () => pagesOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild)
}

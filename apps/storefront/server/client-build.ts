import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@filiera/domain/languages'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type * as Contexts from '../app/state/server-contexts.ts'
import { languageOfPath } from '../app/texts/language-path.ts'
import { languageBuild } from './language-build.ts'

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

type Handlers = Partial<Record<Language, ReturnType<typeof createRequestHandler>>>
const handlersOf = new WeakMap<ServerBuild, Handlers>()

/** The router of a build for the language of a path, made once: ranking every route again for each page costs more than rendering it. */
export function requestHandler(build: ServerBuild, path: string, { development }: { development: boolean }) {
  const handlers = handlersOf.get(build) ?? {}
  handlersOf.set(build, handlers)
  const language = languageOfPath(path)
  handlers[language] ??= development
    ? createRequestHandler(build, 'development')
    : createRequestHandler(languageBuild(build, language), 'production')
  return handlers[language]
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

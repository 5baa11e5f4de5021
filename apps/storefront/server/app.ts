import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { limitConnections } from '@filiera/server-kit/connection-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerApi } from './api/api.routes.ts'
import { createCatalogue } from './backend-client.ts'
import { answerBrokenConnection, answerUnreadableAddress, guardBoundary } from './boundary.ts'
import { startChangeFeed } from './change-feed.ts'
import { loadBuild, loadSources, storefrontRoot } from './client-build.ts'
import type { StorefrontConfig } from './config.ts'
import { registerFeeds } from './feeds/feeds.ts'
import { createPageCache } from './pages/page-cache.ts'
import { registerPages } from './pages/pages.ts'
import { registerPictures } from './pictures.ts'

/** Tag of a change too large to be told row by row. */
const EVERYTHING = 'everything'

/** A server that waits for nobody: uploads of slow lines are through in a minute. */
function openServer(config: StorefrontConfig): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    trustProxy: config.proxies,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress(config),
    clientErrorHandler: answerBrokenConnection(config),
  })
  app.server.on('connection', limitConnections(new Set(config.proxies)))
  return app
}

/** The storefront without its port: pages, files, pictures and `/api`. */
export async function buildStorefront(config: StorefrontConfig): Promise<FastifyInstance> {
  const app = openServer(config)
  guardBoundary(app, config)
  const pages = config.development ? await loadSources(app) : await loadBuild()
  if (!config.development) await registerFiles(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  await registerApi(app, { ...config, publicUrl: config.shop.publicUrl })
  registerPictures(app, config)
  registerFeeds(app, config)
  const cache = createPageCache({ maxBytes: config.pageCacheBytes })
  const feed = startChangeFeed({
    ...config,
    onConnect: () => cache.clear(),
    onChange: (tags) => (tags.includes(EVERYTHING) ? cache.clear() : cache.drop(tags)),
    log: (line) => console.error(line),
  })
  app.addHook('onClose', () => feed.stop())
  await app.register(registerPages, {
    config,
    pages,
    cache,
    catalogue: createCatalogue(config.catalogueUrl),
  })
  return app
}

/** Built files: hashed ones for ever, the others for an hour. */
async function registerFiles(app: FastifyInstance): Promise<void> {
  const client = join(storefrontRoot, 'build/client')
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
  })
}

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ChangeTag } from '@filiera/contract/changes'
import { registerApi } from '@filiera/server-kit/api/register-api'
import { createFrontServer } from '@filiera/server-kit/create-server'
import { registerPictures } from '@filiera/server-kit/pictures'
import type { FastifyInstance } from 'fastify'
import { shopCalls } from './api/calls.ts'
import { createCatalogue } from './backend-client.ts'
import { startChangeFeed } from './change-feed.ts'
import { loadBuild, loadSources, storefrontRoot } from './client-build.ts'
import type { StorefrontConfig } from './config.ts'
import { registerFeeds } from './feeds/feeds.ts'
import { createPageCache } from './pages/cache/page-cache.ts'
import { createMenus } from './pages/menu.ts'
import { registerPages } from './pages/pages.ts'

/** Tag of a change too large to be told row by row. */
const EVERYTHING: ChangeTag = 'everything'

/** The storefront without its port: pages, files, pictures and `/api`. */
export async function buildStorefront(config: StorefrontConfig): Promise<FastifyInstance> {
  const app = createFrontServer(config)
  const pages = config.development ? await loadSources(app) : await loadBuild()
  if (!config.development) await registerFiles(app)
  await registerApi(app, config, shopCalls)
  registerPictures(app, config)
  registerFeeds(app, config)
  const cache = createPageCache({ maxBytes: config.pageCacheBytes })
  const catalogue = createCatalogue(config.catalogueUrl)
  const menus = createMenus(catalogue)
  const clear = () => {
    menus.clear()
    cache.clear()
  }
  const feed = startChangeFeed({
    ...config,
    onConnect: clear,
    onChange(tags) {
      if (tags.includes(EVERYTHING)) return clear()
      menus.drop(tags)
      cache.drop(tags)
    },
    log: (line) => console.error(line),
  })
  app.addHook('onClose', () => feed.stop())
  await app.register(registerPages, { config, pages, cache, catalogue, menus })
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

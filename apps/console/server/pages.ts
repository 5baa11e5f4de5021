import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { escapeHtml } from '@filiera/server-kit/escape-html'
import type { FastifyInstance } from 'fastify'

/** Root of the program, where `vite.config.ts` stands. */
const consoleRoot = join(import.meta.dirname, '..')

/** Stand in the page where the nonce of an answer (`html.cspNonce` of `vite.config.ts`), the marketplace's name and address go. */
const NONCE = 'CSP_NONCE'
const NAME = 'SHOP_NAME'
const ADDRESS = 'SHOP_URL'

/** Addresses that are no pages: an unknown file is a 404. `/photos` is the library. */
const FILES = /^\/(?:(?:api|assets|pictures|previews)(?:\/|$)|photos\/)|\.[a-z\d]+$/i

/**
 * What the page may load and run: its own files; styles of libraries carry the nonce. No string becomes code or HTML
 * (`require-trusted-types-for`).
 */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** In development Vite adds scripts and styles to the page while it is looked at. */
const developmentPolicy = (nonce: string): string =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; frame-ancestors 'none'; base-uri 'none'`

type Page = { read(url: string): Promise<string>; policy(nonce: string): string }

/** The page and the files of the build: hashed ones for ever, compressed once. */
async function openBuild(app: FastifyInstance, page: string, built: string): Promise<Page> {
  const html = await readFile(join(built, page), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error('the console is not built: run npm start, or vite build in apps/console')
  })
  const favicon = await readFile(join(built, 'favicon.svg'))
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(favicon),
  )
  return { read: async () => html, policy: contentPolicy }
}

/** The sources through Vite, with hot reload on the server's own port. */
async function openSources(app: FastifyInstance, page: string): Promise<Page> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: consoleRoot,
    configFile: join(consoleRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api|pictures|photos|previews)\//.test(request.url)) return done()
    vite.middlewares(request.raw as IncomingMessage, reply.raw as ServerResponse, () => done())
  })
  const file = join(consoleRoot, page)
  return {
    read: async (url) => vite.transformIndexHtml(url, await readFile(file, 'utf8')),
    policy: developmentPolicy,
  }
}

export type PageSettings = {
  development: boolean
  /** Folder of the build. */
  built: string
  marketplace: string
  shopUrl: string
}

/** Answers every address that is no file with the one page of an entry; the browser decides what it shows. */
export async function registerPages(
  app: FastifyInstance,
  file: string,
  { development, built, marketplace, shopUrl }: PageSettings,
): Promise<void> {
  const page = development ? await openSources(app, file) : await openBuild(app, file, built)
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (FILES.test(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.')
    const nonce = randomBytes(16).toString('base64')
    const html = (await page.read(request.url))
      .replaceAll(NONCE, nonce)
      .replaceAll(NAME, () => escapeHtml(marketplace))
      .replaceAll(ADDRESS, () => escapeHtml(shopUrl))
    return reply
      .header('content-security-policy', page.policy(nonce))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

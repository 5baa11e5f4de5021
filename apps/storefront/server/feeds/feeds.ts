import { Readable } from 'node:stream'
import {
  listSitemapEntries,
  listSitemapParts,
  type SitemapKind,
  sitemapKinds,
} from '@filiera/contract/catalog/sitemap'
import { listPosts } from '@filiera/contract/content/blog'
import { isLanguage, type Language, languages } from '@filiera/domain/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pages } from '../../app/pages/pages.ts'
import { textsOf } from '../../app/texts/server-texts.server.ts'
import { createCatalogue } from '../backend-client.ts'
import type { StorefrontConfig } from '../config.ts'
import { blogFeed } from './blog-feed.ts'
import { merchantFeed } from './merchant-feed.ts'
import { fixedSitemap, sitemapIndex, sitemapOf } from './sitemap.ts'

/** Readers come by the hour; what is a little old hurts nobody. */
const CACHING = 'public, max-age=3600'
const LATEST_POSTS = '30'
/** The merchant feed reads the whole catalogue. */
const FEED_TIMEOUT_MS = 30_000

/** Pages that depend on who looks, with all below them, and lists without end. */
const disallowed = [
  ...new Set([
    '/api/',
    '/search',
    ...pages.filter((page) => page.for === 'visitor').map(({ path }) => `/${path.split('/')[0]}`),
  ]),
]

/** What robots may read: personal pages in no language. */
export function robots(origin: string): string {
  const paths = languages.flatMap((language) =>
    disallowed.map((path) => (language === 'it' || path === '/api/' ? path : `/${language}${path}`)),
  )
  const lines = [...new Set(paths)].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Whatever stands in a feed, a browser that shows it runs and loads nothing. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

function sendXml(reply: FastifyReply, type: string, body: string | Readable): FastifyReply {
  return reply
    .headers({ 'cache-control': CACHING, 'content-security-policy': POLICY })
    .type(`${type}; charset=utf-8`)
    .send(body)
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '30')
    .type('text/plain; charset=utf-8')
    .send('The catalogue cannot be read at the moment.')
}

const isKind = (name: string): name is SitemapKind => sitemapKinds.some((kind) => kind === name)

/** Addresses for machines: `/robots.txt`, `/sitemap.xml` with its parts, RSS of the blog, Google Merchant feed. */
export function registerFeeds(
  app: FastifyInstance,
  config: Pick<StorefrontConfig, 'shop' | 'catalogueUrl'>,
): void {
  const { publicUrl: origin, name } = config.shop
  const call = createCatalogue(config.catalogueUrl, FEED_TIMEOUT_MS)

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', CACHING).type('text/plain; charset=utf-8').send(robots(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await call(listSitemapParts, {})
    return parts.ok
      ? sendXml(reply, 'application/xml', sitemapIndex(origin, parts.value))
      : sendUnavailable(reply)
  })
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const [kind = '', part] = request.params.name.split('-')
    if (kind === 'pages' && part === undefined) return sendXml(reply, 'application/xml', fixedSitemap(origin))
    if (!isKind(kind) || !/^[1-9]\d{0,5}$/.test(part ?? '')) return reply.callNotFound()
    const entries = await call(listSitemapEntries, { params: { kind }, query: { part: part ?? '' } })
    return entries.ok
      ? sendXml(reply, 'application/xml', sitemapOf(origin, kind, entries.value))
      : sendUnavailable(reply)
  })
  const sendBlog = async (language: Language, reply: FastifyReply) => {
    const posts = await call(listPosts, { query: { lang: language, limit: LATEST_POSTS } })
    if (!posts.ok) return sendUnavailable(reply)
    const t = textsOf(language)
    const channel = { origin, language, title: `${t('blog.title')} | ${name}`, description: t('blog.lead') }
    return sendXml(reply, 'application/rss+xml', blogFeed(channel, posts.value))
  }
  for (const language of languages) {
    const prefix = language === 'it' ? '' : `/${language}`
    app.get(`${prefix}/blog/rss.xml`, (_request, reply) => sendBlog(language, reply))
  }
  app.get<{ Params: { language: string } }>(
    '/feeds/google-merchant-:language.xml',
    async (request, reply) => {
      const { language } = request.params
      if (!isLanguage(language)) return reply.callNotFound()
      const pieces = await merchantFeed(call, { origin, language, title: name }).catch(() => null)
      return pieces ? sendXml(reply, 'application/xml', Readable.from(pieces)) : sendUnavailable(reply)
    },
  )
}

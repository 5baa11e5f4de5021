import type { BackendCall } from '@filiera/contract/client'
import { createAdmission, Overloaded } from '@filiera/server-kit/load/admission'
import { clientOf } from '@filiera/server-kit/load/client-of'
import { trustedAddresses } from '@filiera/server-kit/load/trusted-addresses'
import { securityHeaders } from '@filiera/server-kit/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { pagePath } from '../../app/pages/page-path.ts'
import { canonicalSearch } from '../../app/pages/public-address.ts'
import { UNREAD, unreadNames } from '../../app/shop/products/filters/unread-filters.server.ts'
import { type Pages, requestHandler } from '../client-build.ts'
import type { StorefrontConfig } from '../config.ts'
import { busyPage } from './busy-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import { chooseEncoding } from './compression.ts'
import { deferScripts } from './deferred-hydration.ts'
import type { Menus } from './menu.ts'
import { contentPolicy, inlineSources } from './page-headers.ts'
import { type EncodedPage, matchesEtag, type StoredPage, storePage } from './stored-page.ts'
import { withStructuredData } from './structured-data.ts'

/** Everybody may keep it, nobody may use it without asking: a 304 costs nothing and a change shows at once. */
const PUBLIC_CACHING = 'public, max-age=0, must-revalidate'

type PublicPageOptions = {
  config: StorefrontConfig
  pages: () => Promise<Pages>
  cache: PageCache
  /** Calls of the catalogue, on nobody's behalf. */
  catalogue: BackendCall
  menus: Menus
}

/** Where the filters of a list are read. */
const isList = (path: string) => path === '/products' || path === '/search' || path.startsWith('/categories/')

/** The part of a query that a page depends on, with the names of the filters it has to say that it does not understand. */
function keptSearch(path: string, search: string): string {
  const kept = canonicalSearch(path, search)
  const unread = isList(pagePath(path)) ? unreadNames(new URLSearchParams(search)) : []
  if (unread.length === 0) return kept
  return `${kept ? `${kept}&` : '?'}${UNREAD}=${unread.join(',')}`
}

/**
 * `/products?b=2&a=1&utm=x` → `/products?a=1`, `/products?price=abc` → `/products?unread=price`; the router's own `_routes` stays on its
 * data requests.
 */
export function canonicalUrl(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const search = keptSearch(path, url.slice(at))
  if (!path.endsWith('.data')) return path + search
  const routes = new URLSearchParams(url.slice(at)).get('_routes')
  if (routes === null) return path + search
  return `${path}${search ? `${search}&` : '?'}${new URLSearchParams({ _routes: routes })}`
}

/** Renders a public page: no cookie, no header of the visitor reaches it. */
function createRenderer({ config, pages, catalogue, menus }: PublicPageOptions) {
  return async function render(url: string): Promise<StoredPage> {
    const { build, contexts } = await pages()
    const tags = new Set<string>()
    const context = new RouterContextProvider()
    context.set(contexts.catalogueContext, catalogue)
    context.set(contexts.menuContext, menus.read)
    context.set(contexts.shopContext, config.shop)
    context.set(contexts.pageTagsContext, { add: (...names) => names.forEach((name) => void tags.add(name)) })
    const data: object[] = []
    context.set(contexts.structuredDataContext, { add: (...items) => void data.push(...items) })
    const asked = new URL(url, config.shop.publicUrl)
    const answer = await requestHandler(build, config)(new Request(asked), context)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const isBuilt = isPage && !config.development
    // bytes all the way: as texts the page would be turned into characters and back
    const page = withStructuredData(Buffer.from(await answer.arrayBuffer()), isPage ? data : [])
    const sent = isBuilt ? deferScripts(page) : page
    const headers: Record<string, string> = { ...securityHeaders(config) }
    for (const [name, value] of answer.headers) headers[name] = value
    const caching = answer.status < 400 ? PUBLIC_CACHING : 'no-store'
    headers['cache-control'] = config.development ? 'no-store' : caching
    if (answer.status === 503) headers['retry-after'] = '5'
    if (isBuilt) {
      const sources = inlineSources(sent)
      headers['content-security-policy'] = contentPolicy({ ...sources, connect: [], forms: [] })
    }
    return storePage({ status: answer.status, headers, body: sent, tags: [...tags] })
  }
}

/** Writes a kept page to the socket, past the framework: about the cost of a static file. */
export function writePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: EncodedPage,
): FastifyReply {
  reply.hijack()
  if (status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    reply.raw.writeHead(304, page.headers).end()
  } else {
    reply.raw.writeHead(status, [...page.headers, 'content-length', String(page.body.length)]).end(page.body)
  }
  return reply
}

/**
 * Pages that are made at a time, longest waits for it in milliseconds: as many as keep the processor busy while some wait for the backend.
 * Nobody has more than one of the places, so ten tabs, an office behind one address or a robot stand in a line of their own.
 */
const PLACES = { name: 'pages', width: 3, share: 1, longestWaitMs: 600, ownLineMs: 8000 }
/** Lists and searches ask more of the database. */
const LIST_PLACES = { ...PLACES, name: 'lists', width: 2 }

/** Parts of the longest waits: what the browser asks for in advance nobody would miss, and a page beneath stays where data are refused. */
const PATIENCE = { prefetch: 0.1, data: 0.5, page: 1 }

function patienceOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): number {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  if (purpose.includes('prefetch')) return PATIENCE.prefetch
  return url.split('?', 1)[0]?.endsWith('.data') ? PATIENCE.data : PATIENCE.page
}

/** Renders what has a place among others. @throws Overloaded */
function createBoundedRenderer(options: PublicPageOptions) {
  const render = createRenderer(options)
  const [lists, others] = [createAdmission(LIST_PLACES), createAdmission(PLACES)]
  const proxies = trustedAddresses(options.config.proxies)
  return (request: FastifyRequest, key: string) => {
    const admit = isList(pagePath(new URL(key, 'http://localhost').pathname)) ? lists : others
    return admit(clientOf(request, proxies), () => render(key), patienceOf(request))
  }
}

/** Answers GET and HEAD of the pages that are the same for everybody. */
export function createPublicPages(options: PublicPageOptions) {
  const render = createBoundedRenderer(options)
  return async function answerPublicPage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const key = canonicalUrl(request.url)
    const { cache, config } = options
    const made = () => render(request, key)
    const page = await (config.development ? made() : cache.get(key, made)).catch((error: unknown) => {
      if (error instanceof Overloaded) return busyPage(key, config)
      throw error
    })
    return writePage(
      request,
      reply,
      page.status,
      await page.encoded(chooseEncoding(request.headers['accept-encoding'])),
    )
  }
}

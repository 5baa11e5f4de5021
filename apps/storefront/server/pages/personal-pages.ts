import { randomBytes } from 'node:crypto'
import type { BackendCall } from '@filiera/contract/client'
import { createAdmission, Overloaded } from '@filiera/server-kit/load/admission'
import { clientOf } from '@filiera/server-kit/load/client-of'
import { trustedAddresses } from '@filiera/server-kit/load/trusted-addresses'
import { isOriginRefused } from '@filiera/server-kit/session/origin-check'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { pagePath } from '../../app/pages/page-path.ts'
import { type Pages, requestHandler } from '../client-build.ts'
import type { StorefrontConfig } from '../config.ts'
import {
  clearFormCookie,
  formCookie,
  isFormCookieOver,
  readFormCookie,
  refuseWrites,
} from '../session/form-cookie.ts'
import { createStaleReads } from '../session/stale-reads.ts'
import { openVisitor } from '../session/visitor.ts'
import { busyPage } from './busy-page.ts'
import { chooseEncoding, compress } from './compression.ts'
import type { Menus } from './menu.ts'
import { contentPolicy } from './page-headers.ts'
import { writePage } from './public-pages.ts'

const bodyless = new Set(['GET', 'HEAD'])

/** Pages with a card form may post to the tokeniser, forms of the checkout may lead to a payment page: no other page names a provider (decision 41). */
function providersOf(url: string, { tokeniserOrigins, paymentOrigins }: StorefrontConfig) {
  const path = pagePath(new URL(url, 'http://localhost').pathname)
  const isCheckout = /^\/checkout(?:\/|$)/.test(path)
  const takesCards = isCheckout || /^\/account\/cards(?:\/|$)/.test(path)
  return { connect: takesCards ? tokeniserOrigins : [], forms: isCheckout ? paymentOrigins : [] }
}

/** Only scripts and styles of this answer run. */
const policyOf = (url: string, config: StorefrontConfig, nonce: string) =>
  contentPolicy({
    scripts: [`'nonce-${nonce}'`],
    styles: [`'nonce-${nonce}'`],
    ...providersOf(url, config),
  })

/** The request as the pages see it, at the shop's own address; a form that was kept is sent in its place. */
function pageRequest(
  config: StorefrontConfig,
  request: FastifyRequest,
  kept: URLSearchParams | null,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // passed our own check; the router knows no hidden origin
  if (headers.get('origin') === 'null') headers.delete('origin')
  const url = new URL(request.url, config.shop.publicUrl)
  if (kept) return new Request(url, { method: 'POST', headers, body: kept })
  const body = !bodyless.has(request.method) && Buffer.isBuffer(request.body) ? request.body : null
  return new Request(url, {
    method: request.method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (answer.status === 503) reply.header('retry-after', '5')
  const body = Buffer.from(await answer.arrayBuffer())
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity' || body.length < 1024) return reply.send(body)
  return reply
    .header('content-encoding', encoding)
    .header('vary', 'accept-encoding')
    .send(await compress(body, encoding))
}

const refuseOrigin = (reply: FastifyReply) =>
  reply.code(403).type('text/plain; charset=utf-8').send('This form must be sent from the shop itself.')

/** Carts, checkouts and accounts are refused last: they wait longer, and many of them only wait for a payment provider. */
const PLACES = { name: 'personal pages', width: 48, longestWaitMs: 4000 }

/** Answers pages that depend on the visitor, and every form: rendered each time, stored by nobody. */
export function createPersonalPages({
  config,
  pages,
  catalogue,
  menus,
}: {
  config: StorefrontConfig
  pages: () => Promise<Pages>
  catalogue: BackendCall
  menus: Menus
}) {
  const staleReads = createStaleReads()
  const admit = createAdmission(PLACES)
  const proxies = trustedAddresses(config.proxies)
  async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isOriginRefused(request, config.shop)) return refuseOrigin(reply)
    const { build, contexts } = await pages()
    const visitor = openVisitor(config, request, staleReads)
    const isForm = !bodyless.has(request.method)
    const { cookie } = request.headers
    const kept = !isForm && visitor.session.signedIn ? readFormCookie(cookie, request.url) : null
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(contexts.catalogueContext, catalogue)
    context.set(contexts.backendContext, kept ? refuseWrites(visitor.call) : visitor.call)
    context.set(contexts.sessionContext, visitor.session)
    context.set(contexts.menuContext, menus.read)
    context.set(contexts.shopContext, config.shop)
    context.set(contexts.nonceContext, nonce)
    reply.header('cache-control', 'private, no-store')
    if (!config.development) reply.header('content-security-policy', policyOf(request.url, config, nonce))
    const asked = pageRequest(config, request, kept)
    const answer = await requestHandler(build, config)(asked, context)
    if (visitor.session.signedIn && (kept || isFormCookieOver(cookie, answer)))
      visitor.cookies.push(clearFormCookie(config))
    const isLeaving = isForm && answer.headers.has('location')
    const keep = isLeaving && (await formCookie(pageRequest(config, request, null), answer, config))
    if (keep) visitor.cookies.push(keep)
    for (const header of visitor.cookies) reply.header('set-cookie', header)
    return send(request, reply, answer)
  }
  return async function answerPersonalPage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      return await admit(clientOf(request, proxies), () => render(request, reply))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      const busy = await busyPage(request.url, config, !bodyless.has(request.method))
      return writePage(
        request,
        reply,
        busy.status,
        await busy.encoded(chooseEncoding(request.headers['accept-encoding'])),
      )
    }
  }
}

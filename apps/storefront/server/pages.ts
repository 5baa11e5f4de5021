import { randomBytes } from 'node:crypto'
import { createClient } from '@filiera/contract/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Pages } from './client-build.ts'
import type { StorefrontConfig } from './config.ts'
import { isOriginRefused } from './origin-check.ts'
import { contentPolicy } from './page-headers.ts'
import { openVisitor } from './visitor.ts'

const bodyless = new Set(['GET', 'HEAD'])
/** Largest form a page accepts. */
const FORM_BYTES = 64 * 1024

/** The request as the pages see it: our public origin, no hop-by-hop headers. */
function pageRequest(config: StorefrontConfig, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = bodyless.has(request.method) ? null : (request.body as Buffer | null)
  return new Request(new URL(request.url, config.shop.publicUrl), {
    method: request.method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(Buffer.from(await answer.arrayBuffer()))
}

/** Serves every page: the public ones from the cache, the personal ones fresh. */
export async function registerPages(
  app: FastifyInstance,
  options: { config: StorefrontConfig; pages: () => Promise<Pages> },
): Promise<void> {
  const { config } = options
  const catalogue = createClient({ baseUrl: config.catalogueUrl })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  app.all('/*', async (request, reply) => {
    const { build, contexts } = await options.pages()
    if (isOriginRefused(request, config.shop)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This form must be sent from the shop itself.')
    }
    const visitor = openVisitor(config, request)
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(contexts.catalogueContext, catalogue)
    context.set(contexts.backendContext, visitor.call)
    context.set(contexts.sessionContext, visitor.session)
    context.set(contexts.shopContext, config.shop)
    context.set(contexts.nonceContext, nonce)
    const handle = createRequestHandler(build, config.development ? 'development' : 'production')
    const answer = await handle(pageRequest(config, request), context)
    for (const header of visitor.cookies) reply.header('set-cookie', header)
    reply.header('cache-control', 'private, no-store')
    if (!config.development) {
      reply.header(
        'content-security-policy',
        contentPolicy({
          scripts: [`'nonce-${nonce}'`],
          styles: [`'nonce-${nonce}'`],
          connect: config.tokeniserOrigins,
          forms: [...config.paymentOrigins, ...config.tokeniserOrigins],
        }),
      )
    }
    return send(reply, answer)
  })
}

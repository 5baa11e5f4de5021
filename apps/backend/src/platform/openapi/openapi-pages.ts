import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { endpoints } from '@filiera/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { buildOpenApi } from './build-openapi.ts'

/** What does not depend on settings; by the first reader of a process, since it takes a third of a second. */
let described: ReturnType<typeof buildOpenApi> | undefined

function describe(config: Config) {
  // without objects that stand in several places: YAML names them once, and its readers follow a hundred such names at most
  described ??= JSON.parse(JSON.stringify(buildOpenApi(endpoints))) as ReturnType<typeof buildOpenApi>
  const info = { ...described.info, title: config.SHOP_NAME }
  return { ...described, info, servers: [{ url: config.BACKEND_PUBLIC_URL }] }
}

/** The reader's own files only; nothing inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/openapi.json` and its readable form at `/docs`. */
export async function registerOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  // JSON and YAML ask it when they are written
  const document = { toJSON: () => describe(config) }
  let text: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(document)
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  const specification = { document } as unknown as StaticDocumentSpec
  await app.register(fastifySwagger, { mode: 'static', specification })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    uiConfig: { docExpansion: 'list', supportedSubmitMethods: [] },
  })
}

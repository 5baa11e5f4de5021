import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { endpoints } from '@filiera/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { buildOpenApi } from './build-openapi.ts'

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
  const document = buildOpenApi(endpoints, {
    title: config.SHOP_NAME,
    version: '1.0.0',
    serverUrl: config.BACKEND_PUBLIC_URL,
  })
  const text = JSON.stringify(document)
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  )
  await app.register(fastifySwagger, { mode: 'static', specification: { document: JSON.parse(text) } })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    uiConfig: { docExpansion: 'list', supportedSubmitMethods: [] },
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { MangopayError } from './errors.ts'

export const clientId = 'sandbox'
const apiKey = 'sandbox-key'

/** `POST /oauth/token`: client credentials, a bearer with a short life (§3.2). */
export function oauthRoutes(app: FastifyInstance, { state, clock, options }: Sandbox): void {
  app.post('/oauth/token', async (request, reply) => {
    const grant = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('grant_type')
    if (basic(request) !== `${clientId}:${apiKey}`) {
      return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' })
    }
    if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const { tokens } = state.mangopay
    for (const [old, until] of Object.entries(tokens)) if (until < clock.nowMs()) delete tokens[old]
    const token = nextId(state, '')
    tokens[token] = clock.nowMs() + options.tokenLifeSeconds * 1000
    return { access_token: token, token_type: 'bearer', expires_in: options.tokenLifeSeconds - 1 }
  })
}

/** Refuses a call without a live bearer, or for another client. */
export function assertBearer({ state, clock }: Sandbox, request: FastifyRequest): void {
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const until = token === undefined ? undefined : state.mangopay.tokens[token]
  const called = request.url.split('/')[2]
  if (until === undefined || until <= clock.nowMs()) {
    throw new MangopayError(401, 'unauthorized', 'The access token is missing, unknown or has expired')
  }
  if (called !== clientId)
    throw new MangopayError(401, 'unauthorized', 'The client id is not the one of the token')
}

function basic(request: FastifyRequest): string {
  const encoded = /^basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return Buffer.from(encoded, 'base64').toString('utf8')
}

import fastify, { type FastifyInstance } from 'fastify'
import { obeyFaults } from '../disturbance/faults.ts'
import { nextId } from '../ids.ts'
import { readCard } from '../mangopay/cards/read-card.ts'
import type { Sandbox } from '../sandbox.ts'

const lifeMs = 3_600_000
type Path = { Params: { id: string } }

/**
 * Step 2 of saving a card, on its own origin: a form from the browser in, plain text out, always HTTP 200 (§3.7).
 * Takes listed test numbers only; keeps a mask and a fingerprint; writes nothing down, not even in the journal.
 */
export function buildTokeniser(sandbox: Sandbox): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 16_384, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  obeyFaults(app, sandbox, () => ({ error: 'fault' }))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-allow-methods', 'POST, OPTIONS')
    reply.header('access-control-allow-headers', 'content-type')
    reply.header('cache-control', 'no-store')
    reply.type('text/plain; charset=utf-8')
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found'))
  const path = '/api/:client/tokenize/:id'
  app.options(path, async (_request, reply) => reply.code(204).send())
  app.get(path, async () => 'errorCode=02632')
  app.post<Path>(path, async ({ params, body }) => {
    const result = tokenise(sandbox, params.id, new URLSearchParams(typeof body === 'string' ? body : ''))
    note(sandbox, params.id, result.startsWith('data=') ? 'data' : result)
    return result
  })
  return app
}

function tokenise(sandbox: Sandbox, registrationId: string, form: URLSearchParams): string {
  const { state, clock } = sandbox
  const registration = state.mangopay.cardRegistrations[registrationId]
  if (!registration || form.get('accessKeyRef') !== registration.AccessKey) return 'errorCode=09101'
  if (form.get('data') !== registration.PreregistrationData || registration.Status !== 'CREATED') {
    return 'errorCode=09102'
  }
  if (clock.nowMs() > registration.CreationDate * 1000 + lifeMs) return 'errorCode=02631'
  const card = readCard(sandbox, registration.CardType, {
    number: form.get('cardNumber') ?? '',
    expiration: form.get('cardExpirationDate') ?? '',
    cvx: form.get('cardCvx') ?? '',
  })
  if (typeof card === 'string') return `errorCode=${card}`
  const token = Buffer.from(nextId(state, 'token')).toString('base64url')
  registration.inner.tokenised = { token, ...card }
  sandbox.changed()
  return `data=${token}`
}

function note({ journal, clock }: Sandbox, id: string, outcome: string): void {
  journal.add({
    at: clock.nowMs(),
    surface: 'tokeniser',
    method: 'POST',
    path: `/tokenize/${id}`,
    status: 200,
    idempotencyKey: null,
    body: outcome,
    fault: null,
  })
}

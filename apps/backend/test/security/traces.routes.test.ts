import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callBackend, passAnswer } from '@filiera/server-kit/api/call-backend'
import { createFrontServer } from '@filiera/server-kit/create-server'
import { startTraces, stopTraces } from '@filiera/server-kit/watch/traces'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentScene, type PaymentScene, valueIn } from '../scenes/payment-scene.ts'

const CANARY = 'canarino'
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector: every body that was sent to it. */
const received: string[] = []
let collector: Server
let scene: PaymentScene
let front: FastifyInstance
let frontUrl: string

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  await startTraces('test', { endpoint: `http://127.0.0.1:${port}`, share: 1 })
  scene = await openPaymentScene()
  const settings = {
    secure: false,
    publicUrl: 'http://localhost',
    hosts: ['127.0.0.1'],
    proxies: [],
    metricsHost: '127.0.0.1',
    metricsPort: null,
    backendUrl: scene.backend.url,
    sessionCookie: { name: 'filiera_session', sameSite: 'Lax' as const },
  }
  front = createFrontServer(settings)
  front.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  front.all('/api/*', async (request, reply) => {
    const answer = await callBackend(request, request.url.replace('/api', ''), settings)
    return passAnswer(reply, answer, settings)
  })
  frontUrl = await front.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await front.close()
  await scene.close()
  await stopTraces()
  collector.close()
})

const spans = (): Span[] =>
  received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const attribute = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

it('follows a request from the program in front to the statements and the provider, by one trace and the id of the log, and tells nothing of anybody', async () => {
  const headers = {
    'content-type': 'application/json',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  }
  const body = JSON.stringify({ username: `${CANARY}@example.com`, password: `${CANARY}-password-2026` })
  const answer = await fetch(`${frontUrl}/api/auth/register?x=${CANARY}`, { method: 'POST', headers, body })
  const requestId = answer.headers.get('x-request-id') ?? ''
  await fetch(`${frontUrl}/api/products/search?q=${CANARY}`)
  await fetch(`${frontUrl}/api/auth/login`, { method: 'POST', headers, body })
  const { buyer, checkout } = await scene.place()
  valueIn(await scene.call.web(buyer, checkout.id))
  // what is left is sent when it ends
  await stopTraces()

  const found = spans()
  const ofRequest = found.filter((span) => attribute(span, 'filiera.request_id') === requestId)
  const [inFront, inBackend] = [
    ofRequest.find((span) => !span.parentSpanId),
    ofRequest.find((span) => span.parentSpanId),
  ]
  expect(inFront).toMatchObject({ name: 'POST /api/*', traceId: inBackend?.traceId })
  // a browser does not choose the trace
  expect(inFront?.traceId).not.toBe('a'.repeat(32))
  const call = found.find(({ spanId }) => spanId === inBackend?.parentSpanId)
  expect(call).toMatchObject({ name: 'call POST', parentSpanId: inFront?.spanId })
  const tracesOf = (name: string) => found.filter((span) => span.name === name).map(({ traceId }) => traceId)
  expect(tracesOf('select account')).toEqual(expect.arrayContaining(tracesOf('POST /auth/login')))
  expect(tracesOf('provider mangopay')).toEqual(
    expect.arrayContaining(tracesOf('POST /payment/mangopay/:order')),
  )
  const said = received.join('\n').toLowerCase()
  for (const secret of [
    CANARY,
    buyer.email,
    buyer.accountId.length > 6 ? buyer.accountId : CANARY,
    checkout.id,
  ])
    expect(said).not.toContain(secret.toLowerCase())
})

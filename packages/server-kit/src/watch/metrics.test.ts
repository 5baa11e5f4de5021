import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { watch, watchGauge } from './metrics.ts'

const app = Fastify()
afterAll(() => app.close())

it('serves what it counts on a port of its own, by route and without names of people', async () => {
  const server = watch(app, { metricsHost: '127.0.0.1', metricsPort: 0 })
  app.get('/people/:id', async () => 'one')
  app.get('/page', (_request, reply) => reply.hijack().raw.writeHead(503).end('hijacked'))
  watchGauge('filiera_test', 'Of this test', 'kind', () => ({ a: 1, b: 2 }))
  watchGauge('filiera_away', 'Of a database that is away', 'kind', () => Promise.reject(new Error('away')))
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const address = server?.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await fetch(`${base}/people/mario.rossi@example.it`)
  await fetch(`${base}/page`)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/people/:id",status="200"} 1',
  )
  expect(text).toContain('route="/page",status="503"')
  expect(text).toContain('filiera_test{kind="b"} 2')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain('mario')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${base}/metrics`)).status).toBe(404)
})

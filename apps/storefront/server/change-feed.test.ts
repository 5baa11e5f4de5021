import Fastify, { type FastifyReply } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { parseChange, startChangeFeed } from './change-feed.ts'

const open: { stop(): unknown }[] = []
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.stop()
})

/** A backend that only has the feed. */
async function startBackend() {
  const streams: FastifyReply['raw'][] = []
  const seen: (string | undefined)[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.get('/changes', (request, reply) => {
    seen.push(request.headers.authorization)
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write(': here\n\n')
    streams.push(reply.raw)
  })
  const backendUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  open.push({ stop: () => app.close() })
  return { backendUrl, streams, seen }
}

const event = (tags: string[]) => `data: ${JSON.stringify({ tags, at: '2026-11-21T10:00:00Z' })}\n\n`

it('tells the tags of every change and connects again after an interruption', async () => {
  const { backendUrl, streams, seen } = await startBackend()
  const onConnect = vi.fn()
  const onChange = vi.fn()
  const log = vi.fn()
  const internalToken = 'a token of at least thirty-two characters'
  const retryMs = { first: 1, longest: 10 }
  open.push(startChangeFeed({ backendUrl, internalToken, onConnect, onChange, log, retryMs }))
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(1))
  const both = event(['product:1', 'seller:2']) + event(['catalogue'])
  streams[0]?.write(both.slice(0, 30))
  streams[0]?.write(both.slice(30))
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[['product:1', 'seller:2']], [['catalogue']]]))
  streams[0]?.destroy()
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2))
  expect(seen).toEqual([`Bearer ${internalToken}`, `Bearer ${internalToken}`])
  expect(log.mock.calls).toEqual([
    [`The change feed of ${backendUrl} broke off (other side closed); connecting again.`],
  ])
})

it('says once that the backend is away or refuses, and goes on trying', async () => {
  const app = Fastify()
  const backendUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const log = vi.fn()
  const feed = {
    internalToken: 'a token of at least thirty-two characters',
    onConnect: vi.fn(),
    onChange: vi.fn(),
    log,
    retryMs: { first: 1, longest: 2 },
  }
  const refused = startChangeFeed({ ...feed, backendUrl })
  await vi.waitFor(() =>
    expect(log.mock.calls).toEqual([
      [`The change feed of ${backendUrl} broke off (it answered 404); connecting again.`],
    ]),
  )
  refused.stop()
  await app.close()
  log.mockClear()
  open.push(startChangeFeed({ ...feed, backendUrl }))
  await vi.waitFor(() => expect(log).toHaveBeenCalled())
  expect(log.mock.calls[0]?.[0]).toContain('ECONNREFUSED')
})

it('ignores what is not a change', () => {
  expect(parseChange(': heartbeat')).toBeNull()
  expect(parseChange('data: {"tags":"all"}')).toBeNull()
  expect(parseChange('data: {oh')).toBeNull()
})

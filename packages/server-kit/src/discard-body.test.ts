import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { discardBody } from './discard-body.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Sends a body and reads the answer; the connection may break when all of the answer is there. */
async function send(port: number, bytes: number, headers: Record<string, string | number> = {}) {
  const outgoing = request({ port, host: '127.0.0.1', method: 'PUT', headers })
  outgoing.on('error', () => {})
  outgoing.end(Buffer.alloc(bytes))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test('throws a photo away at the rate of uploads, and keeps the connection', async () => {
  const chunks: number[] = []
  const decided: boolean[] = []
  const port = await serve((incoming, outgoing) => {
    decided.push(
      discardBody(incoming, async (bytes) => {
        chunks.push(bytes)
      }),
    )
    outgoing.writeHead(503).end()
  })
  const size = 3_000_000
  const answer = await send(port, size, { 'content-length': size })
  expect(answer.statusCode).toBe(503)
  await expect.poll(() => chunks.reduce((sum, bytes) => sum + bytes, 0)).toBe(size)
  expect(decided).toEqual([false])
  // 64 KB at a time: nothing ran ahead of that rate
  expect(Math.max(...chunks)).toBeLessThanOrEqual(3 * 64 * 1024)
})

test.each([
  ['is longer than any photo', 12 * 1024 * 1024, { 'content-length': 12 * 1024 * 1024 }],
  ['does not say how long it is', 300_000, { 'transfer-encoding': 'chunked' }],
])('closes the connection of a body that %s', async (_name, size, headers) => {
  let closes: boolean | undefined
  const port = await serve((incoming, outgoing) => {
    closes = discardBody(incoming, () => Promise.reject(new Error('nothing is read')))
    outgoing.writeHead(413, closes ? { connection: 'close' } : {}).end()
  })
  const answer = await send(port, size, headers)
  expect(answer.statusCode).toBe(413)
  expect(closes).toBe(true)
})

test('closes what was read in part, and leaves small and whole ones alone', async () => {
  const decided: boolean[] = []
  const decide = (incoming: IncomingMessage) =>
    decided.push(discardBody(incoming, () => Promise.reject(new Error('nothing is read'))))
  const partly = await serve((incoming, outgoing) => {
    incoming.once('data', () => {
      incoming.pause()
      decide(incoming)
      outgoing.writeHead(413, { connection: 'close' }).end()
    })
  })
  await send(partly, 5_000_000, { 'content-length': 5_000_000 })
  const wholly = await serve((incoming, outgoing) => {
    incoming.resume().once('end', () => {
      decide(incoming)
      outgoing.end()
    })
  })
  await send(wholly, 5_000_000, { 'content-length': 5_000_000 })
  const unread = await serve((incoming, outgoing) => {
    decide(incoming)
    outgoing.end()
  })
  await send(unread, 2000, { 'content-length': 2000 })
  await send(unread, 0)
  expect(decided).toEqual([true, false, false, false])
})

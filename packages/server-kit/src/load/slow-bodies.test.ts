import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrontServer } from '../create-server.ts'

const settings = {
  publicUrl: 'http://shop.example.it',
  hosts: ['localhost'],
  secure: false,
  proxies: [],
  metricsHost: '127.0.0.1',
  metricsPort: null,
}
const MINUTE_MS = 60_000
const app = createFrontServer(settings)
/** Bytes of the body that arrived. */
let arrived = 0

beforeEach(async () => {
  arrived = 0
  app.addContentTypeParser(
    'application/octet-stream',
    async (_request: unknown, body: NodeJS.ReadableStream) => {
      for await (const chunk of body) arrived += chunk.length
    },
  )
  app.post('/file', async () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Sends the head of a request, and then what it is given. */
async function openUpload(length: number) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /file HTTP/1.1', 'Host: localhost', 'Connection: close']
  const body = ['Content-Type: application/octet-stream', `Content-Length: ${length}`]
  const begun = once(app.server, 'request')
  socket.write(`${[...head, ...body].join('\r\n')}\r\n\r\n`)
  await begun
  const answer = text(socket)
  return {
    async send(bytes: number) {
      const wanted = arrived + bytes
      socket.write(Buffer.alloc(bytes))
      await vi.waitFor(() => expect(arrived).toBe(wanted), { interval: 5 })
    },
    answer,
  }
}

it('takes a body as long as it comes, also for many minutes, and ends one that rests', async () => {
  const part = 1024 * 1024
  const slow = await openUpload(4 * part)
  for (let count = 0; count < 4; count++) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS * 0.9)
    await slow.send(part)
  }
  expect(await slow.answer).toMatch(/^HTTP\/1.1 200 /)
  const resting = await openUpload(part)
  await resting.send(16 * 1024)
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1001)
  expect(await resting.answer).toMatch(/^HTTP\/1.1 408 .*"code":"request_timeout"/s)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { socketConnection } from './mangopay-connection.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
}

it.each([
  ['says nothing', () => {}],
  ['stops after the head', (_request, response) => response.writeHead(200).flushHeaders()],
  ['stops in the middle', (_request, response) => response.writeHead(200).write('{"Id":')],
  [
    'never stops',
    (_request, response) => {
      const drip = () => {
        if (response.destroyed) return
        response.write(' ')
        setImmediate(drip)
      }
      drip()
    },
  ],
] as [string, RequestListener][])(
  'F54 ends within its time when the other side %s',
  async (_name, answer) => {
    const url = await listen(answer)
    const startedAt = performance.now()
    const call = socketConnection.call({ method: 'GET', url, headers: {}, body: null, timeoutMs: 150 })
    await expect(call).rejects.toBeInstanceOf(Error)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  },
)

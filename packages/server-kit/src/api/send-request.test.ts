import { createServer, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { bufferToDisk } from './buffered-body.ts'
import { sendRequest } from './send-request.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A backend that answers its name. */
async function backend(name: string, spoil: (response: ServerResponse) => void = () => {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    spoil(response)
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    request.on('end', () => response.end(size > 0 ? `${name} ${size}` : name))
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${address.port}`, asked, stop }
}

const call = (method: string, headers = {}) => ({ method, path: '/x', headers, body: null, timeoutMs: 5000 })
const told = async (addresses: string, method = 'POST') =>
  (await sendRequest(addresses, call(method))).body.toString()

it('goes to all backends in turns', async () => {
  const [a, b] = [await backend('a'), await backend('b')]
  const both = `${a.url},${b.url}`
  const four = [await told(both), await told(both), await told(both), await told(both)]
  expect(four.filter((name) => name === 'a')).toHaveLength(2)
})

it('gives what one did not take to another, an order too, and asks that one last for a while', async () => {
  const [a, b] = [await backend('a'), await backend('b')]
  const both = `${a.url},${b.url}`
  await a.stop()
  for (let count = 0; count < 4; count++) expect(await told(both)).toBe('b')
  await b.stop()
  await expect(told(both)).rejects.toThrow()
})

it('gives an upload that one did not take to another, whole', async () => {
  const [a, b] = [await backend('a'), await backend('b')]
  const both = `${a.url},${b.url}`
  await a.stop()
  for (let count = 0; count < 2; count++) {
    const body = await bufferToDisk(
      Readable.from([Buffer.alloc(300_000)]),
      undefined,
      300_000,
      async () => {},
    )
    const answer = await sendRequest(both, { ...call('POST'), body })
    expect(answer.body.toString()).toBe('b 300000')
    await body.close()
  }
})

it('leaves one that is being closed, before it has closed', async () => {
  const closing = await backend('closing', (response) => response.setHeader('connection', 'close'))
  const b = await backend('b')
  const both = `${closing.url},${b.url}`
  const names: string[] = []
  for (let count = 0; count < 6; count++) names.push(await told(both))
  expect(names.filter((name) => name === 'closing').length).toBeLessThanOrEqual(1)
})

it('never repeats elsewhere what one may have done', async () => {
  const dies = await backend('dies', (response) => response.socket?.destroy())
  const b = await backend('b')
  const both = `${dies.url},${b.url}`
  const outcomes = [await told(both).catch(() => 'lost'), await told(both).catch(() => 'lost')]
  expect(outcomes.toSorted()).toEqual(['b', 'lost'])
  expect(b.asked).toHaveLength(1)
})

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts'
import { createMangopayClient } from './mangopay-client.ts'
import { decided } from './mangopay-decided.ts'
import { findMade } from './mangopay-find-made.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server | undefined
afterEach(() => server?.close())

/** A server that hands out tokens and answers everything else as the test says. */
async function listen(answer: Answer): Promise<{ baseUrl: string; asked: string[] }> {
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url?.endsWith('/oauth/token')) {
      response.end(JSON.stringify({ access_token: `t${asked.length}`, expires_in: 1200 }))
    } else {
      answer(request, response)
    }
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked }
}

const shape = z.object({ Id: z.string() })
const open = (baseUrl: string) => createMangopayClient({ baseUrl, clientId: 'c', apiKey: 'k' })
const json = (response: ServerResponse, status: number, body: unknown) => {
  response.statusCode = status
  response.end(JSON.stringify(body))
}

it('F56 asks for one token, however many calls begin at once', async () => {
  const { baseUrl, asked } = await listen((_request, response) => json(response, 200, { Id: 'x' }))
  const client = open(baseUrl)
  await Promise.all(Array.from({ length: 50 }, () => client.get(shape, '/users/1')))
  expect(asked.filter((line) => line.includes('/oauth/token'))).toHaveLength(1)
  expect(asked).toHaveLength(51)
})

it('renews a token that is refused and repeats the call once', async () => {
  const { baseUrl, asked } = await listen((request, response) =>
    request.headers.authorization === 'Bearer t1'
      ? json(response, 401, {})
      : json(response, 200, { Id: 'x' }),
  )
  expect(await open(baseUrl).get(shape, '/users/1')).toEqual({ Id: 'x' })
  expect(asked).toHaveLength(4)
})

it('is unavailable when renewed tokens are refused, too: nothing was executed, and nothing is to be given up', async () => {
  const { baseUrl } = await listen((_request, response) => json(response, 401, {}))
  await expect(open(baseUrl).get(shape, '/users/1')).rejects.toBeInstanceOf(ProviderUnavailable)
})

it('F54 is unavailable, in time and typed, when nobody listens', async () => {
  await expect(open('http://127.0.0.1:9').get(shape, '/users/1')).rejects.toBeInstanceOf(ProviderUnavailable)
  await expect(open('http://127.0.0.1:1').get(shape, '/users/1')).rejects.toBeInstanceOf(ProviderUnavailable)
})

it.each([
  ['a reset connection', (_request, response) => response.socket?.destroy()],
  ['half an answer', (_request, response) => response.end('{"Id":')],
  ['another shape', (_request, response) => json(response, 200, { Name: 'x' })],
  ['a 500', (_request, response) => json(response, 500, {})],
  ['a limit', (_request, response) => json(response, 429, { Type: 'rate_limit' })],
  ['a web page', (_request, response) => response.end('<html>')],
  [
    'a broken body',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"Id":')
      setImmediate(() => response.destroy())
    },
  ],
  [
    'a redirect',
    (request, response) =>
      request.url?.endsWith('/elsewhere')
        ? json(response, 200, { Id: 'x' })
        : response.writeHead(307, { location: '/elsewhere' }).end(),
  ],
] as [string, Answer][])('F54 is unavailable after %s', async (_name, answer) => {
  const { baseUrl } = await listen(answer)
  await expect(open(baseUrl).get(shape, '/users/1')).rejects.toBeInstanceOf(ProviderUnavailable)
})

it('says what was refused, without what was sent', async () => {
  const { baseUrl } = await listen((_request, response) =>
    json(response, 400, { Type: 'param_error', Message: 'Wrong', errors: { Email: 'bad anna@example.com' } }),
  )
  const error = await open(baseUrl)
    .get(shape, '/users/1')
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProviderRefused)
  expect(error).toMatchObject({ code: 'param_error', message: 'Wrong (Email)' })
})

it('F57 reads the first answer of a key that was used', async () => {
  const { baseUrl } = await listen((request, response) =>
    request.method === 'POST'
      ? json(response, 409, { Type: 'idempotent_creation_conflict' })
      : json(response, 200, { StatusCode: '200', Resource: { Id: 'first' } }),
  )
  expect(await open(baseUrl).createOnce(shape, 'key-0123456789abcdef', '/wallets', {})).toEqual({
    Id: 'first',
  })
})

it('F57 finds what was created when the answer was lost, without creating it again', async () => {
  const { baseUrl, asked } = await listen((request, response) =>
    request.method === 'POST'
      ? request.socket.destroy()
      : json(response, 200, { StatusCode: '200', Resource: { Id: 'created before the line broke' } }),
  )
  expect(await open(baseUrl).createOnce(shape, 'key-0123456789abcdef', '/wallets', {})).toEqual({
    Id: 'created before the line broke',
  })
  const creations = asked.filter((line) => line.startsWith('POST') && line.endsWith('/wallets'))
  expect(creations).toHaveLength(1)
})

it('F57 creates once more, with the same key, what never arrived', async () => {
  const keys: unknown[] = []
  const { baseUrl } = await listen((request, response) => {
    if (request.method === 'GET') return json(response, 404, { Type: 'ressource_not_found' })
    keys.push(request.headers['idempotency-key'])
    if (keys.length === 1) return request.socket.destroy()
    return json(response, 200, { Id: 'second' })
  })
  expect(await open(baseUrl).createOnce(shape, 'key-0123456789abcdef', '/wallets', {})).toEqual({
    Id: 'second',
  })
  expect(keys).toEqual(['key-0123456789abcdef', 'key-0123456789abcdef'])
})

it('F57 raises the refusal that a used key stands for', async () => {
  const { baseUrl } = await listen((request, response) =>
    request.method === 'POST'
      ? json(response, 409, { Type: 'idempotent_creation_conflict' })
      : json(response, 200, { StatusCode: '400', Resource: { Type: 'param_error', Message: 'No' } }),
  )
  await expect(open(baseUrl).createOnce(shape, 'key-0123456789abcdef', '/wallets', {})).rejects.toMatchObject(
    { code: 'param_error' },
  )
})

it.each([
  [
    'of what is not decided yet',
    (baseUrl: string) => decided(open(baseUrl), 'transfers', { Id: '1', Status: 'CREATED' }),
  ],
  ['for what was made under a tag', (baseUrl: string) => findMade(open(baseUrl), 'wallet', 'order:1')],
  [
    'for the answer of a key',
    (baseUrl: string) => open(baseUrl).createOnce(shape, 'key-0123456789abcdef', '/wallets', {}),
  ],
])('a refused look %s refuses nothing: what was asked for may have been made', async (_name, look) => {
  const { baseUrl } = await listen((request, response) =>
    request.method === 'POST'
      ? json(response, 409, { Type: 'idempotent_creation_conflict' })
      : json(response, 403, { Type: 'forbidden_ressource' }),
  )
  await expect(look(baseUrl)).rejects.toBeInstanceOf(ProviderUnavailable)
})

it('reads once more when the kept connection was being closed', async () => {
  let calls = 0
  const { baseUrl, asked } = await listen((request, response) => {
    calls += 1
    if (calls === 2) request.socket.destroy()
    else json(response, 200, { Id: `call ${calls}` })
  })
  const client = open(baseUrl)
  expect(await client.get(shape, '/users/1')).toEqual({ Id: 'call 1' })
  expect(await client.get(shape, '/users/1')).toEqual({ Id: 'call 3' })
  expect(asked.filter((line) => line.includes('/oauth/token'))).toHaveLength(1)
})

it('F55 keeps two clients apart: address, token and all', async () => {
  const tokens: Record<string, unknown> = {}
  const answer = (name: string) => (request: IncomingMessage, response: ServerResponse) => {
    tokens[name] = request.headers.authorization
    json(response, 200, { Id: name })
  }
  const one = await listen(answer('one'))
  const first = open(one.baseUrl)
  const kept = server
  expect(await first.get(shape, '/x')).toEqual({ Id: 'one' })
  const two = await listen(answer('two'))
  two.asked.push('so that its tokens have other names')
  const second = open(two.baseUrl)
  expect([await second.get(shape, '/x'), await first.get(shape, '/x')]).toEqual([
    { Id: 'two' },
    { Id: 'one' },
  ])
  expect(tokens).toEqual({ one: 'Bearer t1', two: 'Bearer t2' })
  expect(one.asked.filter((line) => line.includes('/oauth/token'))).toHaveLength(1)
  kept?.close()
})

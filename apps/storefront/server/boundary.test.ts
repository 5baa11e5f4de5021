import { connect } from 'node:net'
import { registerApi } from '@filiera/server-kit/api/register-api'
import { createFrontServer } from '@filiera/server-kit/create-server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shopCalls } from './api/calls.ts'
import { configuration } from './config.ts'

// nothing listens there, also while a shop runs on this machine
const backend = { BACKEND_URL: 'http://127.0.0.1:9' }
const config = configuration.parse({ NODE_ENV: 'test', PUBLIC_URL: 'https://shop.example', ...backend })
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = createFrontServer(config)
  await registerApi(app, config, shopCalls)
  app.get('/page', async () => 'page')
  app.get('/broken', async () => {
    throw new Error('select secret from table at /srv/shop')
  })
  app.get('/part/:name', async () => 'part')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

/** Sends bytes as they are and reads until the server ends. */
function sendBytes(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const request = (line: string, ...headers: string[]) =>
  sendBytes(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const host = 'Host: shop.example'

it.each([
  ['GET /page HTTP/1.1', [host], 200],
  ['GET /page HTTP/1.1', [host, 'X-Forwarded-Host: evil.example'], 200],
  ['GET /page HTTP/1.1', ['Host: evil.example'], 421],
  ['GET /page HTTP/1.1', ['Host: evil.example', 'X-Forwarded-Host: shop.example'], 421],
  ['GET /page HTTP/1.1', ['Host: shop.example.evil.example'], 421],
  ['GET /page HTTP/1.1', [host, 'Host: evil.example'], 421],
  ['GET http://evil.example/page HTTP/1.1', [host], 400],
  ['GET //evil.example/page HTTP/1.1', [host], 400],
  ['GET /api/products HTTP/1.1', ['Host: evil.example'], 421],
])('%s %j → %i', async (line, headers, status) => {
  const answer = await request(line, ...headers)
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toContain('evil.example')
})

it('D62 D65 carries the security headers on every answer, faults and what is no request included', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = await Promise.all([
    request('GET /page HTTP/1.1', host),
    request('GET /nothing HTTP/1.1', host),
    request('GET /broken HTTP/1.1', host),
    request('GET /api/nothing HTTP/1.1', host),
    request('GET /api/products HTTP/1.1', host),
    request('GET /page HTTP/1.1', 'Host: evil.example'),
    request('GET /part/%zz HTTP/1.1', host),
    request(`GET /part/${'x'.repeat(600)} HTTP/1.1`, host),
    request(`GET /page?${'x'.repeat(14_100)} HTTP/1.1`, host),
    request('TRACE /page HTTP/1.1', host),
    request('GET /page HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`),
    sendBytes('nonsense\r\n\r\n'),
  ])
  silenced.mockRestore()
  expect(answers.map(statusOf)).toEqual([200, 404, 500, 404, 503, 421, 400, 414, 414, 405, 431, 400])
  for (const answer of answers) {
    const head = (answer.split('\r\n\r\n')[0] ?? '').toLowerCase()
    expect(head).toContain('strict-transport-security: max-age=31536000')
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toMatch(/referrer-policy: \S/)
    expect(head).toContain('cross-origin-opener-policy: same-origin')
    expect(head).toContain('permissions-policy: camera=()')
    expect(head).not.toMatch(/\nx-powered-by|\nserver:/)
  }
})

it('D74 shows of a fault a reference only, under which the log has the rest', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await app.inject({ url: '/broken', headers: { host: 'shop.example' } })
  const reference = /^Something went wrong on our side. Reference: ([\da-f]{8})$/.exec(answer.body)?.[1]
  const line = JSON.parse(String(log.mock.calls[0]?.[0]))
  expect(line).toMatchObject({ err: { message: expect.stringContaining('secret') } })
  expect(line.reqId.slice(0, 8)).toBe(reference)
  log.mockRestore()
})

it('answers under the names of this machine unless it is in production', () => {
  expect(config.hosts).toContain('localhost')
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    INTERNAL_TOKEN: 'x'.repeat(32),
  }
  expect(configuration.parse(production).hosts).toEqual([])
  expect(configuration.parse({ ...production, STOREFRONT_HOSTS: 'www.shop.example 10.0.0.1' }).hosts).toEqual(
    ['www.shop.example', '10.0.0.1'],
  )
})

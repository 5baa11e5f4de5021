import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend({
    PUBLIC_URL: 'https://shop.example',
    BACKEND_PUBLIC_URL: 'https://api.shop.example',
    BROWSER_ORIGINS: 'https://app.example https://staff.example/',
  })
})
afterAll(() => backend.close())

/** Sends bytes as they are and reads until the server ends. */
function sendBytes(text: string): Promise<string> {
  const { port } = new URL(backend.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
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

describe('D21 a request to somebody else', () => {
  it.each([
    ['GET /products HTTP/1.1', ['Host: evil.example'], 421],
    ['GET /products HTTP/1.1', ['Host: api.shop.example', 'Host: evil.example'], 421],
    ['GET http://evil.example/products HTTP/1.1', ['Host: evil.example'], 421],
    ['GET http://evil.example/products HTTP/1.1', ['Host: api.shop.example'], 400],
    ['GET //evil.example/products HTTP/1.1', ['Host: api.shop.example'], 400],
    ['GET /products HTTP/1.0', [], 421],
    ['GET /products HTTP/1.1', ['Host: api.shop.example'], 200],
    ['GET /products HTTP/1.1', ['Host: api.shop.example', 'X-Forwarded-Host: evil.example'], 200],
    ['GET /healthz HTTP/1.1', ['Host: 10.0.0.7:4000'], 200],
  ])('%s %j → %i', async (line, headers, status) => {
    const answer = await request(line, ...headers)
    expect(statusOf(answer)).toBe(status)
    if (status === 421) expect(answer).toContain('"code":"wrong_host"')
    expect(answer).not.toContain('evil.example')
  })

  it('is refused before its body is read', async () => {
    const answer = await sendBytes(
      'POST /auth/login HTTP/1.1\r\nHost: evil.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nConnection: close\r\n\r\n',
    )
    expect(statusOf(answer)).toBe(421)
  })
})

it('D62 D65 D74 carries the security headers on every answer: pages, files, refusals, faults and what is no request', async () => {
  const host = 'Host: api.shop.example'
  const answers = await Promise.all([
    request('GET /products HTTP/1.1', host),
    request('GET /docs/static/swagger-ui.css HTTP/1.1', host),
    request('GET /openapi.json HTTP/1.1', host),
    request('GET /nothing HTTP/1.1', host),
    request('GET /user/me HTTP/1.1', host),
    request('GET /products?x=1 HTTP/1.1', host),
    request('GET /products HTTP/1.1', 'Host: evil.example'),
    request('GET /products/%zz HTTP/1.1', host),
    request(`GET /pictures/${'x'.repeat(300)}/1 HTTP/1.1`, host),
    request('TRACE /products HTTP/1.1', host),
    request('GET /products HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`),
    sendBytes('nonsense\r\n\r\n'),
  ])
  expect(answers.map(statusOf)).toEqual([200, 200, 200, 404, 401, 400, 421, 400, 414, 405, 431, 400])
  for (const answer of answers) {
    const head = (answer.split('\r\n\r\n')[0] ?? '').toLowerCase()
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('strict-transport-security: max-age=31536000')
    expect(head).toMatch(/referrer-policy: \S/)
    expect(head).toContain('cross-origin-opener-policy: same-origin')
    expect(head).toContain('permissions-policy: camera=()')
    expect(head).toMatch(/content-security-policy: default-src 'none'.*frame-ancestors 'none'/)
    expect(head).not.toMatch(/\nx-powered-by|\nserver:/)
  }
})

it.each([
  ['GET', `/products?q=${'x'.repeat(14_100)}`, undefined, 414],
  ['POST', '/auth/login', JSON.stringify({ username: 'a@b.it', password: 'x'.repeat(100_000) }), 413],
])('D71 sends away what is too large: %s %.20s', async (method, path, body, status) => {
  const response = await fetch(backend.url + path, {
    method,
    ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}),
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status })
})

it('D71 ends a request whose headers or body never come', async () => {
  const { server } = backend.app
  expect([server.requestTimeout, server.headersTimeout]).toEqual([15_000, 10_000])
  server.requestTimeout = 200
  server.headersTimeout = 200
  const start = 'POST /auth/login HTTP/1.1\r\nHost: localhost\r\n'
  const headers = `${start}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
  const answers = await Promise.all([sendBytes(start), sendBytes(headers)])
  server.requestTimeout = 15_000
  server.headersTimeout = 10_000
  expect(answers.map(statusOf)).toEqual([408, 408])
  expect(answers[0]).toContain('"code":"request_timeout"')
})

describe('D61 a page of another site', () => {
  const from = (origin: string, init: RequestInit = {}, path = '/products') =>
    fetch(backend.url + path, { ...init, headers: { origin, ...init.headers } })

  it.each(['https://shop.example', 'https://app.example', 'https://staff.example'])(
    'may read and change with a bearer when it is listed: %s',
    async (origin) => {
      const read = await from(origin)
      expect(read.headers.get('access-control-allow-origin')).toBe(origin)
      expect(read.headers.get('access-control-allow-credentials')).toBeNull()
      expect(read.headers.get('vary')).toContain('Origin')
      const asked = await from(origin, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
      expect(asked.status).toBe(204)
      expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
      const body = JSON.stringify({ username: 'nessuno@example.com' })
      const headers = { 'content-type': 'application/json' }
      const changed = await from(origin, { method: 'PUT', body, headers }, '/auth/reset-password')
      expect(changed.status).toBe(202)
    },
  )

  it.each([
    'https://evil-shop.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example:444',
    'null',
  ])('gets no permission and changes nothing when it is not: %s', async (origin) => {
    const read = await from(origin)
    const asked = await from(origin, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PUT' },
    })
    const body = JSON.stringify({ username: 'nessuno@example.com' })
    const headers = { 'content-type': 'application/json' }
    const changed = await from(origin, { method: 'PUT', body, headers }, '/auth/reset-password')
    expect([asked.status, changed.status]).toEqual([405, 403])
    expect(await changed.json()).toMatchObject({ code: 'origin_refused' })
    for (const answer of [read, asked, changed]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })
})

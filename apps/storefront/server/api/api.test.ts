import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerApi } from './api.routes.ts'

const token = 'opaque-token-of-the-backend-0123456789'
const opened = {
  username: 'anna@example.it',
  groups: ['customer'],
  name: 'Anna',
  profilePhoto: null,
  token,
  expiresAt: '2099-01-01T00:00:00.000Z',
}

type Seen = { method: string; url: string; headers: FastifyRequest['headers']; body: unknown }

let upstream: FastifyInstance
let catalogue: FastifyInstance
let shop: FastifyInstance
let base: string
let seen: Seen[] = []
let answer: { status: number; body: unknown; headers: Record<string, string | string[]> }

async function serve(name: string): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify()
  app.all('/*', (request, reply) => {
    seen.push({
      method: request.method,
      url: `${name}${request.url}`,
      headers: request.headers,
      body: request.body,
    })
    return reply.status(answer.status).headers(answer.headers).send(answer.body)
  })
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

beforeAll(async () => {
  const first = await serve('backend')
  const second = await serve('catalogue')
  upstream = first.app
  catalogue = second.app
  shop = Fastify({ trustProxy: '127.0.0.1' })
  await registerApi(shop, {
    backendUrl: first.url,
    catalogueUrl: second.url,
    publicUrl: 'http://shop.example',
    secure: false,
  })
  base = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await Promise.all([shop, upstream, catalogue].map((app) => app.close()))
})
beforeEach(() => {
  seen = []
  answer = { status: 200, body: [], headers: {} }
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { origin: 'http://shop.example', ...init.headers } })
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('forwarding', () => {
  test('carries session, cart cookie, language and client address, and nothing else of the cookies', async () => {
    const cookie = `other=1; filiera_session=${token}; filiera_visitor=v.sig`
    await call('/api/me/carts?lang=es', {
      headers: { cookie, 'accept-language': 'es', 'x-forwarded-for': '203.0.113.7' },
    })
    expect(seen[0]).toMatchObject({ method: 'GET', url: 'backend/me/carts?lang=es' })
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      cookie: 'filiera_visitor=v.sig',
      'accept-language': 'es',
      'x-forwarded-for': '203.0.113.7',
    })
  })

  test('D63 passes status, problem body, list headers and the cart cookie on; personal answers are not stored', async () => {
    const problem = {
      type: 'about:blank',
      status: 409,
      title: 'Conflict',
      detail: 'x',
      code: 'sold_out',
      products: ['1'],
    }
    answer = {
      status: 409,
      body: problem,
      headers: {
        'content-type': 'application/problem+json',
        'x-total-count': '3',
        'x-internal': 'secret',
        'set-cookie': ['filiera_visitor=v.sig; Path=/; HttpOnly', 'backend_only=1'],
      },
    }
    const response = await call('/api/public/carts', json('PUT', { productId: '1' }))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual(problem)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(response.headers.get('x-total-count')).toBe('3')
    expect(response.headers.get('x-internal')).toBeNull()
    expect(response.headers.getSetCookie()).toEqual(['filiera_visitor=v.sig; Path=/; HttpOnly'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(seen[0]?.body).toEqual({ productId: '1' })
  })

  test('reads of the catalogue go to their own base and keep their caching', async () => {
    answer = { status: 200, body: [], headers: { 'cache-control': 'public, max-age=60', etag: '"x"' } }
    const response = await call('/api/products?limit=2&city=napoli&city=torino')
    expect(seen[0]?.url).toBe('catalogue/products?limit=2&city=napoli&city=torino')
    expect(response.headers.get('etag')).toBe('"x"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('carries the idempotency key, and a body with a broken syntax as it is', async () => {
    await call('/api/me/orders/checkouts', json('POST', {}, { 'idempotency-key': 'key-12345' }))
    expect(seen[0]?.headers['idempotency-key']).toBe('key-12345')
  })

  test.each([
    ['URL-encoded', new URLSearchParams({ Email: 'anna@example.it', Consent: 'on' })],
    [
      'multipart',
      (() => {
        const form = new FormData()
        form.set('Email', 'anna@example.it')
        form.set('Consent', 'on')
        return form
      })(),
    ],
  ])('a form reaches the backend as JSON: %s', async (_kind, body) => {
    answer = { status: 202, body: { status: 'confirmation_sent' }, headers: {} }
    const response = await call('/api/subscribe', { method: 'POST', body })
    expect(response.status).toBe(202)
    expect(seen[0]).toMatchObject({
      url: 'backend/subscribe',
      body: { Email: 'anna@example.it', Consent: 'on' },
    })
  })

  test('the button of a mail program unsubscribes without cookies or origin', async () => {
    const response = await fetch(`${base}/api/newsletter/unsubscribe?token=abc`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    expect(seen[0]).toMatchObject({
      url: 'backend/newsletter/unsubscribe?token=abc',
      body: { 'List-Unsubscribe': 'One-Click' },
    })
  })

  test('a field sent twice stays two values, for the backend to refuse', async () => {
    await call('/api/contact', { method: 'POST', body: new URLSearchParams('Email=a&Email=b') })
    expect(JSON.stringify(seen[0]?.body)).toContain('["a","b"]')
  })

  test.each(['/api/user/address/%2e%2e', '/api/user/address/..%2f..', '/api/me/orders/%2E'])(
    'dots never reach another endpoint: %s',
    async (path) => {
      await call(path)
      expect(
        seen.every(
          ({ url }) => url.startsWith('backend/user/address/') || url.startsWith('backend/me/orders/'),
        ),
      ).toBe(true)
    },
  )
})

test('a session that is used slides on', async () => {
  const response = await call('/api/user/me', { headers: { cookie: `filiera_session=${token}` } })
  expect(response.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^filiera_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=259\\d{4}$`),
  )
  answer = { status: 401, body: { status: 401, code: 'not_signed_in' }, headers: {} }
  const ended = await call('/api/user/me', { headers: { cookie: `filiera_session=${token}` } })
  expect(ended.headers.getSetCookie()).toEqual([])
})

describe('a session that ends', () => {
  const headers = { cookie: `filiera_session=${token}` }

  test.each(['/api/user/sessions', '/api/user/sessions/0b8f5c5e-8d0a-4f37-9d3c-1f2b6a7c8d9e'])(
    'by DELETE %s takes its cookie along, when it was this one',
    async (path) => {
      answer = { status: 204, body: null, headers: { 'x-session-ended': '1' } }
      const response = await call(path, { method: 'DELETE', headers })
      expect(response.status).toBe(204)
      expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('filiera_session=; ')])
      expect(response.headers.get('x-session-ended')).toBeNull()
    },
  )

  test('elsewhere leaves the cookie alone', async () => {
    answer = { status: 204, body: null, headers: {} }
    const path = '/api/user/sessions/0b8f5c5e-8d0a-4f37-9d3c-1f2b6a7c8d9e'
    expect((await call(path, { method: 'DELETE', headers })).headers.getSetCookie()).toEqual([])
  })

  test('by a refused call stays', async () => {
    answer = { status: 503, body: { status: 503, code: 'unavailable' }, headers: { 'x-session-ended': '1' } }
    const response = await call('/api/user/sessions', { method: 'DELETE', headers })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

test.each(['cross-site', 'same-site'])('D26 a bearer is handed to no other site: %s', async (site) => {
  answer = { status: 200, body: { token, expiresAt: opened.expiresAt }, headers: {} }
  const headers = { cookie: `filiera_session=${token}`, 'sec-fetch-site': site }
  const refused = await call('/api/auth/getToken', { headers })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'origin_refused' })
  expect(seen).toEqual([])
  const own = await call('/api/auth/getToken', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('the calls of a reset link are the pages’ own, not the browser’s', async () => {
  for (const method of ['PUT', 'POST'])
    expect((await call('/api/auth/reset-password', json(method, {}))).status).toBe(404)
  expect(seen).toEqual([])
})

describe('refusals before any work', () => {
  test.each([
    ['/api/nothing', {}, 404, 'not_found'],
    ['/api/changes', {}, 404, 'not_found'],
    ['/api/products', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['/api/auth/login', {}, 405, 'method_not_allowed'],
    ['/api/me/carts', json('PUT', { a: 'x'.repeat(100_001) }), 413, 'too_large'],
    [
      '/api/me/carts',
      { method: 'PUT', body: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    ['/api/me/carts', { method: 'PUT', body: new URLSearchParams('a=1') }, 415, 'unsupported_media_type'],
    [
      '/api/contact',
      { method: 'POST', body: 'a', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'unsupported_media_type',
    ],
  ])('%s %j → %i', async (path, init, status, code) => {
    const response = await call(path, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status, code })
    expect(seen).toEqual([])
  })

  test('D59 a foreign origin is a 403', async () => {
    const response = await fetch(`${base}/api/me/carts`, json('PUT', {}, { origin: 'https://evil.example' }))
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'origin_refused' })
    expect(seen).toEqual([])
  })
})

describe('auth', () => {
  test.each(['/api/auth/login', '/api/auth/registercheckout', '/api/auth/confirm'])(
    '%s puts the token into the cookie and keeps it from scripts',
    async (path) => {
      answer = { status: 200, body: opened, headers: {} }
      const response = await call(path, json('POST', { username: 'anna@example.it', password: 'x' }))
      const { token: _, expiresAt: __, ...session } = opened
      expect(await response.json()).toEqual(session)
      expect(response.headers.getSetCookie()[0]).toMatch(
        new RegExp(`^filiera_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+$`),
      )
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('a refused login passes the problem on and sets nothing', async () => {
    answer = { status: 401, body: { status: 401, code: 'wrong_credentials' }, headers: {} }
    const response = await call('/api/auth/login', json('POST', {}))
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a session in a foreign shape is our fault', async () => {
    answer = { status: 200, body: { ...opened, token: undefined }, headers: {} }
    expect((await call('/api/auth/login', json('POST', {}))).status).toBe(500)
  })

  const cookie = `filiera_session=${token}`
  test.each(['/api/auth/logout/', '/api/auth/logout'])('%s ends the session', async (path) => {
    answer = { status: 204, body: null, headers: {} }
    const response = await call(path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(204)
    expect(seen[0]).toMatchObject({ method: 'GET', url: 'backend/auth/logout' })
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('D60 another site cannot log anybody out', async () => {
    const response = await fetch(`${base}/api/auth/logout/`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(seen).toEqual([])
  })

  test('a backend that fails leaves the customer logged in; without a session nobody is asked', async () => {
    answer = { status: 503, body: { status: 503, code: 'unavailable' }, headers: { 'retry-after': '2' } }
    const response = await call('/api/auth/logout/', { headers: { cookie } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.getSetCookie()).toEqual([])
    seen = []
    expect((await call('/api/auth/logout/')).status).toBe(204)
    expect(seen).toEqual([])
  })
})

test('a backend that is not there is a 503 with Retry-After, and said in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const lonely = Fastify()
  await registerApi(lonely, {
    backendUrl: 'http://127.0.0.1:9',
    catalogueUrl: 'http://127.0.0.1:9',
    publicUrl: 'http://shop.example',
    secure: false,
  })
  const response = await lonely.inject({
    url: '/api/products?search=olio',
    cookies: { filiera_session: token },
  })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(response.json()).toMatchObject({ code: 'unavailable' })
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^the backend does not answer: (?!.*(olio|opaque))/)],
  ])
  logged.mockRestore()
  await lonely.close()
})

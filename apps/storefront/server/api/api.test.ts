import { registerApi } from '@filiera/server-kit/api/register-api'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, openTestApi, type TestApi } from '../../test/open-test-api.ts'
import { shopCookies } from '../session/shop-cookies.ts'
import { shopCalls } from './calls.ts'

const token = 'opaque-token-of-the-backend-0123456789'
const opened = {
  username: 'anna@example.it',
  groups: ['customer'],
  name: 'Anna',
  profilePhoto: null,
  token,
  expiresAt: '2099-01-01T00:00:00.000Z',
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.reset())

const call = (path: string, init?: RequestInit) => api.call(path, init)

test('a session that is used slides on', async () => {
  const response = await call('/api/user/me', { headers: { cookie: `filiera_session=${token}` } })
  expect(response.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^filiera_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=259\\d{4}$`),
  )
  api.answer = { status: 401, body: { status: 401, code: 'not_signed_in' }, headers: {} }
  const ended = await call('/api/user/me', { headers: { cookie: `filiera_session=${token}` } })
  expect(ended.headers.getSetCookie()).toEqual([])
})

describe('a session that ends', () => {
  const headers = { cookie: `filiera_session=${token}` }

  test.each(['/api/user/sessions', '/api/user/sessions/0b8f5c5e-8d0a-4f37-9d3c-1f2b6a7c8d9e'])(
    'by DELETE %s takes its cookie along, when it was this one',
    async (path) => {
      api.answer = { status: 204, body: null, headers: { 'x-session-ended': '1' } }
      const response = await call(path, { method: 'DELETE', headers })
      expect(response.status).toBe(204)
      expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('filiera_session=; ')])
      expect(response.headers.get('x-session-ended')).toBeNull()
    },
  )

  test('elsewhere leaves the cookie alone', async () => {
    api.answer = { status: 204, body: null, headers: {} }
    const path = '/api/user/sessions/0b8f5c5e-8d0a-4f37-9d3c-1f2b6a7c8d9e'
    expect((await call(path, { method: 'DELETE', headers })).headers.getSetCookie()).toEqual([])
  })

  test('by a refused call stays', async () => {
    api.answer = {
      status: 503,
      body: { status: 503, code: 'unavailable' },
      headers: { 'x-session-ended': '1' },
    }
    const response = await call('/api/user/sessions', { method: 'DELETE', headers })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

test('the export of a day is not used up by another site', async () => {
  const headers = { cookie: `filiera_session=${token}`, 'sec-fetch-site': 'cross-site' }
  expect((await call('/api/user/me/export', { headers })).status).toBe(403)
  expect(api.seen).toEqual([])
})

test.each(['cross-site', 'same-site'])('D26 a bearer is handed to no other site: %s', async (site) => {
  api.answer = { status: 200, body: { token, expiresAt: opened.expiresAt }, headers: {} }
  const headers = { cookie: `filiera_session=${token}`, 'sec-fetch-site': site }
  const refused = await call('/api/auth/getToken', { headers })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'origin_refused' })
  expect(api.seen).toEqual([])
  const own = await call('/api/auth/getToken', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('the calls of a reset link are the pages’ own, not the browser’s', async () => {
  for (const method of ['PUT', 'POST'])
    expect((await call('/api/auth/reset-password', json(method, {}))).status).toBe(404)
  expect(api.seen).toEqual([])
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
    expect(api.seen).toEqual([])
  })

  test('D59 a foreign origin is a 403', async () => {
    const response = await fetch(
      `${api.base}/api/me/carts`,
      json('PUT', {}, { origin: 'https://evil.example' }),
    )
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'origin_refused' })
    expect(api.seen).toEqual([])
  })
})

describe('auth', () => {
  test.each(['/api/auth/login', '/api/auth/registercheckout', '/api/auth/confirm'])(
    '%s puts the token into the cookie and keeps it from scripts',
    async (path) => {
      api.answer = { status: 200, body: opened, headers: {} }
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
    api.answer = { status: 401, body: { status: 401, code: 'wrong_credentials' }, headers: {} }
    const response = await call('/api/auth/login', json('POST', {}))
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a session in a foreign shape is our fault', async () => {
    api.answer = { status: 200, body: { ...opened, token: undefined }, headers: {} }
    expect((await call('/api/auth/login', json('POST', {}))).status).toBe(500)
  })

  const cookie = `filiera_session=${token}`
  test.each(['/api/auth/logout/', '/api/auth/logout'])('%s ends the session', async (path) => {
    api.answer = { status: 204, body: null, headers: {} }
    const response = await call(path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(204)
    expect(api.seen[0]).toMatchObject({ method: 'GET', url: 'backend/auth/logout' })
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('D60 another site cannot log anybody out', async () => {
    const response = await fetch(`${api.base}/api/auth/logout/`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(api.seen).toEqual([])
  })

  test('a backend that fails leaves the customer logged in; without a session nobody is asked', async () => {
    api.answer = { status: 503, body: { status: 503, code: 'unavailable' }, headers: { 'retry-after': '2' } }
    const response = await call('/api/auth/logout/', { headers: { cookie } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.getSetCookie()).toEqual([])
    api.seen = []
    expect((await call('/api/auth/logout/')).status).toBe(204)
    expect(api.seen).toEqual([])
  })
})

test('a backend that is not there is a 503 with Retry-After, and said in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const lonely = Fastify()
  await registerApi(
    lonely,
    {
      backendUrl: 'http://127.0.0.1:9',
      catalogueUrl: 'http://127.0.0.1:9',
      proxies: [],
      publicUrl: 'http://shop.example',
      ...shopCookies,
      secure: false,
    },
    shopCalls,
  )
  const response = await lonely.inject({
    url: '/api/products?search=olio',
    cookies: { filiera_session: token },
  })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(response.json()).toMatchObject({ code: 'unavailable' })
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^(?!.*(olio|opaque)).*the backend does not answer/)],
  ])
  logged.mockRestore()
  await lonely.close()
})

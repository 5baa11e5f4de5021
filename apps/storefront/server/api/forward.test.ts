import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json, openTestApi, type TestApi } from '../../test/open-test-api.ts'

const token = 'opaque-token-of-the-backend-0123456789'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.reset())

const call = (path: string, init?: RequestInit) => api.call(path, init)

describe('forwarding', () => {
  test('carries session, cart cookie, language and client address, and nothing else of the cookies', async () => {
    const cookie = `other=1; filiera_session=${token}; filiera_visitor=v.sig`
    await call('/api/me/carts?lang=es', {
      headers: { cookie, 'accept-language': 'es', 'x-forwarded-for': '203.0.113.7' },
    })
    expect(api.seen[0]).toMatchObject({ method: 'GET', url: 'backend/me/carts?lang=es' })
    expect(api.seen[0]?.headers).toMatchObject({
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
    api.answer = {
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
    expect(api.seen[0]?.body).toEqual({ productId: '1' })
  })

  test('reads of the catalogue go to their own base and keep their caching', async () => {
    api.answer = { status: 200, body: [], headers: { 'cache-control': 'public, max-age=60', etag: '"x"' } }
    const response = await call('/api/products?limit=2&city=napoli&city=torino')
    expect(api.seen[0]?.url).toBe('catalogue/products?limit=2&city=napoli&city=torino')
    expect(response.headers.get('etag')).toBe('"x"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('carries the idempotency key, and a body with a broken syntax as it is', async () => {
    await call('/api/me/orders/checkouts', json('POST', {}, { 'idempotency-key': 'key-12345' }))
    expect(api.seen[0]?.headers['idempotency-key']).toBe('key-12345')
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
    api.answer = { status: 202, body: { status: 'confirmation_sent' }, headers: {} }
    const response = await call('/api/subscribe', { method: 'POST', body })
    expect(response.status).toBe(202)
    expect(api.seen[0]).toMatchObject({
      url: 'backend/subscribe',
      body: { Email: 'anna@example.it', Consent: 'on' },
    })
  })

  test('the button of a mail program unsubscribes without cookies or origin', async () => {
    const response = await fetch(`${api.base}/api/newsletter/unsubscribe?token=abc`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    expect(api.seen[0]).toMatchObject({
      url: 'backend/newsletter/unsubscribe?token=abc',
      body: { 'List-Unsubscribe': 'One-Click' },
    })
  })

  test('a field sent twice stays two values, for the backend to refuse', async () => {
    await call('/api/contact', { method: 'POST', body: new URLSearchParams('Email=a&Email=b') })
    expect(JSON.stringify(api.seen[0]?.body)).toContain('["a","b"]')
  })

  test.each(['/api/user/address/%2e%2e', '/api/user/address/..%2f..', '/api/me/orders/%2E'])(
    'dots never reach another endpoint: %s',
    async (path) => {
      await call(path)
      expect(
        api.seen.every(
          ({ url }) => url.startsWith('backend/user/address/') || url.startsWith('backend/me/orders/'),
        ),
      ).toBe(true)
    },
  )
})

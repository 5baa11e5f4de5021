import { readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { registerApi } from '@filiera/server-kit/api/register-api'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopCookies } from '../session/shop-cookies.ts'
import { shopCalls } from './calls.ts'

const token = 'opaque-token-of-the-backend-0123456789'

type Seen = { method: string; url: string; headers: FastifyRequest['headers']; body: unknown }

let upstream: FastifyInstance
let shop: FastifyInstance
let base: string
let seen: Seen[] = []
let answer: { status: number; body: unknown; headers: Record<string, string> }
let busy = { now: 0, most: 0 }

beforeAll(async () => {
  upstream = Fastify({ bodyLimit: 20_000_000 })
  upstream.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  upstream.addHook('onRequest', async () => {
    busy.now += 1
    busy.most = Math.max(busy.most, busy.now)
  })
  upstream.addHook('onResponse', async () => {
    busy.now -= 1
  })
  upstream.all('/*', (request, reply) => {
    const { method, url, headers, body } = request
    seen.push({ method, url: `backend${url}`, headers, body })
    return reply.status(answer.status).headers(answer.headers).send(answer.body)
  })
  const backendUrl = await upstream.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify()
  const settings = {
    backendUrl,
    catalogueUrl: backendUrl,
    proxies: [],
    publicUrl: 'http://shop.example',
    secure: false,
    ...shopCookies,
  }
  await registerApi(shop, settings, shopCalls)
  base = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await Promise.all([shop, upstream].map((app) => app.close()))
})
beforeEach(() => {
  seen = []
  busy = { now: 0, most: 0 }
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { origin: 'http://shop.example', ...init.headers } })
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('a photo stays the form that it is, within its own limit', async () => {
  const cookie = `filiera_session=${token}`
  const send = (bytes: number, headers: Record<string, string>, form = new FormData()) => {
    form.set('file', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    return call('/api/user/me/files', { method: 'PUT', headers, body: form })
  }
  answer = { status: 200, body: { photoUrl: '/photos/x.webp' }, headers: {} }
  const kept = await send(200_000, { cookie })
  expect(kept.status).toBe(200)
  expect(await kept.json()).toEqual({ photoUrl: '/photos/x.webp' })
  expect(seen[0]).toMatchObject({ method: 'PUT', url: 'backend/user/me/files' })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(Number(seen[0]?.headers['content-length'])).toBeGreaterThan(200_000)
  seen = []
  expect((await send(10 * 1024 * 1024 + 20_000, { cookie })).status).toBe(413)
  expect((await send(10, {})).status).toBe(401)
  expect((await send(10, { cookie, origin: 'https://evil.example' })).status).toBe(403)
  const asJson = await call('/api/user/me/files', json('PUT', {}, { cookie }))
  expect(asJson.status).toBe(415)
  expect(seen).toEqual([])
})

test('D57 fifty photos at once all get through whole, a few at a time', async () => {
  answer = { status: 200, body: { photoUrl: '/photos/x.webp' }, headers: {} }
  const bytes = (photo: number) => Buffer.alloc(200_000, String.fromCharCode(65 + photo))
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, photo) => {
      const form = new FormData()
      form.set('file', new Blob([bytes(photo)]), 'a.jpg')
      const headers = { cookie: `filiera_session=${token}` }
      return (await call('/api/user/me/files', { method: 'PUT', headers, body: form })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(busy.most).toBeLessThanOrEqual(4)
  const bodies = seen.map(({ body }) => body as Buffer)
  for (let photo = 0; photo < 50; photo++)
    expect(bodies.filter((body) => body.includes(bytes(photo)))).toHaveLength(1)
})

/** Bodies on disk that are open. */
const openBodies = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).includes('filiera-upload')
    } catch {
      // closed meanwhile
      return false
    }
  })

test.runIf(process.platform === 'linux')('a photo that goes nowhere leaves no open file', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      origin: 'http://shop.example',
      cookie: `filiera_session=${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    }
    const sent = request(`${base}/api`, {
      method: 'POST',
      path: '/api/me/orders/%2e%2e/messages/1/photos',
      headers,
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
    sent.end('a'.repeat(50_000))
  })
  expect(status).toBe(404)
  await expect.poll(openBodies).toEqual([])
})

test('a deleted account leaves no session cookie, a refused deletion keeps it', async () => {
  const cookie = `filiera_session=${token}`
  answer = { status: 204, body: null, headers: {} }
  const gone = await call('/api/user/me', json('DELETE', { password: 'x' }, { cookie }))
  expect(gone.status).toBe(204)
  expect(gone.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect(seen[0]).toMatchObject({ method: 'DELETE', body: { password: 'x' } })
  answer = { status: 403, body: { status: 403, code: 'wrong_password' }, headers: {} }
  const refused = await call('/api/user/me', json('DELETE', { password: 'x' }, { cookie }))
  expect(refused.headers.getSetCookie()).toEqual([])
})

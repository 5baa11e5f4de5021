import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@filiera/contract/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildConsole } from './app.ts'
import { configuration } from './config.ts'
import { sellerEntry } from './entries.ts'

const token = 'opaque-token-of-the-backend-0123456789'
const opened = { username: 'anna@example.it', groups: ['seller'], name: 'Anna', profilePhoto: null }
const page =
  '<meta property="csp-nonce" nonce="CSP_NONCE"><title>SHOP_NAME</title><a href="SHOP_URL"></a><script nonce="CSP_NONCE"></script>'

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: unknown }
let seen: Seen[] = []
let answer: { status: number; body: unknown; headers: Record<string, string> }
let built: string
let upstream: FastifyInstance
let app: FastifyInstance

beforeAll(async () => {
  upstream = Fastify()
  upstream.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  upstream.all('/*', ({ method, url, headers, body }, reply) => {
    seen.push({ method, url, headers, body })
    return reply.status(answer.status).headers(answer.headers).send(answer.body)
  })
  built = await mkdtemp(join(tmpdir(), 'filiera-console-'))
  await mkdir(join(built, 'assets'))
  await writeFile(join(built, 'seller.html'), page)
  await writeFile(join(built, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(built, 'assets/seller-1.js'), 'export {}')
  const config = configuration.parse({
    CONSOLE_PUBLIC_URL: 'https://console.example',
    BACKEND_URL: await upstream.listen({ port: 0, host: '127.0.0.1' }),
    SHOP_NAME: 'Bontà & <Co>',
    PUBLIC_URL: 'https://shop.example',
  })
  app = await buildConsole({ ...config, built }, sellerEntry)
})
afterAll(async () => {
  await app.close()
  await upstream.close()
  await rm(built, { recursive: true })
})
beforeEach(() => {
  seen = []
  answer = { status: 200, body: {}, headers: {} }
})

const host = { host: 'console.example' }
const own = { ...host, origin: 'https://console.example', 'sec-fetch-site': 'same-origin' }
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...host, ...headers } })

describe('the page', () => {
  it('stands under every address, with a nonce of its own and exactly this policy', async () => {
    const [first, second] = await Promise.all([get('/'), get('/orders/7F3K?state=to_ship')])
    const nonces = [first, second].map(({ body }) => /nonce="([\w+/=]{20,})"/.exec(body)?.[1])
    expect(new Set(nonces).size).toBe(2)
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonces[0]}'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'`,
    )
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect(first.body).toContain('<title>Bontà &amp; &lt;Co&gt;</title>')
    expect(first.body).toContain('href="https://shop.example"')
    expect(first.body).not.toContain('CSP_NONCE')
  })

  it('has files that never change, and none that are not there', async () => {
    const script = await get('/assets/seller-1.js')
    expect(script.statusCode).toBe(200)
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const url of ['/assets/nothing.js', '/robots.txt', '/.env', '/pictures/x/y'])
      expect((await get(url)).statusCode, url).toBe(404)
  })

  it('answers under its own name only', async () => {
    expect((await app.inject({ url: '/', headers: { host: 'shop.example' } })).statusCode).toBe(421)
    expect((await app.inject({ url: '/healthz', headers: { host: '10.0.0.1' } })).json()).toEqual({
      status: 'ok',
    })
  })
})

describe('the session', () => {
  const logIn = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/seller',
      headers,
      payload: { username: 'a@b.it', password: 'x' },
    })

  it('is a cookie of this host that no link and no script brings along', async () => {
    answer.body = { ...opened, token, expiresAt: '2099-01-01T00:00:00.000Z' }
    const response = await logIn(own)
    expect(response.headers['set-cookie']).toMatch(
      new RegExp(`^__Host-filiera_seller=${token}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=\\d+$`),
    )
    expect(response.json()).toEqual(opened)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/auth/seller' })
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
    { cookie: 'a=b' },
  ])('is not opened from elsewhere: %j', async (headers) => {
    const response = await logIn({ ...host, ...headers })
    expect(response.json()).toMatchObject({ status: 403, code: 'origin_refused' })
    expect(seen).toEqual([])
  })

  it('is never that of a customer, and no other cookie goes on', async () => {
    const cookie = `__Host-filiera_session=${token}; __Host-filiera_visitor=v.sig; filiera_seller=${token}`
    await get('/api/seller/session', { cookie })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
    expect(seen[0]?.headers).not.toHaveProperty('cookie')
    await get('/api/seller/session', { cookie: `__Host-filiera_seller=${token}` })
    expect(seen[1]?.headers.authorization).toBe(`Bearer ${token}`)
  })

  it('slides on when it is read, and ends with the logout', async () => {
    const cookie = `__Host-filiera_seller=${token}`
    const read = await get('/api/seller/session', { cookie })
    expect(read.headers['set-cookie']).toMatch(/^__Host-filiera_seller=opaque.*Max-Age=259\d{4}$/)
    answer = { status: 204, body: null, headers: {} }
    const out = await get('/api/auth/logout', { cookie, 'sec-fetch-site': 'same-origin' })
    expect(out.headers['set-cookie']).toBe(
      '__Host-filiera_seller=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
    )
    expect((await get('/api/auth/logout', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

describe('calls', () => {
  const addressOf = (path: string) => `/api${path.replace(/:\w+/g, '1')}`
  /** Before a session: login, logout, and the way in of who was invited. */
  const open = ['/auth/seller', '/auth/logout', '/auth/invitation', '/auth/invitation/accept']
  const isOurs = ({ access, path }: (typeof endpoints)[number]) =>
    access === 'seller' || access === 'console' || open.includes(path)

  it('of customers, operators and everybody are not there', async () => {
    const foreign = endpoints.filter((endpoint) => !isOurs(endpoint))
    expect(foreign.length).toBeGreaterThan(50)
    const shared = new Set(endpoints.filter(isOurs).map(({ path }) => path))
    for (const { method, path, name } of foreign.filter(({ path }) => !shared.has(path))) {
      const response = await app.inject({ method, url: addressOf(path), headers: own })
      expect([name, response.statusCode]).toEqual([name, 404])
    }
    expect(seen).toEqual([])
  })

  it('of sellers all get through', async () => {
    const cookie = `__Host-filiera_seller=${token}`
    const form = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
    for (const { method, path, name, upload } of endpoints.filter(({ access }) => access === 'seller')) {
      const headers = upload ? { ...own, ...form } : own
      const payload = upload ? '--x--' : undefined
      const response = await app.inject({
        method,
        url: addressOf(path),
        headers,
        ...(payload && { payload }),
      })
      expect([name, response.statusCode]).toEqual([name, 200])
    }
  })

  it('carry version and key, and bring the new version back', async () => {
    answer.headers = { etag: '"v18"', 'cache-control': 'no-store' }
    const response = await app.inject({
      method: 'POST',
      url: '/api/seller/orders/7F3K/accept?shop=3',
      headers: { ...own, 'if-match': '"v17"', 'idempotency-key': 'key-12345' },
      payload: {},
    })
    expect(seen[0]?.url).toBe('/seller/orders/7F3K/accept?shop=3')
    expect(seen[0]?.headers).toMatchObject({ 'if-match': '"v17"', 'idempotency-key': 'key-12345' })
    expect(response.headers.etag).toBe('"v18"')
    expect(response.headers['cache-control']).toBe('private, no-store')
  })
})

it('says in one line what is wrong with its settings', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => configuration.parse(production)).toThrow(/https address/)
  expect(configuration.parse({ ...production, CONSOLE_PUBLIC_URL: 'https://console.example' }).hosts).toEqual(
    [],
  )
})

it('cannot start without its build, and says how to make it', async () => {
  const config = configuration.parse({})
  await expect(buildConsole({ ...config, built: '/nowhere' }, sellerEntry)).rejects.toThrow(/run npm start/)
})

import { registerApi } from '@filiera/server-kit/api/register-api'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { shopCalls } from '../server/api/calls.ts'
import { shopCookies } from '../server/session/shop-cookies.ts'

export type Seen = { method: string; url: string; headers: FastifyRequest['headers']; body: unknown }
type Prepared = { status: number; body: unknown; headers: Record<string, string | string[]> }

/** A storefront's `/api` with a backend and a catalogue that answer what they are told and remember what they saw. */
export type TestApi = {
  base: string
  seen: Seen[]
  answer: Prepared
  /** A call as the shop's own pages make it. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Forgets what was seen and prepared. */
  reset(): void
  close(): Promise<void>
}

async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

export async function openTestApi(): Promise<TestApi> {
  const serve = (name: string) => {
    const app = Fastify()
    app.all('/*', ({ method, url, headers, body }, reply) => {
      api.seen.push({ method, url: `${name}${url}`, headers, body })
      return reply.status(api.answer.status).headers(api.answer.headers).send(api.answer.body)
    })
    return app
  }
  const upstream = serve('backend')
  const catalogue = serve('catalogue')
  const shop = Fastify({ trustProxy: '127.0.0.1' })
  await registerApi(
    shop,
    {
      backendUrl: await listen(upstream),
      catalogueUrl: await listen(catalogue),
      proxies: [],
      publicUrl: 'http://shop.example',
      ...shopCookies,
      secure: false,
    },
    shopCalls,
  )
  const base = await listen(shop)
  const nothing = (): Prepared => ({ status: 200, body: [], headers: {} })
  const api: TestApi = {
    base,
    seen: [],
    answer: nothing(),
    call: (path, init = {}) =>
      fetch(base + path, { ...init, headers: { origin: 'http://shop.example', ...init.headers } }),
    reset() {
      api.seen = []
      api.answer = nothing()
    },
    async close() {
      await Promise.all([shop, upstream, catalogue].map((app) => app.close()))
    },
  }
  return api
}

/** A call with a JSON body. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

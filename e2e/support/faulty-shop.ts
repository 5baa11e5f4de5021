import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { freePorts } from '../../tools/free-ports.ts'
import { startOne } from './open-shop.ts'
import { shopSetting } from './shop.fixture.ts'

/** A second storefront before the same backend, whose calls can be made to fail. */
export type FaultyShop = {
  url: string
  /** From now on calls of this kind are answered by 503, e.g. `POST`, `/^\/subscribe/`; every other call goes through. */
  fail(method: string, path: RegExp): void
  /** From now on reads of this kind are answered as they are but for these fields. */
  alter(path: RegExp, fields: object): void
  /** From now on every call breaks off without an answer. */
  cut(): void
  heal(): void
  stop(): Promise<void>
}

/** Hands a read on to the backend, and its answer back with other fields. */
async function passAltered(
  backendUrl: string,
  { url = '/', headers }: IncomingMessage,
  to: ServerResponse,
  fields: object,
): Promise<void> {
  const { authorization = '' } = headers
  const answer = await fetch(new URL(url, backendUrl), { headers: { authorization } })
  to.writeHead(answer.status, { 'content-type': 'application/json' })
  to.end(JSON.stringify({ ...((await answer.json()) as object), ...fields }))
}

/** Hands a call on to the backend and its answer back, streams included. */
function passOn(backendUrl: string, from: IncomingMessage, to: ServerResponse): void {
  const { method, headers, url = '/' } = from
  const call = request(new URL(url, backendUrl), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(to)
  })
  call.on('error', () => to.destroy())
  to.on('close', () => call.destroy())
  from.pipe(call)
}

/** Starts it. @throws Error when the journeys run without a shop */
export async function openFaultyShop(): Promise<FaultyShop> {
  const backendUrl = shopSetting('BACKEND_URL')
  let fault: { method: string; path: RegExp; fields?: object } | null = null
  let isCut = false
  const proxy = createServer((from, to) => {
    if (isCut) to.destroy()
    else if (fault && from.method === fault.method && fault.path.test(from.url ?? '')) {
      from.resume()
      if (fault.fields) void passAltered(backendUrl, from, to, fault.fields)
      else to.writeHead(503).end()
    } else passOn(backendUrl, from, to)
  })
  const [proxyPort, shopPort] = await freePorts(2)
  proxy.listen(proxyPort, '127.0.0.1')
  await once(proxy, 'listening')
  const url = `http://localhost:${shopPort}`
  const storefront = await startOne('storefront', {
    STOREFRONT_PORT: String(shopPort),
    PUBLIC_URL: url,
    BACKEND_URL: `http://127.0.0.1:${proxyPort}`,
    PAYMENT_ORIGINS: shopSetting('SANDBOX_URL'),
  })
  return {
    url,
    fail: (method, path) => {
      fault = { method, path }
    },
    alter: (path, fields) => {
      fault = { method: 'GET', path, fields }
    },
    cut: () => {
      isCut = true
    },
    heal: () => {
      isCut = false
      fault = null
    },
    stop: async () => {
      await storefront.stop()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

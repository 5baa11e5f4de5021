import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { freePort, startProgram, stopProgram } from './open-shop.ts'

/** A second storefront before the same backend, whose calls can be made to fail. */
export type FaultyShop = {
  url: string
  /** From now on calls of this kind are answered by 503, e.g. `POST`, `/^\/subscribe/`; every other call goes through. */
  fail(method: string, path: RegExp): void
  /** From now on every call breaks off without an answer. */
  cut(): void
  heal(): void
  stop(): Promise<void>
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
  const backendUrl = process.env.SHOP_BACKEND_URL
  if (!backendUrl)
    throw new Error('SHOP_BACKEND_URL is not set: start the journeys with playwright test -c e2e')
  let fault: { method: string; path: RegExp } | null = null
  let isCut = false
  const proxy = createServer((from, to) => {
    if (isCut) to.destroy()
    else if (fault && from.method === fault.method && fault.path.test(from.url ?? '')) {
      from.resume()
      to.writeHead(503).end()
    } else passOn(backendUrl, from, to)
  })
  const ports = { proxy: await freePort(), shop: await freePort() }
  proxy.listen(ports.proxy, '127.0.0.1')
  await once(proxy, 'listening')
  const url = `http://localhost:${ports.shop}`
  const storefront = await startProgram('storefront', {
    STOREFRONT_PORT: String(ports.shop),
    PUBLIC_URL: url,
    BACKEND_URL: `http://127.0.0.1:${ports.proxy}`,
    PAYMENT_ORIGINS: process.env.MAILBOX_URL ?? '',
  })
  return {
    url,
    fail: (method, path) => {
      fault = { method, path }
    },
    cut: () => {
      isCut = true
    },
    heal: () => {
      isCut = false
      fault = null
    },
    stop: async () => {
      await stopProgram(storefront)
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

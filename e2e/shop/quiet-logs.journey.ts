import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
// no browser is needed
import { type APIRequestContext, expect, test } from '@playwright/test'
import { freePorts } from '../../tools/free-ports.ts'
import { startOne } from '../support/open-shop.ts'

const CANARY = 'canarino'
const email = `${CANARY}@example.com`
const session = `${CANARY}-session-of-43-characters-000000000000000`

/** What a backend does that goes wrong: says too little, says it of somebody, breaks off. */
const faults: readonly ((to: ServerResponse) => void)[] = [
  (to) =>
    to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name: CANARY, email })),
  (to) => to.writeHead(200, { 'content-type': 'application/json' }).end(`{"${CANARY}":`),
  (to) => to.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ detail: email })),
  (to) => to.destroy(),
]

const pages = [
  `/search?q=${CANARY}`,
  `/en/products?q=${CANARY}`,
  `/product/${CANARY}`,
  `/preview/${CANARY}`,
  `/account/orders/${CANARY}`,
  `/checkout/${CANARY}`,
  `/newsletter/confirm?token=${CANARY}`,
  `/password/reset?token=${CANARY}`,
  `/login/link?token=${CANARY}`,
]
const forms = ['/login', '/register', '/contact', '/password/forgot', '/account/addresses', '/checkout']
const calls = ['/api/auth/login', '/api/auth/register', '/api/contact', '/api/seller/session']
const written = {
  username: email,
  email,
  Email: email,
  password: `${CANARY}-2026`,
  Name: CANARY,
  name: CANARY,
  Subject: CANARY,
  Message: CANARY,
  street: `Via ${CANARY} 7`,
}

/** Somebody uses a program: pages, forms and calls, all with what is theirs alone. */
async function use(request: APIRequestContext, url: string): Promise<void> {
  const headers = {
    origin: url,
    cookie: `filiera_session=${session}; filiera_seller=${session}`,
    'user-agent': CANARY,
  }
  const asked = { headers, maxRedirects: 0, failOnStatusCode: false }
  for (const path of pages) await request.get(url + path, asked)
  for (const path of forms) await request.post(url + path, { ...asked, form: written })
  for (const path of calls) await request.post(url + path, { ...asked, data: written })
}

test('D76 neither the shop nor the console logs anything of anybody, whatever the backend does', async ({
  request,
}) => {
  let answer = faults[0]
  const backend = createServer((from, to) => {
    from.resume()
    // the feed of changes is no part of this
    if (from.url?.startsWith('/changes')) to.writeHead(200, { 'content-type': 'text/event-stream' })
    else answer?.(to)
  })
  const [backendPort, shopPort, consolePort] = (await freePorts(3)).map(String)
  backend.listen(Number(backendPort), '127.0.0.1')
  await once(backend, 'listening')
  const heard: string[] = []
  const hear = (line: string) => void heard.push(line)
  const urls = [`http://localhost:${shopPort}`, `http://localhost:${consolePort}`]
  const [PUBLIC_URL = '', CONSOLE_PUBLIC_URL = ''] = urls
  const settings = { BACKEND_URL: `http://127.0.0.1:${backendPort}`, PUBLIC_URL, CONSOLE_PUBLIC_URL }
  const programs = await Promise.all([
    startOne('storefront', { ...settings, STOREFRONT_PORT: shopPort ?? '' }, hear),
    startOne('console', { ...settings, CONSOLE_PORT: consolePort ?? '' }, hear),
  ])
  try {
    for (const fault of faults) {
      answer = fault
      for (const url of urls) await use(request, url)
    }
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    backend.closeAllConnections()
    backend.close()
  }
  // they say that something went wrong, and not to whom
  expect(heard.length).toBeGreaterThan(10)
  expect(heard.filter((line) => line.toLowerCase().includes(CANARY))).toEqual([])
})

import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { freePort } from '../../tools/free-ports.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { repeat } from '../load.ts'
import { startStorefront } from '../pages/listing-page.ts'
import type { Shop } from '../shop.ts'
import { type Arrivals, arrive } from './arrivals.ts'
import { send } from './flood-calls.ts'
import { heapInUse } from './heap-in-use.ts'

/** SOAK_REQUESTS=1000000 for the long form. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 200_000)
const CLIENTS = 8
const SAMPLES = 20
/** Samples before, until caches and compiled code are as large as they get. */
const WARM_UP = 10
/** Megabytes a million requests. */
const MOST_GROWTH = 5
const SLOW_CONNECTIONS = 900
const ROUNDS = 3
const SECONDS = 6
const PER_SECOND = 60

/** Slope of a line through values at equal distances (least squares), a step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const parts = values.map((value, index) => [(index - middle) * (value - mean), (index - middle) ** 2])
  const sum = (at: 0 | 1) => parts.reduce((total, part) => total + (part[at] ?? 0), 0)
  return sum(0) / sum(1)
}

type Call = { method: string; path: string; body?: object }

/** Twenty calls as visitors make them: pages, the catalogue as JSON, and a cart begun. */
const mixOf = (products: readonly string[]): Call[] =>
  products.flatMap((id) => [
    ...['', '/en', '/es'].map((language) => ({ method: 'GET', path: `${language}/product/${id}` })),
    ...['/', '/products', '/products?page=2', `/search?q=olio+${Number(id) % 7}`].map((path) => ({
      method: 'GET',
      path,
    })),
    ...['', '/reviews?limit=10', ''].map((part) => ({ method: 'GET', path: `/api/products/${id}${part}` })),
    ...[
      '?limit=24',
      '/count',
      '/facets',
      '/search?title_contains=pasta',
      '?limit=24&start=24',
      '?sort=price_asc',
    ].map((query) => ({ method: 'GET', path: `/api/products${query}` })),
    { method: 'GET', path: '/api/blog/post' },
    { method: 'GET', path: '/api/public/carts' },
    { method: 'GET', path: '/api/public/carts' },
    { method: 'PUT', path: '/api/public/carts', body: { productId: id, quantity: 1 } },
  ])

async function makeRequests(origin: string, calls: readonly Call[], requests: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS })
  let [next, refused] = [0, 0]
  await repeat(requests, CLIENTS, async () => {
    const { method, path, body } = calls[next++ % calls.length] ?? { method: 'GET', path: '/' }
    const contentType = 'application/json'
    const status = await send(origin, agent, {
      method,
      path,
      contentType,
      body: Buffer.from(body ? JSON.stringify(body) : ''),
    })
    if (status === 503) refused += 1
    else if (status >= 400) throw new Error(`${method} ${path} answered ${status}`)
  })
  agent.destroy()
  return refused
}

/** Connections from one address that never end their request, 200 more a second until there were so many; some bytes of each every second. */
function openSlowConnections(port: number): () => void {
  const sockets = new Set<Socket>()
  let opened = 0
  const open = () => {
    opened += 1
    const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' })
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '))
    socket.on('close', () => sockets.delete(socket))
  }
  const opening = setInterval(() => {
    for (let count = 0; count < 10 && opened < SLOW_CONNECTIONS; count++) open()
  }, 50)
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write('a')
  }, 1000)
  return () => {
    clearInterval(opening)
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
  }
}

const p99 = ({ answered }: Arrivals) =>
  answered.toSorted((a, b) => a - b)[Math.floor(answered.length * 0.99)] ?? Number.NaN

async function measureSlowConnections(origin: string, paths: readonly string[]): Promise<Figure> {
  const come = () =>
    arrive({
      urls: paths.map((path) => origin + path),
      perSecond: PER_SECOND,
      seconds: SECONDS,
      addresses: 100,
    })
  await come()
  const rounds: { alone: number; beside: number; failed: number }[] = []
  for (let count = 0; count < ROUNDS; count++) {
    const alone = await come()
    const end = openSlowConnections(Number(new URL(origin).port))
    const beside = await come()
    end()
    rounds.push({ alone: p99(alone), beside: p99(beside), failed: beside.failed + beside.refused.length })
  }
  const ratios = rounds.map(({ alone, beside }) => round(beside / alone))
  return {
    name: `p99 of others beside ${SLOW_CONNECTIONS} slow connections of one address`,
    unit: '×',
    limit: 2,
    value: median(ratios),
    runs: ratios,
    detail: {
      'alone ms': round(median(rounds.map(({ alone }) => alone)), 1),
      'beside ms': round(median(rounds.map(({ beside }) => beside)), 1),
      'not answered': rounds.reduce((sum, { failed }) => sum + failed, 0),
    },
  }
}

/** Whether the storefront's heap grows with what it has done, and what connections that do nothing cost everybody else. */
export async function measureSoak(shop: Shop): Promise<Figure[]> {
  const inspect = await freePort()
  const storefront = await startStorefront(
    { url: shop.backendUrl },
    { NODE_OPTIONS: `--inspect=127.0.0.1:${inspect}` },
  )
  const { storefrontUrl } = storefront
  try {
    const answer = await fetch(`${storefrontUrl}/api/products?limit=40&filters=available`)
    const products = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
    const calls = mixOf(products)
    const slow = await measureSlowConnections(
      storefrontUrl,
      calls.filter(({ path }) => path.includes('/product/')).map(({ path }) => path),
    )
    const heap: number[] = []
    let refused = 0
    for (let sample = 0; sample < WARM_UP + SAMPLES; sample++) {
      refused += await makeRequests(storefrontUrl, calls, REQUESTS / SAMPLES)
      heap.push(round(await heapInUse(inspect)))
    }
    const growth = round((slopeOf(heap.slice(WARM_UP)) * SAMPLES * 1_000_000) / REQUESTS)
    return [
      slow,
      {
        name: 'heap of the storefront, growth with a million requests',
        unit: 'MB',
        limit: MOST_GROWTH,
        value: growth,
        runs: heap,
        detail: { requests: REQUESTS, refused },
      },
    ]
  } finally {
    await storefront.stop()
  }
}

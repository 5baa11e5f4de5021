import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { mangopayCards, payOnPage } from '../../apps/backend/test/scenes/hosted-page.ts'
import { freePort } from '../../tools/free-ports.ts'
import { type Figure, round } from '../figure.ts'
import { startShop } from '../shop.ts'

/** Calls a second, whether earlier ones were answered or not, and how long: to warm up, and measured. */
const PER_SECOND = Number(process.env.MIXED_PER_SECOND ?? 200)
const SECONDS = { warmUp: 20, measured: 60 }
/** Calls are sent in steps of this, in milliseconds. */
const STEP_MS = 5
const CUSTOMERS = 24
const LONGEST_DELAY_MS = 50
/** A product that the demonstration has plenty of. */
const ORDERED = '1'
const PASSWORD = 'frantoio-al-mattino'
const DEMO_LOGIN = { username: 'cliente@filiera.example', password: 'assaggio-2026' }
const ADDRESS = {
  recipient: 'Anna Bruno',
  street: 'Via Roma 1',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
}

type Answer = { status: number; text: string; cookie: string | null }
type Customer = { token: string; addressId: string }
type Ask = (method: string, path: string, options?: { body?: object; token?: string }) => Promise<Answer>
type Turn = { ask: Ask; number: number; product: string; customer: Customer }
type People = { products: readonly string[]; customers: readonly Customer[] }
/** One kind of visit: what it asks, and of a hundred visits how many are such. */
type Visit = {
  name: string
  kind: 'page' | 'data' | 'write'
  share: number
  make(turn: Turn): Promise<Answer>
}

const placedOrders = z.object({ id: z.string() })
const startedPayment = z.object({ RedirectURL: z.url() })

/** Calls of the shop as a browser makes them, each visitor from an address of their own. */
function openShopCalls(origin: string) {
  const agent = new http.Agent({ keepAlive: true })
  let visitors = 0
  const ask: Ask = (method, path, { body, token } = {}) => {
    const text = body ? JSON.stringify(body) : ''
    const number = visitors++ % 60_000
    const request = http.request(origin + path, {
      agent,
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'accept-encoding': 'br',
        'x-forwarded-for': `10.2.${number >> 8}.${number & 255}`,
        ...(token && { cookie: `filiera_session=${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        'content-length': Buffer.byteLength(text),
      },
    })
    const answered = new Promise<Answer>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          const cookies = response.headers['set-cookie']?.join() ?? ''
          const cookie = /filiera_session=([^;]+)/.exec(cookies)?.[1] ?? null
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), cookie })
        })
      })
    })
    request.end(text)
    return answered
  }
  return { ask, close: () => agent.destroy() }
}

async function openCustomer(ask: Ask): Promise<Customer> {
  const email = `bench-${randomUUID()}@example.com`
  const body = { username: email, password: PASSWORD, locale: 'it' }
  const { cookie: token } = await ask('POST', '/api/auth/registercheckout', { body })
  if (!token) throw new Error('no session')
  const { text } = await ask('POST', '/api/user/address', { body: ADDRESS, token })
  return { token, addressId: z.object({ id: z.string() }).parse(JSON.parse(text)).id }
}

/** A product into the cart, the order, its payment begun and made. */
async function orderAndPay({ ask, customer: { token, addressId } }: Turn): Promise<Answer> {
  await ask('PUT', '/api/me/carts', { token, body: { productId: ORDERED, quantity: 1 } })
  const body = {
    shippingAddressId: addressId,
    billingAddressId: addressId,
    shippingMethod: 'national',
    acceptTerms: true,
  }
  const placed = await ask('POST', '/api/me/orders/checkouts', { token, body })
  if (placed.status >= 400) return placed
  const { id } = placedOrders.parse(JSON.parse(placed.text))
  const started = await ask('POST', `/api/payment/mangopay/${id}`, { token, body: { type: 'web' } })
  if (started.status < 400)
    await payOnPage(startedPayment.parse(JSON.parse(started.text)).RedirectURL, mangopayCards.ok)
  return started
}

const get = (name: string, path: (turn: Turn) => string, kind: 'page' | 'data', share: number): Visit => ({
  name,
  kind,
  share,
  make: (turn) => turn.ask('GET', path(turn)),
})
const ownGet = (path: string): Visit => ({
  name: path,
  kind: 'data',
  share: 1,
  make: ({ ask, customer: { token } }) => ask('GET', path, { token }),
})

/** The mix of calls: 35 % pages, 45 % catalogue, 5 % reviews, 3 % blog, 8 % carts, 2 % profile, 1 % login, 1 % orders. */
const VISITS: readonly Visit[] = [
  get('home', () => '/', 'page', 5),
  get('list', ({ number }) => `/products?page=${1 + (number % 12)}`, 'page', 10),
  get('product', ({ product }) => `/product/${product}`, 'page', 20),
  get('rows', ({ number }) => `/api/products?limit=24&start=${24 * (number % 12)}`, 'data', 15),
  get('count', () => '/api/products/count', 'data', 5),
  get('row', ({ product }) => `/api/products/${product}`, 'data', 20),
  get('search', () => '/api/products/search?title_contains=pasta', 'data', 5),
  get('reviews', ({ product }) => `/api/products/${product}/reviews?limit=10`, 'data', 5),
  get('blog', () => '/api/blog/post', 'data', 3),
  ownGet('/api/user/address'),
  ownGet('/api/user/me'),
  {
    name: 'cart of a visitor',
    kind: 'write',
    share: 4,
    make: ({ ask, product }) =>
      ask('PUT', '/api/public/carts', { body: { productId: product, quantity: 1 } }),
  },
  {
    name: 'cart of a customer',
    kind: 'write',
    share: 4,
    make: ({ ask, product, customer: { token } }) =>
      ask('PUT', '/api/me/carts', { token, body: { productId: product, quantity: 1 } }),
  },
  {
    name: 'login',
    kind: 'write',
    share: 1,
    make: ({ ask }) => ask('POST', '/api/auth/login', { body: DEMO_LOGIN }),
  },
  { name: 'order', kind: 'write', share: 1, make: orderAndPay },
]

/** A hundred visits in an order that mixes their kinds. */
const ROUND: readonly Visit[] = VISITS.flatMap((visit) => Array.from({ length: visit.share }, () => visit))
const visitOf = (number: number) => ROUND[(number * 61) % ROUND.length]

type Outcome = { took: Record<Visit['kind'], number[]>; asked: number; refused: number; failed: string[] }

/** Visits by the clock. */
async function comeBy(ask: Ask, people: People, seconds: number): Promise<Outcome> {
  const outcome: Outcome = { took: { page: [], data: [], write: [] }, asked: 0, refused: 0, failed: [] }
  const visit = async (number: number) => {
    const [product, customer, chosen] = [
      people.products[number % people.products.length],
      people.customers[number % people.customers.length],
      visitOf(number),
    ]
    if (!product || !customer || !chosen) throw new Error('a mix needs products and customers')
    const at = performance.now()
    const answer = await chosen
      .make({ ask, number, product, customer })
      .catch((error: Error) => ({ status: 0, text: error.message }))
    outcome.took[chosen.kind].push(performance.now() - at)
    if (answer.status === 503) outcome.refused += 1
    else if (answer.status === 0 || answer.status >= 400)
      outcome.failed.push(`${chosen.name}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  const under: Promise<void>[] = []
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * PER_SECOND)
    while (outcome.asked < due) under.push(visit(outcome.asked++))
    await wait(STEP_MS)
  }
  await Promise.all(under)
  return outcome
}

const p99 = (values: readonly number[]) =>
  round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0, 1)

/** Delay of a program's event loop since it was last asked, p99 in milliseconds. */
async function loopDelayOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m.exec(text)?.[1]
  if (!seconds) throw new Error('no event loop among the metrics')
  return round(Number(seconds) * 1000, 1)
}

async function measureEngine(engine: 'PostgreSQL' | 'embedded database'): Promise<Figure[]> {
  const [storefrontMetrics, backendMetrics] = await Promise.all([freePort(), freePort()])
  const shop = await startShop({
    STOREFRONT_METRICS_PORT: String(storefrontMetrics),
    BACKEND_METRICS_PORT: String(backendMetrics),
    // an empty setting is none
    ...(engine === 'PostgreSQL' ? {} : { DATABASE_URL: '' }),
  })
  const { ask, close } = openShopCalls(shop.storefrontUrl)
  try {
    const list = await ask('GET', '/api/products?limit=40&filters=available')
    const products = z.array(z.object({ id: z.string() })).parse(JSON.parse(list.text))
    const people: People = {
      products: products.map(({ id }) => id),
      customers: await Promise.all(Array.from({ length: CUSTOMERS }, () => openCustomer(ask))),
    }
    await comeBy(ask, people, SECONDS.warmUp)
    await Promise.all([loopDelayOf(storefrontMetrics), loopDelayOf(backendMetrics)])
    const { took, asked, refused, failed } = await comeBy(ask, people, SECONDS.measured)
    const [storefront, backend] = await Promise.all([
      loopDelayOf(storefrontMetrics),
      loopDelayOf(backendMetrics),
    ])
    const value = Math.max(storefront, backend)
    const name = `mixed load of ${PER_SECOND} a second, ${engine}`
    return [
      {
        name: `${name}: delay of the event loop, p99`,
        unit: 'ms',
        limit: LONGEST_DELAY_MS,
        value,
        runs: [value],
        detail: {
          'storefront ms': storefront,
          'backend ms': backend,
          'p99 of pages ms': p99(took.page),
          'p99 of data ms': p99(took.data),
          'p99 of carts, logins, orders ms': p99(took.write),
        },
      },
      {
        name: `${name}: calls that failed`,
        unit: '',
        limit: 0,
        value: failed.length,
        runs: [failed.length],
        detail: { asked, refused, ...(failed[0] ? { 'for example': failed[0] } : {}) },
      },
    ]
  } finally {
    close()
    await shop.stop()
  }
}

/** What everything that people do together makes the programs wait for themselves, on both engines, and whether anything fails. */
export async function measureMixedLoad(): Promise<Figure[]> {
  return [...(await measureEngine('PostgreSQL')), ...(await measureEngine('embedded database'))]
}

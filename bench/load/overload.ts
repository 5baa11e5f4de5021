import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { loadPaths } from '../load.ts'
import { startStorefront } from '../pages/listing-page.ts'
import type { Shop } from '../shop.ts'
import { type Arrivals, arrive } from './arrivals.ts'

/** In time is an answer within this, in milliseconds. */
const IN_TIME_MS = 1000
const SECONDS = 8
const CLIENTS = 8
const WARM_UP = 1200
const CAPACITY_REQUESTS = 1600
/** As many as come from all over; and what one address sends a second. */
const ADDRESSES = 500
const FLOOD_PER_SECOND = 40
/** A p99 of some hundred pages is two of them: alone and in the crowd in turns, the middle one of so many. */
const FLOODS = 5
const PROBE_MS = 50
/** Limits: part of the capacity that may be lost, milliseconds of a refusal and of a probe, how much slower others may be. */
const LIMITS = { lostTwice: 0.05, lostFiveTimes: 0.2, refusalMs: 50, probeMs: 100, others: 2, carts: 0.01 }

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

/** Pages of products, lists and searches; a storefront without a cache makes each anew. */
async function pagesOf({ databaseUrl }: Shop): Promise<{ pages: string[]; searches: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; word: string; slug: string }>(
    `select p.id::text, split_part(t.title, ' ', 1) as word, c.slug from product p
     join product_text t on t.product_id = p.id and t.lang = 'it' join category c on c.id = p.category_id
     where p.status = 'published' order by md5(p.id::text) limit 120`,
  )
  await client.end()
  return {
    pages: rows.flatMap(({ id, slug }) => [`/product/${id}`, `/en/product/${id}`, `/categories/${slug}`]),
    searches: rows.map(({ word }, index) => `/search?q=${encodeURIComponent(`${word} ${index % 9}`)}`),
  }
}

type Probe = { stop(): Promise<{ took: number[]; failed: number }> }

/** Asks an address again and again, each time once. */
function probe(url: string): Probe {
  const took: number[] = []
  let failed = 0
  let ended = false
  const agent = new http.Agent({ keepAlive: true })
  const ask = () =>
    new Promise<void>((resolve) => {
      const at = performance.now()
      http
        .get(url, { agent, timeout: 5000 }, (response) => {
          response.resume()
          response.once('end', () => {
            if (response.statusCode === 200) took.push(performance.now() - at)
            else failed += 1
            resolve()
          })
        })
        .once('error', () => {
          failed += 1
          resolve()
        })
    })
  const running = (async () => {
    while (!ended) {
      await ask()
      await wait(PROBE_MS)
    }
  })()
  return {
    async stop() {
      ended = true
      await running
      agent.destroy()
      return { took, failed }
    },
  }
}

const p99 = ({ answered }: Arrivals) => round(percentile(answered, 0.99), 1)

const inTime = ({ answered }: Arrivals) => answered.filter((took) => took <= IN_TIME_MS).length / SECONDS

const figure = (name: string, unit: string, limit: number, value: number, detail = {}): Figure => ({
  name,
  unit,
  limit,
  value,
  runs: [value],
  detail,
})

type Come = (times: number) => Promise<Arrivals>
type Crowding = { alone: number; crowded: number }

/** p99 of pages alone and while one address floods searches, in turns. */
async function floodOften(come: Come, searches: string[]): Promise<Crowding[]> {
  const flood = () => arrive({ urls: searches, perSecond: FLOOD_PER_SECOND, seconds: SECONDS, addresses: 1 })
  const rounds: Crowding[] = []
  for (let round = 0; round < FLOODS; round++) {
    const alone = await come(0.25)
    const [crowded] = await Promise.all([come(0.25), flood()])
    rounds.push({ alone: p99(alone), crowded: p99(crowded) })
  }
  return rounds
}

/** Five times as many as can be served, with probes of both servers and of carts meanwhile. */
async function rush(come: Come, { storefrontUrl, backendUrl }: Pick<Shop, 'storefrontUrl' | 'backendUrl'>) {
  const probes = [storefrontUrl, backendUrl].flatMap((url) => [
    probe(`${url}/healthz`),
    probe(`${url}/readyz`),
  ])
  const carts = probe(`${storefrontUrl}/api/public/carts`)
  const arrivals = await come(5)
  const probed = await Promise.all(probes.map(({ stop }) => stop()))
  return { arrivals, probed, carts: await carts.stop() }
}

type Waves = { capacity: number; before: Arrivals; twice: Arrivals; after: Arrivals } & Awaited<
  ReturnType<typeof rush>
>

function figuresOfWaves({ capacity, before, twice, arrivals, after, probed, carts }: Waves): Figure[] {
  const lost = (all: Arrivals) => round(Math.max(0, 1 - inTime(all) / capacity))
  const refusals = [...twice.refused, ...arrivals.refused]
  const probeTimes = probed.flatMap(({ took }) => took)
  return [
    figure('capacity lost when twice as many come', '', LIMITS.lostTwice, lost(twice), {
      'capacity a second': round(capacity, 0),
      'in time a second': round(inTime(twice), 0),
      'p99 of answers ms': p99(twice),
      failed: twice.failed,
    }),
    figure('capacity lost when five times as many come', '', LIMITS.lostFiveTimes, lost(arrivals), {
      'in time a second': round(inTime(arrivals), 0),
      'p99 of answers ms': p99(arrivals),
      failed: arrivals.failed,
    }),
    figure('p99 of refusals', 'ms', LIMITS.refusalMs, round(percentile(refusals, 0.99), 1), {
      refused: refusals.length,
      'median ms': round(percentile(refusals, 0.5), 1),
    }),
    figure(
      'slowest of /healthz and /readyz of both servers (p99) when five times as many come',
      'ms',
      LIMITS.probeMs,
      round(percentile(probeTimes, 0.99), 1),
      { asked: probeTimes.length, failed: probed.reduce((sum, { failed }) => sum + failed, 0) },
    ),
    figure(
      'carts not answered when five times as many look',
      '',
      LIMITS.carts,
      round(carts.failed / (carts.failed + carts.took.length || 1)),
      { asked: carts.took.length, 'p99 ms': round(percentile(carts.took, 0.99), 1) },
    ),
    figure('p99 a second after the rush, against before', '×', 2, round(p99(after) / p99(before)), {
      'before ms': p99(before),
      'after ms': p99(after),
    }),
  ]
}

function figureOfFloods(rounds: readonly Crowding[]): Figure {
  const crowding = rounds.map(({ alone, crowded }) => round(crowded / alone))
  return {
    name: 'p99 of others while one address floods searches',
    unit: '×',
    limit: LIMITS.others,
    value: median(crowding),
    runs: crowding,
    detail: {
      'alone ms': median(rounds.map(({ alone }) => alone)),
      'crowded ms': median(rounds.map(({ crowded }) => crowded)),
    },
  }
}

/**
 * More visitors than the shop can serve: its capacity at twice and five times of it, how soon others are told to come back, probes and carts
 * meanwhile, and what one flooding address costs everybody else. On a machine that does other work: `nice -n -15 npm run bench`.
 */
export async function measureOverload(shop: Shop): Promise<Figure[]> {
  const { pages, searches } = await pagesOf(shop)
  const storefront = await startStorefront({ url: shop.backendUrl }, { PAGE_CACHE_MB: '0' })
  const { storefrontUrl } = storefront
  try {
    const at = (paths: string[]) => paths.map((path) => storefrontUrl + path)
    await loadPaths({ urls: at(pages), requests: WARM_UP, clients: CLIENTS })
    const began = performance.now()
    await loadPaths({ urls: at(pages), requests: CAPACITY_REQUESTS, clients: CLIENTS })
    const capacity = CAPACITY_REQUESTS / ((performance.now() - began) / 1000)
    const come: Come = (times) =>
      arrive({ urls: at(pages), perSecond: capacity * times, seconds: SECONDS, addresses: ADDRESSES })
    const before = await come(0.5)
    const twice = await come(2)
    const rushed = await rush(come, { storefrontUrl, backendUrl: shop.backendUrl })
    await wait(1000)
    const after = await come(0.5)
    const rounds = await floodOften(come, at(searches))
    return [...figuresOfWaves({ capacity, before, twice, after, ...rushed }), figureOfFloods(rounds)]
  } finally {
    await storefront.stop()
  }
}

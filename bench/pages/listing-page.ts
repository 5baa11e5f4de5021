import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-ports.ts'
import { mains, type StartedProgram } from '../../tools/start-program.ts'
import { median, postgresServerCpuMs, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'
import { loadPaths } from '../load.ts'
import { startMeasured } from '../shop.ts'
import { cachedCost } from './cached-page.ts'
import { openPageRenders, ownCpuMs } from './page-renders.ts'

const PRODUCTS = 10_000
const REQUESTS = 480
const CLIENTS = 8
/** Until the compiler has seen enough of it. */
const WARM_UP = 2000
const RUNS = 5
const PATH = '/products'
/** Pages of the list asked for in turn: no two clients ask for the same one, which would share its making. */
const PAGES = 24

/** A storefront of its own before a catalogue. */
export async function startStorefront(
  { url }: Pick<Catalogue, 'url'>,
  environment: Readonly<Record<string, string>> = {},
) {
  const data = mkdtempSync(join(tmpdir(), 'filiera-listing-'))
  const port = await freePort()
  const storefrontUrl = `http://localhost:${port}`
  const program = await startMeasured('storefront', mains.storefront, {
    BACKEND_URL: url,
    STOREFRONT_PORT: String(port),
    PUBLIC_URL: storefrontUrl,
    DATA_DIR: data,
    ...environment,
  })
  return {
    program,
    storefrontUrl,
    async stop() {
      await program.stop()
      rmSync(data, { recursive: true })
    },
  }
}

/** Addresses of lists with their counts and most of their products to themselves: of each category in each region. */
async function unseenLists({ pool }: Catalogue): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `select '/products?category=' || c.slug || '&region=' || s.region as path
    from product_listing l join seller s on s.id = l.seller_id join category c on c.id = l.category_id
    group by c.slug, s.region having count(*) > 12 order by md5(c.slug || s.region)`,
  )
  return rows.map(({ path }) => path)
}

/** CPU milliseconds a page costs storefront and backend, and the database. */
async function cpuOf(
  { backend, server }: Catalogue,
  storefront: StartedProgram,
  urls: readonly string[],
  requests: number,
) {
  const programs = () => processCpuMs(storefront.pid) + processCpuMs(backend.pid)
  const before = { programs: programs(), database: postgresServerCpuMs(server) }
  await loadPaths({ urls, requests, clients: CLIENTS })
  return {
    programs: round((programs() - before.programs) / requests, 3),
    database: round((postgresServerCpuMs(server) - before.database) / requests, 3),
  }
}

/** Pages of the list whose parts the storefront keeps, without its page cache; in the details, lists of which it keeps nothing. */
async function measureUncached(catalogue: Catalogue): Promise<Figure[]> {
  const { reactOnly, close } = await openPageRenders(catalogue.url, PATH)
  const { program, storefrontUrl, stop } = await startStorefront(catalogue, { PAGE_CACHE_MB: '0' })
  try {
    const pages = Array.from({ length: PAGES }, (_, index) => `${storefrontUrl}${PATH}?page=${index + 1}`)
    await cpuOf(catalogue, program, pages, WARM_UP)
    const costs: Awaited<ReturnType<typeof cpuOf>>[] = []
    const react: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const own = process.cpuUsage()
      for (let index = 0; index < REQUESTS; index++) await reactOnly()
      react.push(round(ownCpuMs(own) / REQUESTS, 3))
      costs.push(await cpuOf(catalogue, program, pages, REQUESTS))
    }
    const unseen = (await unseenLists(catalogue)).map((path) => storefrontUrl + path)
    const first = await cpuOf(catalogue, program, unseen, unseen.length)
    const name = 'listing page at 10,000 products, rendered anew and compressed, CPU of'
    const programs = costs.map((cost) => cost.programs)
    const database = costs.map((cost) => cost.database)
    return [
      {
        name: `${name} storefront + backend`,
        unit: 'ms',
        limit: 9,
        value: median(programs),
        runs: programs,
        detail: {
          'React’s own render, ms': median(react),
          'lists never asked for before, ms': first.programs,
          'such lists': unseen.length,
        },
      },
      {
        name: `${name} the database`,
        unit: 'ms',
        limit: 1,
        value: median(database),
        runs: database,
        detail: { 'lists never asked for before, ms': first.database },
      },
    ]
  } finally {
    await close()
    await stop()
  }
}

async function measureCached(catalogue: Catalogue): Promise<Figure> {
  const { program, storefrontUrl, stop } = await startStorefront(catalogue)
  try {
    const { ours, limits, bytes } = await cachedCost(program, storefrontUrl + PATH)
    return {
      name: 'listing page at 10,000 products, cached, CPU of the storefront',
      unit: 'ms',
      limit: 0.06,
      value: round(median(ours), 4),
      runs: ours.map((value) => round(value, 4)),
      detail: { 'bare Fastify with the same bytes, ms': round(median(limits), 4), bytes },
    }
  } finally {
    await stop()
  }
}

/** CPU of the listing page, made anew and kept, with what this machine needs at least: React's own render, a bare answer. */
export async function measureListingPage(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS])
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    for (const figure of await measureUncached(catalogue)) report(figure)
    report(await measureCached(catalogue))
  } finally {
    await stop()
  }
}

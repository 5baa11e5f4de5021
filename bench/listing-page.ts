import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedCost } from './cached-page.ts'
import { median, postgresServerCpuMs, processCpuMs } from './cpu.ts'
import { type Figure, round } from './figure.ts'
import { type Catalogue, openCatalogues } from './large-catalogue.ts'
import { openPageRenders, ownCpuMs } from './page-renders.ts'
import { freePort, startProgram } from './shop.ts'

const PRODUCTS = 10_000
const REQUESTS = 200
const RUNS = 5
const PATH = '/products'

async function measureUncached({ url, backend, server }: Catalogue): Promise<Figure[]> {
  const { ask, reactOnly, close } = await openPageRenders(url, PATH)
  const programs: number[] = []
  const database: number[] = []
  const react: number[] = []
  for (let run = 0; run < RUNS; run++) {
    let own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await reactOnly()
    react.push(round(ownCpuMs(own) / REQUESTS, 3))
    const before = { backend: processCpuMs(backend.pid), database: postgresServerCpuMs(server) }
    own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await ask()
    const used = ownCpuMs(own) + processCpuMs(backend.pid) - before.backend
    programs.push(round(used / REQUESTS, 3))
    database.push(round((postgresServerCpuMs(server) - before.database) / REQUESTS, 3))
  }
  await close()
  const name = 'listing page at 10,000 products, uncached and uncompressed, CPU of'
  return [
    {
      name: `${name} storefront + backend`,
      unit: 'ms',
      limit: 3,
      value: median(programs),
      runs: programs,
      detail: { 'React’s own render, ms': median(react) },
    },
    { name: `${name} the database`, unit: 'ms', limit: 1, value: median(database), runs: database },
  ]
}

async function measureCached({ url }: Catalogue): Promise<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'filiera-listing-'))
  const port = await freePort()
  const storefrontUrl = `http://localhost:${port}`
  const storefront = await startProgram('apps/storefront/server/main.ts', 'storefront ready', {
    BACKEND_URL: url,
    STOREFRONT_PORT: String(port),
    PUBLIC_URL: storefrontUrl,
    DATA_DIR: data,
  })
  try {
    const { ours, limits, bytes } = await cachedCost(storefront, storefrontUrl + PATH)
    return {
      name: 'listing page at 10,000 products, cached, CPU of the storefront',
      unit: 'ms',
      limit: 0.04,
      value: round(median(ours), 4),
      runs: ours.map((value) => round(value, 4)),
      detail: { 'bare Fastify with the same bytes, ms': round(median(limits), 4), bytes },
    }
  } finally {
    await storefront.stop()
    rmSync(data, { recursive: true })
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

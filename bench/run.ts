import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { measureConsoleWeight } from './browser/console-weight.ts'
import { measureLighthouse } from './browser/lighthouse.ts'
import { measurePageWeight } from './browser/page-weight.ts'
import { measurePress } from './browser/press.ts'
import { publicPaths } from './browser/public-paths.ts'
import { measureCart } from './buy/cart-cost.ts'
import { measureCheckout } from './buy/checkout-cost.ts'
import { measureOrderThroughput } from './buy/order-throughput.ts'
import { measureOversell } from './buy/oversell.ts'
import { measureBackendReads } from './catalog/backend-reads.ts'
import { measureBackup } from './catalog/backup.ts'
import { measureCatalogueCpu } from './catalog/catalogue-cpu.ts'
import { measureConsoleCalls } from './catalog/console-calls.ts'
import { measureConsoleImport } from './catalog/console-import.ts'
import { measureGrowth } from './catalog/growth.ts'
import { measureSearchCost } from './catalog/search-cost.ts'
import { measureSearchQuality } from './catalog/search-quality/measure-search-quality.ts'
import { measureCluster } from './cluster/measure-cluster.ts'
import { calibrate } from './cpu.ts'
import type { Figure, KeptFigure } from './figure.ts'
import { measureCostly } from './load/costly-requests.ts'
import { measureLogin } from './load/login.ts'
import { measureMemory } from './load/memory.ts'
import { measureMixedLoad } from './load/mixed-load.ts'
import { measureOverload } from './load/overload.ts'
import { measureSoak } from './load/soak.ts'
import { measureStart } from './load/start-time.ts'
import { measureOrderGrowth } from './orders/order-growth.ts'
import { measureCachedPage } from './pages/cached-page.ts'
import { measureListingPage } from './pages/listing-page.ts'
import { measureUncachedPage } from './pages/uncached-page.ts'
import { type Shop, startShop } from './shop.ts'

/**
 * `npm run bench [part …]`: every figure against its limit, in bench/results.json; exit 1 on a miss. `growth` seeds a million products,
 * which takes a quarter of an hour, `order-growth` makes ten million orders, `backup` writes a million products and reads them back, and `cluster` starts eleven programs: they are measured when they are named only.
 */
const chosen = process.argv.slice(2)

async function firstProductPath(shop: Shop): Promise<string> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    "select id from product where status = 'published' and available order by popularity desc, id desc limit 1",
  )
  await client.end()
  return `/product/${rows[0].id}`
}

const publicPages = async (shop: Shop) => publicPaths(shop, await firstProductPath(shop))

const parts: Record<string, (shop: Shop) => Promise<Figure | Figure[]>> = {
  cached: async (shop) => measureCachedPage(shop, await firstProductPath(shop)),
  uncached: async (shop) => measureUncachedPage(shop, await firstProductPath(shop)),
  reads: measureBackendReads,
  cart: measureCart,
  checkout: measureCheckout,
  login: async (shop) => measureLogin(shop, await firstProductPath(shop)),
  weight: async (shop) => measurePageWeight(shop, await publicPages(shop)),
  console: measureConsoleWeight,
  press: async (shop) => measurePress(shop, await firstProductPath(shop)),
  lighthouse: async (shop) => measureLighthouse(shop, await publicPages(shop)),
  orders: measureOrderThroughput,
  oversell: measureOversell,
  'search-quality': measureSearchQuality,
  overload: measureOverload,
  soak: measureSoak,
}

function print(figure: Figure): void {
  const verdict = figure.value <= figure.limit ? 'ok  ' : 'MISS'
  const detail = Object.entries(figure.detail ?? {}).map(([name, value]) => `${name} ${value}`)
  console.log(
    `${verdict} ${figure.name}: ${figure.value} ${figure.unit} (limit ${figure.limit}; runs ${figure.runs.join(', ')}${detail.length ? `; ${detail.join(', ')}` : ''})`,
  )
}

const figures: Figure[] = []
const keep = (measured: Figure | Figure[]) => {
  for (const figure of [measured].flat()) {
    figures.push(figure)
    print(figure)
  }
}

/** Measured with a shop or a catalogue of their own. */
const ownParts: Record<string, () => Promise<void>> = {
  start: async () => keep(await measureStart()),
  pages: () => measureListingPage(keep),
  'catalogue-cpu': () => measureCatalogueCpu(keep),
  'console-calls': () => measureConsoleCalls(keep),
  'console-import': () => measureConsoleImport(keep),
  search: () => measureSearchCost(keep),
  memory: async () => keep(await measureMemory()),
  costly: async () => keep(await measureCostly()),
  mixed: async () => keep(await measureMixedLoad()),
}
const longParts: Record<string, () => Promise<void>> = {
  growth: () => measureGrowth(keep),
  backup: async () => keep(await measureBackup()),
  'order-growth': () => measureOrderGrowth(keep),
  cluster: () => measureCluster(keep),
}

const known = [parts, ownParts, longParts].flatMap((some) => Object.keys(some))
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. Parts: ${known.join(', ')}`)
  process.exit(2)
}

calibrate()
const { arithmeticMs: calibrationMs, objectsMs: calibrationObjectsMs } = calibrate()
console.log(`calibration loops: arithmetic ${calibrationMs} ms, objects ${calibrationObjectsMs} ms`)
const wanted = (name: string) => chosen.length === 0 || chosen.includes(name)
if (Object.keys(parts).some(wanted)) {
  const shop = await startShop()
  try {
    for (const [name, measure] of Object.entries(parts)) if (wanted(name)) keep(await measure(shop))
  } finally {
    await shop.stop()
  }
}
for (const [name, measure] of Object.entries(ownParts)) if (wanted(name)) await measure()
for (const [name, measure] of Object.entries(longParts)) if (chosen.includes(name)) await measure()

const path = join(import.meta.dirname, 'results.json')
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
const measuredAt = new Date().toISOString()
const names = new Set(figures.map((figure) => figure.name))
const all: KeptFigure[] = [
  ...readFigures().filter((figure) => !names.has(figure.name)),
  ...figures.map((figure) => ({ ...figure, commit, measuredAt, calibrationMs, calibrationObjectsMs })),
]
writeFileSync(path, `${JSON.stringify({ figures: all }, null, 2)}\n`)

/** What earlier runs measured: a run replaces the figures of its own parts. */
function readFigures(): KeptFigure[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).figures
  } catch {
    return []
  }
}

const missed = figures.filter((figure) => !(figure.value <= figure.limit))
console.log(
  missed.length === 0
    ? `all ${figures.length} figures within their limits`
    : `${missed.length} of ${figures.length} figures missed`,
)
process.exit(missed.length === 0 ? 0 : 1)

import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import type { StartedProgram } from '../../tools/start-program.ts'
import { type Figure, round } from '../figure.ts'
import { openCatalogues } from '../large-catalogue.ts'
import { loadPaths } from '../load.ts'
import { startStorefront } from '../pages/listing-page.ts'

const PRODUCTS = 10_000
/** As many as are never refused: fewer wait than there are places. */
const CLIENTS = 4
/** Pages of each kind that are asked for: far more than the page cache holds. */
const PRODUCT_PAGES = 4000
const LISTS = 1200
const SEARCHES = 400
/** Megabytes of storefront and backend, by default. */
const LIMIT = 400

/** Kilobytes of a line in /proc/<pid>/status. */
function statusKb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** A process and the processes that it started. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(family)]
}

/** Megabytes (1,048,576 bytes) of a program and its helpers. */
export function memoryOf({ pid }: StartedProgram, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  return round(family(pid).reduce((sum, member) => sum + statusKb(member, line), 0) / 1024, 1)
}

/** Pages of products, lists and searches in three languages, each its own. */
export async function manyPages(pool: pg.Pool): Promise<string[]> {
  const inLanguage = (path: string, index: number) => ['', '/en', '/es'][index % 3] + path
  const { rows: products } = await pool.query<{ path: string }>(
    "select '/product/' || product_id as path from product_listing order by md5(product_id::text) limit $1",
    [PRODUCT_PAGES],
  )
  const { rows: lists } = await pool.query<{ path: string }>(
    `select '/products?category=' || c.slug || '&region=' || s.region || '&page=' || page as path
    from product_listing l join seller s on s.id = l.seller_id join category c on c.id = l.category_id, generate_series(1, 6) page
    group by c.slug, s.region, page having count(*) > 12 * page order by md5(c.slug || s.region || page) limit $1`,
    [LISTS],
  )
  const { rows: searches } = await pool.query<{ path: string }>(
    `select '/search?q=' || word as path from (select distinct split_part(title, ' ', 1 + n % 3) as word
    from product_text, generate_series(0, 2) n where lang = 'it') words where word ~ '^[A-Za-z]{3,}$' order by md5(word) limit $1`,
    [SEARCHES],
  )
  return [...products, ...lists, ...searches].map(({ path }, index) => inLanguage(path, index))
}

/** What storefront and backend hold after visitors looked at thousands of pages. */
export async function measureMemory(): Promise<Figure> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS])
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    const { program, storefrontUrl, stop: stopStorefront } = await startStorefront(catalogue)
    try {
      const before = round(memoryOf(program) + memoryOf(catalogue.backend), 1)
      const urls = (await manyPages(catalogue.pool)).map((path) => storefrontUrl + path)
      await loadPaths({ urls, requests: urls.length, clients: CLIENTS })
      const [storefront, backend] = [memoryOf(program), memoryOf(catalogue.backend)]
      return {
        name: 'memory of storefront + backend after load, 10,000 products',
        unit: 'MB',
        limit: LIMIT,
        value: round(storefront + backend, 1),
        runs: [round(storefront + backend, 1)],
        detail: {
          'storefront MB': storefront,
          'backend MB': backend,
          'storefront at most MB': memoryOf(program, 'VmHWM'),
          'backend at most MB': memoryOf(catalogue.backend, 'VmHWM'),
          'before MB': before,
          pages: urls.length,
        },
      }
    } finally {
      await stopStorefront()
    }
  } finally {
    await stop()
  }
}

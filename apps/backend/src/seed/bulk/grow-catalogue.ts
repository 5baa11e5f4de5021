import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Executor, OpenDatabase } from '../../platform/database/open-database.ts'
import { daysBefore } from '../data/seed-rows.ts'
import { loadAttributes } from './load-attributes.ts'
import { loadProducts } from './load-products.ts'
import { loadBrands, loadSellers } from './load-sellers.ts'
import { type BulkCategory, type BulkWorld, makeProduct } from './make-product.ts'
import { rebuildDerived } from './rebuild-derived.ts'
import { type Job, type Progress, shareWork, withoutTriggers } from './share-work.ts'
import { dropSpareIndexes } from './spare-indexes.ts'
import { makeWords } from './words.ts'

export type Growth = { products: number; sellers: number }

const WORDS = 40_000
const BRANDS = 3000
const CHUNK = 2000
/** While one connection writes a chunk, the next one is made and sent over another. */
const CONNECTIONS = 2

async function readCategories(executor: Executor): Promise<BulkCategory[]> {
  const { rows } = await sql<BulkCategory>`
    select c.id, c.slug, coalesce((select array_agg(distinct i.picture_hash order by i.picture_hash) from product p join product_picture i on i.product_id = p.id
      join category own on own.id = p.category_id where c.id in (own.id, own.parent_id) and p.source_key is null and p.slug not like 'n-%'), '{}') as pictures
    from category c where c.parent_id is null order by c.position, c.id`.execute(executor)
  if (rows.length === 0)
    throw new Error('There are no categories: seed the demonstration catalogue first (SEED=demo)')
  return rows
}

const connectionsOf = ({ engine }: Pick<OpenDatabase, 'engine'>) => (engine === 'postgres' ? CONNECTIONS : 1)

/** Advisory lock of the process that loads. */
const LOCK = 40_002_027

/** Works unless another process is loading; the embedded database has one process. @returns whether it worked */
async function whileLoading(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (engine === 'embedded') {
    await work()
    return true
  }
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(
      connection,
    )
    if (!rows[0]?.free) return false
    try {
      await work()
      return true
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** What the products are made of: sellers and brands are added, categories are there. */
async function prepareWorld(executor: Executor, wanted: Growth, clock: Clock): Promise<BulkWorld> {
  const words = makeWords(WORDS)
  const brands = Math.min(BRANDS, Math.max(20, Math.floor(wanted.products / 300)))
  return {
    now: daysBefore(clock.now(), 0),
    sellers: await loadSellers(executor, wanted.sellers, words),
    categories: await readCategories(executor),
    brands: await loadBrands(executor, brands, words),
    words,
  }
}

/** Products from number `first` on, a job a chunk, made when the job is taken. */
function* productJobs(world: BulkWorld, first: number, firstId: number, missing: number): Generator<Job> {
  for (let done = 0; done < missing; done += CHUNK) {
    const count = Math.min(CHUNK, missing - done)
    yield async (executor) => {
      const products = Array.from({ length: count }, (_, index) => makeProduct(first + done + index, world))
      await loadProducts(executor, firstId + done, products)
      await loadAttributes(executor, firstId + done, firstId + done + count - 1)
    }
  }
}

/**
 * Fills the catalogue up to so many products and sellers, the same ones each time, for benchmarks and tests at scale.
 * @returns how many products were added
 * @throws Error when there are no categories to put them into, or another process is loading
 */
export async function growCatalogue(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  wanted: Growth,
  clock: Clock,
  progress: Progress,
): Promise<number> {
  let added = 0
  const isAlone = await whileLoading(database, async () => {
    added = await load(database, wanted, clock, progress)
  })
  if (!isAlone) throw new Error('Another process is loading the catalogue: wait until it has ended.')
  return added
}

async function load(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  wanted: Growth,
  clock: Clock,
  progress: Progress,
): Promise<number> {
  const { db } = database
  const connections = connectionsOf(database)
  const { rows } = await sql<{ n: number; last: number }>`
    select count(*)::int as n, coalesce(max(id), 0)::int as last from product`.execute(db)
  const { n = 0, last = 0 } = rows[0] ?? {}
  const missing = Math.max(0, wanted.products - n)
  progress('sellers', 0)
  const world = await withoutTriggers(db, async (executor) => {
    if (missing > 0) await dropSpareIndexes(executor)
    return prepareWorld(executor, wanted, clock)
  })
  const jobs = productJobs(world, n, last + 1, missing)
  await shareWork(db, connections, jobs, Math.ceil(missing / CHUNK), (part) => progress('products', part))
  await finish(database, progress)
  return missing
}

async function finish(database: Pick<OpenDatabase, 'db' | 'engine'>, progress: Progress): Promise<void> {
  const { db } = database
  await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(db)
  await rebuildDerived(database, connectionsOf(database), progress)
}

/**
 * Finishes a load that was interrupted: its products are there, but neither listed nor found, and indexes are missing. Nothing is done
 * while the load is still running in another process.
 * @returns whether there was one to finish
 */
export async function finishInterruptedLoad(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  report: (line: string) => void,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('bulk_load_index') is not null as known`.execute(database.db)
  if (!rows[0]?.known) return false
  const done = await whileLoading(database, async () => {
    report('a load of the catalogue was interrupted: listing what it brought, making its indexes anew')
    await finish(database, () => {})
    report('the interrupted load is finished')
  })
  if (!done) report('another process is loading the catalogue: it is not complete before that ends')
  return done
}

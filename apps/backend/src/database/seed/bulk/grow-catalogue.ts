import { sql } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Database, Executor } from '../../open-database.ts'
import { recountProducts } from '../../recount-products.ts'
import { daysBefore } from '../seed-rows.ts'
import { loadProducts } from './load-products.ts'
import { loadBrands, loadSellers } from './load-sellers.ts'
import { type BulkCategory, type BulkWorld, makeProduct } from './make-product.ts'
import { dropSpareIndexes, restoreIndexes } from './spare-indexes.ts'
import { makeWords } from './words.ts'

export type Growth = { products: number; sellers: number }
/** Shows how far the load is: what is being done, and which part of it from 0 to 1. */
export type Progress = (step: string, part: number) => void

const WORDS = 40_000
const BRANDS = 3000
const CHUNK = 2000

async function readCategories(executor: Executor): Promise<BulkCategory[]> {
  const { rows } = await sql<BulkCategory>`
    select c.id, c.slug, coalesce((select array_agg(distinct i.picture_hash order by i.picture_hash) from product p join product_picture i on i.product_id = p.id
      where p.category_id = c.id and p.source_key is null and p.slug not like 'n-%'), '{}') as pictures
    from category c order by c.position, c.id`.execute(executor)
  if (rows.length === 0)
    throw new Error('There are no categories: seed the demonstration catalogue first (SEED=demo)')
  return rows
}

/** Keeps foreign keys, listings and search quiet during the load, where the role may: all of it is made anew afterwards. */
async function quietTriggers(executor: Executor): Promise<void> {
  await sql`select set_config('filiera.search', 'off', false)`.execute(executor)
  await sql`do $$ begin set session_replication_role = replica; exception when insufficient_privilege then null; end $$`.execute(
    executor,
  )
}

async function rebuild(executor: Executor, progress: Progress): Promise<void> {
  progress('listings', 0)
  await sql`select rebuild_listing()`.execute(executor)
  progress('indexes', 0)
  await sql`set maintenance_work_mem = '512MB'`.execute(executor)
  await restoreIndexes(executor, (done, of) => progress('indexes', done / of))
  progress('search', 0)
  await sql`do $$ begin if to_regproc('search_rebuild') is not null then perform search_rebuild(); end if; end $$`.execute(
    executor,
  )
  await sql`set session_replication_role = default`.execute(executor).catch(() => undefined)
  await sql`select set_config('filiera.search', 'on', false)`.execute(executor)
  progress('statistics', 0)
  await recountProducts(executor)
  await sql`vacuum analyze`.execute(executor)
}

/**
 * Fills the catalogue up to so many products and sellers, the same ones each time, for benchmarks and tests at scale.
 * @returns how many products were added
 * @throws Error when there are no categories to put them into
 */
export async function growCatalogue(
  db: Database,
  wanted: Growth,
  clock: Clock,
  progress: Progress,
): Promise<number> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      n: number
      last: number
    }>`select count(*)::int as n, coalesce(max(id), 0)::int as last from product`.execute(connection)
    const { n = 0, last = 0 } = rows[0] ?? {}
    const missing = Math.max(0, wanted.products - n)
    const words = makeWords(WORDS)
    await quietTriggers(connection)
    const world: BulkWorld = {
      now: daysBefore(clock.now(), 0),
      sellers: await loadSellers(connection, wanted.sellers, words),
      categories: await readCategories(connection),
      brands: await loadBrands(
        connection,
        Math.min(BRANDS, Math.max(20, Math.floor(wanted.products / 300))),
        words,
      ),
      words,
    }
    if (missing > 0) await dropSpareIndexes(connection)
    for (let done = 0; done < missing; done += CHUNK) {
      progress('products', done / missing)
      const count = Math.min(CHUNK, missing - done)
      await loadProducts(
        connection,
        last + 1 + done,
        Array.from({ length: count }, (_, index) => makeProduct(n + done + index, world)),
      )
    }
    await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(
      connection,
    )
    await rebuild(connection, progress)
    return missing
  })
}

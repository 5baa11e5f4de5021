import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../../platform/database/open-database.ts'
import { type Job, type Progress, shareWork } from './share-work.ts'
import { restoringJobs } from './spare-indexes.ts'

/** Products whose search documents one statement makes. */
const RANGE = 10_000
const searchIndexes = ['rest', 'rest_names', 'fair', 'fair_names', 'good', 'good_names', 'best', 'best_names']

async function lastProduct(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from product`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

function documentJobs(last: number): Job[] {
  return Array.from({ length: Math.ceil(last / RANGE) }, (_, index) => async (connection) => {
    await sql`select search_rebuild_documents(${index * RANGE + 1}, ${(index + 1) * RANGE})`.execute(
      connection,
    )
  })
}

/** Makes listings, indexes and search anew after a load, over so many connections, with the same result as the triggers'. */
export async function rebuildDerived(
  { db }: Pick<OpenDatabase, 'db'>,
  connections: number,
  progress: Progress,
): Promise<void> {
  progress('documents', 0)
  await sql`analyze product, product_text, product_label, product_attribute, seller, category`.execute(db)
  await sql`select search_rebuild_begin()`.execute(db)
  const listing: Job = async (connection) => {
    await sql`select rebuild_listing()`.execute(connection)
  }
  const documents = [listing, ...documentJobs(await lastProduct(db))]
  await shareWork(db, connections, documents, documents.length, (part) => progress('documents', part))
  const forms: Job = async (connection) => {
    await sql`select search_rebuild_forms()`.execute(connection)
  }
  const indexes = [
    forms,
    ...searchIndexes.map(
      (name): Job =>
        async (connection) => {
          await sql`select search_rebuild_index(${`search_document_${name}`})`.execute(connection)
        },
    ),
    ...(await restoringJobs(db)),
  ]
  await sql`analyze search_document`.execute(db)
  await shareWork(db, connections, indexes, indexes.length, (part) => progress('indexes', part))
  progress('statistics', 0)
  await sql`drop table if exists bulk_load_index`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

import { sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { RowCells } from '../../exchange/cells/read-row.ts'
import { isExport } from '../job-kinds.sql.ts'

/** Rows that become text in one go. */
const PAGE = 500

/** Ids of products of a shop in the order of their Italian titles. @param ids null for all */
export async function findExportIds(
  db: Executor,
  sellerId: string,
  ids: readonly string[] | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p join title_order t on t.product_id = p.id
    where p.seller_id = ${sellerId}::bigint and (${ids}::bigint[] is null or p.id = any(${ids}::bigint[]))
    order by t.title, p.id limit ${limit}::int`.execute(db)
  return rows.map(({ id }) => id)
}

/** Nothing is tried of an export: what goes into it is read one after the other. */
export async function makeReady(trx: Transaction, id: string): Promise<void> {
  await sql`update job_item set state = 'ready' where job_id = ${id}::bigint`.execute(trx)
  await sql`update job set state = 'running', ready = total where id = ${id}::bigint`.execute(trx)
}

/** Writes cells down until all are there. */
export async function writeCells(
  trx: Transaction,
  id: string,
  rows: readonly { position: number; cells: RowCells | readonly string[] }[],
): Promise<void> {
  await sql`
    update job_item i set cells = r.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position int, cells jsonb)
    where i.job_id = ${id}::bigint and i.position = r.position`.execute(trx)
}

/** The cells that were written down, in their order, page by page. */
export async function* pagesOf<Cells>(trx: Transaction, id: string): AsyncGenerator<Cells[]> {
  for (let after = -1; ; ) {
    const { rows } = await sql<{ position: number; cells: Cells }>`
      select position, cells from job_item where job_id = ${id}::bigint and state = 'done' and position > ${after}::int
      order by position limit ${PAGE}::int`.execute(trx)
    yield rows.map(({ cells }) => cells)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.position
  }
}

/** What the file says need not be kept twice. */
export async function deleteItems(db: Executor, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('job_item').where('job_id', '=', sql<string>`any(${ids}::bigint[])`).execute()
}

/** Ends exports that were begun before a time and are paused, or nobody carried on. */
export async function cancelOldExports(db: Executor, before: Date, now: Date): Promise<void> {
  await sql`
    update job j set state = 'cancelled', finished_at = ${now}::timestamptz
    where ${isExport} and j.created_at < ${before}::timestamptz and j.state in ('running', 'paused')`.execute(
    db,
  )
}

/** Exports that were begun before a time and still hold cells, ended or not. */
export async function findOldExports(db: Executor, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from job j where ${isExport} and j.created_at < ${before}::timestamptz
      and exists (select from job_item i where i.job_id = j.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** A workbook takes longer to be made than a transaction may idle. */
export async function takeTime(trx: Transaction): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(trx)
}

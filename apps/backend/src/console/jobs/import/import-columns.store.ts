import type { ColumnTarget } from '@filiera/contract/console/imports'
import type { ImportedRows } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { RowCells, RowFault } from '../../exchange/cells/read-row.ts'
import type { NamedProduct } from './match-rows.ts'

/** Where a shop put the columns with some headings the last time. */
export async function findKnownColumns(
  db: Executor,
  sellerId: string,
  headings: readonly string[],
): Promise<Map<string, ColumnTarget>> {
  const { rows } = await sql<{ heading: string; target: ColumnTarget }>`
    select heading, target from import_column
    where seller_id = ${sellerId}::bigint and heading = any(${headings}::text[])`.execute(db)
  return new Map(rows.map(({ heading, target }) => [heading, target]))
}

/** Which rows a shop took of its last file. */
export async function findLastRows(db: Executor, sellerId: string): Promise<ImportedRows> {
  const { rows } = await sql<{ which: ImportedRows | null }>`
    select change->>'which' as which from job
    where seller_id = ${sellerId}::bigint and change->>'what' = 'import' order by id desc limit 1`.execute(db)
  return rows[0]?.which ?? 'all'
}

/** Remembers where columns go. */
export async function saveColumns(
  trx: Transaction,
  sellerId: string,
  columns: ReadonlyMap<string, ColumnTarget>,
): Promise<void> {
  await sql`
    insert into import_column (seller_id, heading, target)
    select ${sellerId}::bigint, c.heading, c.target
    from unnest(${[...columns.keys()]}::text[], ${[...columns.values()]}::text[]) as c (heading, target)
    on conflict (seller_id, heading) do update set target = excluded.target`.execute(trx)
}

/** Products of a shop that have one of some numbers or codes, live or in what is being changed. */
export async function findNamedProducts(
  db: Executor,
  sellerId: string,
  { ids, ownCodes, gtins }: { ids: readonly string[]; ownCodes: readonly string[]; gtins: readonly string[] },
): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select p.id, array_remove(array[coalesce(d.content->>'ownCode', p.own_code), p.own_code], null) as "ownCodes",
      array_remove(array[coalesce(d.content->>'gtin', p.gtin), p.gtin], null) as gtins
    from product p left join product_draft d on d.product_id = p.id
    where p.seller_id = ${sellerId}::bigint and (p.id::text = any(${ids}::text[])
      or p.own_code = any(${ownCodes}::text[]) or d.content->>'ownCode' = any(${ownCodes}::text[])
      or ltrim(p.gtin, '0') = any(${gtins}::text[]) or ltrim(d.content->>'gtin', '0') = any(${gtins}::text[]))`.execute(
    db,
  )
  return rows
}

/** A row of a file as an item of a job. */
export type NewItem = {
  position: number
  line: number
  product_id: string | null
  cells: RowCells
  faults: RowFault[] | null
}

/** Rows that go into the database in one statement. */
const AT_ONCE = 1000

/** Puts rows of a file into a job. */
export async function insertRows(trx: Transaction, id: string, items: readonly NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await sql`
      insert into job_item (job_id, position, product_id, line, cells, faults)
      select ${id}::bigint, r.position, r.product_id, r.line, r.cells, r.faults
      from jsonb_to_recordset(${JSON.stringify(items.slice(from, from + AT_ONCE))}::jsonb)
        as r (position int, product_id bigint, line int, cells jsonb, faults jsonb)`.execute(trx)
  await sql`update job set total = ${items.length}::int where id = ${id}::bigint`.execute(trx)
}

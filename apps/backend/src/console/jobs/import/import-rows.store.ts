import type { JobItemState } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { RowCells, RowFault } from '../../exchange/cells/read-row.ts'

/** A row of a file in a job that is locked. */
export const findRow = (
  trx: Transaction,
  id: string,
  position: number,
): Promise<{ state: JobItemState | null; cells: RowCells | null } | undefined> =>
  trx
    .selectFrom('job_item')
    .select(['state', 'cells'])
    .where('job_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()

type Named = { productId: string | null; ownCode: string; gtin: string }

/** Whether another row of a file that is taken names the same product, or makes one of the same code. */
export async function isNamedTwice(
  trx: Transaction,
  id: string,
  position: number,
  { productId, ownCode, gtin }: Named,
): Promise<boolean> {
  const { rows } = await sql`
    select from job_item where job_id = ${id}::bigint and position <> ${position}::int and state <> 'refused'
      and case when ${productId}::bigint is not null then product_id = ${productId}::bigint
        when ${ownCode}::text <> '' then product_id is null and cells->>'own_code' = ${ownCode}::text
        when ${gtin}::text <> '' then product_id is null and ltrim(cells->>'gtin', '0') = ${gtin}::text
        else false end limit 1`.execute(trx)
  return rows.length > 0
}

/** Puts other cells in the place of those of a row that was refused; it counts nowhere until it is tried. */
export async function putRow(
  trx: Transaction,
  id: string,
  position: number,
  { cells, productId, faults }: { cells: RowCells; productId: string | null; faults: RowFault[] | null },
): Promise<void> {
  await sql`
    update job_item set cells = ${JSON.stringify(cells)}::jsonb, product_id = ${productId}::bigint,
      faults = ${faults && JSON.stringify(faults)}::jsonb
    where job_id = ${id}::bigint and position = ${position}::int`.execute(trx)
  await sql`update job set refused = refused - 1 where id = ${id}::bigint`.execute(trx)
}

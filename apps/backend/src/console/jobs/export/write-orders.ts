import type { OrdersExportChange } from '@filiera/contract/console/jobs'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { csvRows } from '../../exchange/files/write-csv.ts'
import { type OpenJob, writeStep } from '../job-steps.store.ts'
import { pagesOf, writeCells } from './export.store.ts'
import { findNextOrders } from './exported-orders.store.ts'
import { orderCells, orderHeadings } from './order-cells.ts'

/** Orders that are read in one step. */
const READ_AT_ONCE = 500

/** Writes down the cells of the next orders. @returns false when there are none left */
export async function readOrders(
  trx: Transaction,
  job: OpenJob,
  { lang }: OrdersExportChange,
): Promise<boolean> {
  const orders = await findNextOrders(trx, job.id, READ_AT_ONCE)
  await writeCells(
    trx,
    job.id,
    orders.map((order) => ({ position: order.position, cells: orderCells(order, lang) })),
  )
  const done = { state: 'done', before: null, after: null, reason: null } as const
  await writeStep(
    trx,
    job,
    orders.map(({ position }) => ({ position, ...done })),
  )
  return orders.length > 0
}

/** The file of an export whose orders are all read. */
export async function ordersBytes(
  trx: Transaction,
  id: string,
  { lang }: OrdersExportChange,
): Promise<Buffer> {
  const parts = [csvRows([orderHeadings[lang]], true)]
  for await (const rows of pagesOf<string[]>(trx, id)) parts.push(csvRows(rows))
  return Buffer.concat(parts)
}

import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { differing } from '../../platform/audit/differing.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, type ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { lockWarehouse, writeWarehouse } from './shop-warehouses.store.ts'
import {
  type columnsOfDelivery,
  type columnsOfPlace,
  notedColumns,
  presentWarehouse,
} from './warehouse.presenter.ts'

type Change = ReturnType<typeof columnsOfPlace> | ReturnType<typeof columnsOfDelivery>

/** Refuses what was meant for an older version of a warehouse. */
export const warehouseChanged = (
  trx: Transaction,
  row: Parameters<typeof presentWarehouse>[0],
  now: Date,
): Promise<ProblemError> =>
  changedMeanwhile(
    trx,
    { kind: 'shop', id: row.id, actions: ['changeWarehouse', 'changeDelivery'] },
    { detail: 'Somebody changed this warehouse meanwhile.', current: presentWarehouse(row), now },
  )

/**
 * Changes a warehouse: pages and carts follow at once, orders that were placed keep what they were promised.
 * @throws ProblemError not_found, changed_meanwhile
 */
export async function changeWarehouse(
  { db, clock }: Services,
  actor: ShopActor,
  { id, version, change }: { id: string; version: number; change: Change },
): Promise<ShopWarehouse> {
  const at = clock.now()
  return inTransaction(db, async (trx) => {
    const row = await lockWarehouse(trx, actor.sellerId, id)
    if (!row) throw notFound()
    if (row.version !== version) throw await warehouseChanged(trx, row, at)
    const { before, after } = differing(notedColumns(row), notedColumns(change))
    if (Object.keys(after).length === 0) return presentWarehouse(row)
    await writeWarehouse(trx, id, change)
    await writeAudit(trx, actor, { kind: 'shop', id, before, after, at })
    return presentWarehouse({ ...row, ...change, version: row.version + 1 })
  })
}

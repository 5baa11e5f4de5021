import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { warehouseChanged } from './change-warehouse.ts'
import { findWarehouses, lockWarehouse, lockWarehouses, writeWarehouse } from './shop-warehouses.store.ts'

const refused = (why: string) => new ProblemError('conflict', why)

/**
 * Closes a warehouse from which nothing leaves any more. A product that is moved to it meanwhile waits, and is refused by the database.
 * @throws ProblemError not_found, changed_meanwhile, conflict
 */
export async function closeWarehouse(
  { db, clock }: Services,
  actor: ShopActor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { sellerId } = actor
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    await lockWarehouses(trx, sellerId)
    const seen = await lockWarehouse(trx, sellerId, id)
    if (!seen) throw notFound()
    if (seen.version !== version) throw await warehouseChanged(trx, seen, at)
    // read after the lock: who added a product has committed
    const open = await findWarehouses(trx, sellerId)
    const row = open.find((own) => own.id === id)
    if (!row || row.products > 0) throw refused('Products leave from this warehouse.')
    if (row.open_orders > 0) throw refused('Orders of this warehouse are open.')
    if (open.length === 1) throw refused('A shop needs a warehouse.')
    await writeWarehouse(trx, id, { closed_at: at })
    await writeAudit(trx, actor, { kind: 'shop', id, before: { name: row.name }, after: null, at })
  })
}

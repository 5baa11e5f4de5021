import type { ShopWarehouse, WarehousePlace } from '@filiera/contract/console/warehouses'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findWarehouses, insertWarehouse, lockWarehouse, lockWarehouses } from './shop-warehouses.store.ts'
import { columnsOfPlace, notedColumns, presentWarehouse } from './warehouse.presenter.ts'

const lower = (name: string) => name.toLocaleLowerCase('it')

/** Opens a warehouse; a name is taken once, so that a press that went twice opens one. @throws ProblemError conflict */
export async function addWarehouse(
  { db, clock }: Services,
  actor: ShopActor,
  place: WarehousePlace,
): Promise<ShopWarehouse> {
  const { sellerId } = actor
  const columns = columnsOfPlace(place)
  return inTransaction(db, async (trx) => {
    await lockWarehouses(trx, sellerId)
    const known = await findWarehouses(trx, sellerId)
    if (known.some(({ name }) => lower(name) === lower(columns.name)))
      throw new ProblemError('conflict', 'A warehouse of the shop has this name already.')
    const id = await insertWarehouse(trx, { ...columns, seller_id: sellerId })
    const row = await lockWarehouse(trx, sellerId, id)
    if (!row) throw new Error('the warehouse was just inserted')
    await writeAudit(trx, actor, {
      kind: 'shop',
      id,
      before: null,
      after: notedColumns(columns),
      at: clock.now(),
    })
    return presentWarehouse(row)
  })
}

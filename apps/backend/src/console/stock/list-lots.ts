import type { LotOrder, LotsOfProduct, ProductLot } from '@filiera/contract/console/lots'
import { permissionsOf, type ShopRole } from '@filiera/domain/shop-roles'
import type { Executor } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { readSellerProduct } from '../seller-products/list-seller-products.ts'
import { findLot, findLotOrders, findProductLots, findRoom, type StoredLot } from './lots.store.ts'

const presentLot = ({ blockedAt, blockReason, ...lot }: StoredLot): ProductLot => ({
  ...lot,
  blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockReason },
})

/** Lots of a product. @throws ProblemError not_found, also for another shop's */
export async function listLots(db: Executor, sellerId: string, id: string): Promise<LotsOfProduct> {
  await readSellerProduct(db, sellerId, id)
  const [lots, room] = [await findProductLots(db, id), await findRoom(db, id)]
  return { lots: lots.map(presentLot), ...room }
}

/** Orders that got pieces of a lot; who does not work on orders sees no addresses. @throws ProblemError not_found */
export async function listLotOrders(
  db: Executor,
  { sellerId, role }: { sellerId: string; role: ShopRole },
  { id, lot: lotId }: { id: string; lot: string },
): Promise<{ lot: ProductLot; orders: LotOrder[] }> {
  await readSellerProduct(db, sellerId, id)
  const lot = await findLot(db, id, lotId)
  if (!lot) throw notFound()
  const mayWork = permissionsOf(role).includes('orders:write')
  const orders = await findLotOrders(db, lotId)
  return {
    lot: presentLot(lot),
    orders: orders.map(({ paidAt, email, ...order }) => ({
      ...order,
      paidAt: paidAt.toISOString(),
      email: mayWork ? email : null,
    })),
  }
}

import type { Transaction } from '../platform/database/open-database.ts'
import { findNewWarehouses, lockCarts, moveLines } from './cart.store.ts'
import type { CartOwner } from './cart-owner.ts'

/** Lines of products that their seller moved go to the cart of the warehouse from which they leave by now: one parcel, one delivery. */
export async function followWarehouses(trx: Transaction, owner: CartOwner, now: Date): Promise<void> {
  const warehouses = await findNewWarehouses(trx, owner)
  if (warehouses.length === 0) return
  await lockCarts(trx, owner, warehouses, now)
  await moveLines(trx, owner)
}

import type { Order } from '@filiera/contract/orders/orders'
import type { Services } from '../../services.ts'
import { presentOrder } from './orders.presenter.ts'
import { findOrders, type Page } from './orders.store.ts'

/** A page of the account's orders, newest checkout first. */
export async function readOrders(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  page: Page,
): Promise<Order[]> {
  const now = clock.now()
  return (await findOrders(db, accountId, page)).map((row) => presentOrder(row, now))
}

import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { listMessages } from '../messages/list-messages.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { listWithdrawals } from '../withdrawals/list-withdrawals.ts'
import { presentSellerOrder } from './seller-order.presenter.ts'
import { findShopOrder, findShopOrders, type ShopPage } from './shop-orders.store.ts'

async function answerAll({ db, clock }: Services, rows: readonly OrderRow[]): Promise<SellerOrder[]> {
  const ids = rows.map(({ id }) => id)
  const [messages, withdrawals] = [await listMessages(db, ids), await listWithdrawals(db, ids)]
  const now = clock.now()
  return rows.map((row) =>
    presentSellerOrder(
      row,
      { messages: messages.get(row.id) ?? [], withdrawals: withdrawals.get(row.id) ?? [] },
      now,
    ),
  )
}

/** A page of the paid orders of a shop, newest payment first. */
export async function listSellerOrders(
  services: Services,
  sellerId: string,
  page: ShopPage,
): Promise<SellerOrder[]> {
  return answerAll(services, await findShopOrders(services.db, sellerId, page))
}

/** A paid order of a shop. @throws ProblemError not_found, also for another shop's */
export async function readSellerOrder(
  services: Services,
  sellerId: string,
  id: string,
): Promise<SellerOrder> {
  const row = await findShopOrder(services.db, sellerId, id)
  const [answer] = row ? await answerAll(services, [row]) : []
  if (!answer) throw notFound()
  return answer
}

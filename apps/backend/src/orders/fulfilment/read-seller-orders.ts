import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { permissionsOf } from '@filiera/domain/shop-roles'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Membership } from '../../platform/identity.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findOrderLots } from '../lots/lots.store.ts'
import { listClaims } from '../messages/list-claims.ts'
import { listMessages } from '../messages/list-messages.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { listWithdrawals } from '../withdrawals/list-withdrawals.ts'
import { accountOf, presentSellerOrder } from './seller-order.presenter.ts'
import {
  countViewedOrders,
  findAccountNames,
  findShopOrder,
  findShopOrders,
  findShopOrdersById,
  type ShopPage,
} from './shop-orders.store.ts'

/** Somebody of a shop who reads its orders; their role says whether they see addresses. */
export type ShopReader = Pick<Membership, 'sellerId' | 'role'>

/** Names of those of the shop who did something to the orders, by account. */
async function namesOf(db: Executor, rows: readonly OrderRow[]): Promise<Map<string, string>> {
  const actors = rows.flatMap(({ events }) => events.flatMap(({ actor }) => accountOf(actor) ?? []))
  const people = await findAccountNames(db, [...new Set(actors)])
  return new Map(people.map(({ id, name }) => [id, name]))
}

async function answerAll(
  { db, clock }: Services,
  { role }: ShopReader,
  rows: readonly OrderRow[],
): Promise<SellerOrder[]> {
  const ids = rows.map(({ id }) => id)
  const [messages, withdrawals] = [await listMessages(db, ids), await listWithdrawals(db, ids)]
  const claims = await listClaims(db, ids)
  const names = await namesOf(db, rows)
  const lots = Map.groupBy(await findOrderLots(db, ids), ({ orderId }) => orderId)
  const reader = { mayWork: permissionsOf(role).includes('orders:write'), now: clock.now() }
  return rows.map((row) =>
    presentSellerOrder(
      row,
      {
        messages: messages.get(row.id) ?? [],
        claims: claims.get(row.id) ?? [],
        withdrawals: withdrawals.get(row.id) ?? [],
        names,
        lots: lots.get(row.id) ?? [],
      },
      reader,
    ),
  )
}

/** A page of the paid orders of a shop, newest payment first; `total` stops at 1,001. */
export async function listSellerOrders(
  services: Services,
  reader: ShopReader,
  page: ShopPage,
): Promise<{ orders: SellerOrder[]; total: number }> {
  const { db } = services
  const orders = await answerAll(services, reader, await findShopOrders(db, reader.sellerId, page))
  return { orders, total: await countViewedOrders(db, reader.sellerId, page) }
}

/** Paid orders of a shop in the order of the numbers; those of others are left out. */
export async function listSellerOrdersById(
  services: Services,
  reader: ShopReader,
  ids: readonly string[],
): Promise<SellerOrder[]> {
  const rows = await findShopOrdersById(services.db, reader.sellerId, ids)
  const byId = new Map((await answerAll(services, reader, rows)).map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A paid order of a shop. @throws ProblemError not_found, also for another shop's */
export async function readSellerOrder(
  services: Services,
  reader: ShopReader,
  id: string,
): Promise<SellerOrder> {
  const row = await findShopOrder(services.db, reader.sellerId, id)
  const [answer] = row ? await answerAll(services, reader, [row]) : []
  if (!answer) throw notFound()
  return answer
}

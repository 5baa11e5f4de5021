import { endOfWorkingDays } from '@filiera/domain/dates/working-days'
import { ACCEPT_WORKING_DAYS } from '../../orders/order/order.state.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { ShopOrder } from '../data/customer-schemas.ts'
import { readShopOrders } from '../data/read-demo-data.ts'
import { type Goods, type PlacedBy, placePurchase, readGoods } from '../reviews/place-purchase.ts'
import { settlePayments } from '../reviews/settle-orders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Placed = { order: ShopOrder; checkoutId: string; orderId: string; at: Date }

const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

async function findAccounts(trx: Transaction) {
  const { buyer, shop } = readShopOrders()
  const accounts = await trx
    .selectFrom('account')
    .leftJoin('seller_member', 'seller_member.account_id', 'account.id')
    .select(['account.id', 'email', 'seller_member.seller_id'])
    .where('email', 'in', [buyer, shop])
    .execute()
  const buyerId = accounts.find(({ email }) => email === buyer)?.id
  const sellerId = accounts.find(({ email }) => email === shop)?.seller_id
  return buyerId && sellerId ? { buyerId, sellerId } : null
}

/** Carries a paid order as far as it is, step by step with its times. */
async function carryOn(trx: Transaction, { order, orderId, at }: Placed, sellerId: string): Promise<void> {
  const last = order.steps.at(-1)
  const timeOf = (status: string) => {
    const step = order.steps.find((own) => own.status === status)
    return step ? later(at, step.after) : null
  }
  const paidAt = timeOf('PAID') ?? at
  await trx
    .updateTable('purchase_order')
    .set({
      status: last?.status ?? 'PAID',
      paid_at: paidAt,
      counted: true,
      accept_by: endOfWorkingDays(paidAt, ACCEPT_WORKING_DAYS),
      delivered_at: timeOf('DELIVERED'),
      ...(order.tracking ? { carrier: 'gls' as const, tracking_number: order.tracking } : {}),
    })
    .where('id', '=', orderId)
    .execute()
  await trx
    .insertInto('order_event')
    .values(
      order.steps.map(({ status, after }) => ({
        order_id: orderId,
        status,
        actor:
          status === 'PAID' ? 'system' : status === 'RETURN_REQUESTED' ? 'customer' : `seller:${sellerId}`,
        cause: 'demonstration',
        at: later(at, after),
      })),
    )
    .execute()
  if (order.message) {
    const { topic, text, after } = order.message
    const message = {
      order_id: orderId,
      sender: 'customer' as const,
      topic,
      text,
      created_at: later(at, after),
    }
    await trx.insertInto('order_message').values(message).execute()
  }
  if (last?.status === 'RETURN_REQUESTED') await requestReturn(trx, orderId, later(at, last.after))
}

/** One piece of the first line comes back. */
async function requestReturn(trx: Transaction, orderId: string, at: Date): Promise<void> {
  const line = await trx
    .selectFrom('order_line')
    .select(['product_id', 'charged_cents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('order_withdrawal')
    .values({
      order_id: orderId,
      status: 'requested',
      amount_cents: line.charged_cents,
      with_shipping: false,
      send_back_by: new Date(at.getTime() + 14 * DAY_MS),
      refund_id: null,
      created_at: at,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_withdrawal_line')
    .values({
      withdrawal_id: id,
      product_id: line.product_id,
      quantity: 1,
      amount_cents: line.charged_cents,
    })
    .execute()
}

/** Goods of the shop in the order of their names, as many as an order has, another place of the list for each order. */
function choose(goods: readonly Goods[], index: number, count: number): Goods[] {
  return Array.from({ length: Math.min(count, goods.length) }, (_, piece) => {
    const line = goods[(index + piece) % goods.length]
    return line ? [{ ...line, quantity: 1 + ((index + piece) % 2) }] : []
  }).flat()
}

async function loadIn(trx: Transaction, now: Date): Promise<number> {
  const accounts = await findAccounts(trx)
  if (!accounts) return 0
  const { buyerId, sellerId } = accounts
  const known = await trx
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', '=', buyerId)
    .limit(1)
    .execute()
  const goods = [...(await readGoods(trx)).values()]
    .filter((line) => line.sellerId === sellerId && !line.withdrawal.startsWith('excluded-'))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
  if (known.length > 0 || goods.length === 0) return 0
  const { buyer: email, address, orders } = readShopOrders()
  const by: PlacedBy = { accountId: buyerId, email, locale: 'it', address }
  const placed: Placed[] = []
  for (const [index, order] of orders.entries()) {
    const at = later(now, -order.hoursAgo)
    const lines = choose(goods, index, order.goods)
    const checkout = await placePurchase(trx, by, lines, at)
    placed.push({ order, checkoutId: checkout.id, orderId: checkout.orders[0]?.id ?? '', at })
  }
  await settlePayments(
    trx,
    placed.map(({ checkoutId }) => checkoutId),
  )
  for (const one of placed) await carryOn(trx, one, sellerId)
  return placed.length
}

/**
 * Gives the demonstration's shop orders of the second demonstration customer in every state, once.
 * @returns how many; 0 when the customer has orders already, or there is no such shop
 */
export async function loadShopOrders(
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<number> {
  const made = await db.transaction().execute((trx) => loadIn(trx, clock.now()))
  if (made > 0) report(`orders: ${made} for the demonstration's shop`)
  return made
}

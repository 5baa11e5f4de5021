import { findOrdersByDay, findSoldPieces } from '../../apps/backend/src/console/figures/figures.store.ts'
import { findPaidOrders } from '../../apps/backend/src/console/jobs/export/exported-orders.store.ts'
import {
  countShopOrders,
  findDelivered,
  findShopOrders,
  findUnaccepted,
} from '../../apps/backend/src/orders/fulfilment/shop-orders.store.ts'
import { countOrders, findOrder, findOrders } from '../../apps/backend/src/orders/order/orders.store.ts'
import type { Database } from '../../apps/backend/src/platform/database/open-database.ts'

/** Somebody with orders, an order of theirs and its shop. */
export type Known = { account: string; order: string; seller: string }

const NOW = new Date('2026-11-24T12:00:00Z')
const MONTH = { from: '2026-10-25', to: '2026-11-23' }

/** What reads orders by their number, of a person, of a shop, and what is due: with the statements of the shop itself. */
export const orderCases: readonly (readonly [string, (db: Database, known: Known) => Promise<unknown>])[] = [
  ['one order of a customer', (db, { account, order }) => findOrder(db, account, order)],
  ['orders of a customer, a page', (db, { account }) => findOrders(db, account, { start: 0, limit: 10 })],
  ['orders of a customer, their number', (db, { account }) => countOrders(db, account, {})],
  [
    'orders of a shop, a page',
    (db, { seller }) =>
      findShopOrders(db, seller, { statuses: null, isOldestFirst: false, start: 0, limit: 24 }),
  ],
  ['orders of a shop, their numbers by status', (db, { seller }) => countShopOrders(db, seller)],
  ['figures of a shop, a month by day', (db, { seller }) => findOrdersByDay(db, seller, MONTH)],
  ['figures of a shop, a month by product', (db, { seller }) => findSoldPieces(db, seller, MONTH)],
  [
    'orders of a shop, a month for the accounts',
    (db, { seller }) => findPaidOrders(db, seller, MONTH, 100_000),
  ],
  ['orders that nobody accepted in time', (db) => findUnaccepted(db, { now: NOW, after: '', limit: 50 })],
  ['delivered orders to complete', (db) => findDelivered(db, { before: NOW, after: '', limit: 50 })],
]

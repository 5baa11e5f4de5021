import type { Checkout, Order } from '@filiera/contract/orders/orders'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentCheckouts, presentOrder } from './orders.presenter.ts'
import {
  findCheckoutOrders,
  findOpenCheckoutOrders,
  findOrder,
  findOrders,
  findOrdersOfCheckout,
  type Page,
} from './orders.store.ts'

type Needed = Pick<Services, 'db' | 'clock'>

/** A page of the account's orders, newest checkout first. */
export async function readOrders({ db, clock }: Needed, accountId: string, page: Page): Promise<Order[]> {
  const now = clock.now()
  return (await findOrders(db, accountId, page)).map((row) => presentOrder(row, now))
}

/** @throws ProblemError not_found, also for another account's */
export async function readOrder({ db, clock }: Needed, accountId: string, id: string): Promise<Order> {
  const row = await findOrder(db, accountId, id)
  if (!row) throw notFound()
  return presentOrder(row, clock.now())
}

/** A page of the account's checkouts, newest first. */
export async function readCheckouts(
  { db, clock }: Needed,
  accountId: string,
  page: Page,
): Promise<Checkout[]> {
  return presentCheckouts(await findCheckoutOrders(db, accountId, page), clock.now())
}

/** @throws ProblemError not_found, also for another account's */
export async function readCheckout({ db, clock }: Needed, accountId: string, id: string): Promise<Checkout> {
  const [checkout] = presentCheckouts(await findOrdersOfCheckout(db, accountId, id), clock.now())
  if (!checkout) throw notFound()
  return checkout
}

/** The checkout of the account that waits for its payment; null without one. */
export async function readOpenCheckout({ db, clock }: Needed, accountId: string): Promise<Checkout | null> {
  const now = clock.now()
  const [checkout] = presentCheckouts(await findOpenCheckoutOrders(db, accountId, now), now)
  return checkout ?? null
}

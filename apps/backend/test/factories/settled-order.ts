import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { changeOneOrderStatus } from '../../src/orders/order/change-order-status.ts'
import { applySnapshot } from '../../src/payments/attempts/apply/apply-snapshot.ts'
import type { Snapshot } from '../../src/payments/providers/payment-provider.ts'
import { type Attempt, insertAttempt, type NewAttempt } from '../../src/payments/records/attempt.store.ts'
import type { TestBackend } from '../build-test-backend.ts'

const SESSION_MS = 30 * 60_000

type PaidBy = Partial<Pick<NewAttempt, 'provider' | 'method' | 'request'>>

/** Writes an attempt to pay a placed checkout; no provider hears of it. */
export async function openAttempt(
  backend: TestBackend,
  checkoutId: string,
  paidBy: PaidBy = {},
): Promise<Attempt> {
  const { db } = backend.services
  const now = backend.clock.now()
  const { total_cents: amountCents } = await db
    .selectFrom('checkout')
    .select('total_cents')
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow()
  return db.transaction().execute((trx) =>
    insertAttempt(trx, {
      id: randomUUID(),
      checkoutId,
      number: 1,
      provider: 'stripe',
      method: 'hosted_checkout',
      amountCents,
      cardId: null,
      request: {},
      expiresAt: new Date(now.getTime() + SESSION_MS),
      nextCheckAt: null,
      now,
      ...paidBy,
    }),
  )
}

/** What a provider would say of an attempt whose money it has. */
export const captured = ({ id, amountCents }: Attempt): Snapshot => ({
  providerId: `cs_${id}`,
  attemptId: id,
  status: 'succeeded',
  amountCents,
  currency: 'EUR',
  resultCode: null,
  redirectUrl: null,
  secureModeRedirectUrl: null,
  secureModeReturnUrl: null,
})

/** Pays a placed checkout by what a provider would say: the payment core does the rest, and no provider is asked. */
export async function settleCheckout(
  backend: TestBackend,
  checkoutId: string,
  paidBy: PaidBy = {},
): Promise<void> {
  const attempt = await openAttempt(backend, checkoutId, paidBy)
  await applySnapshot(backend.services, attempt, captured(attempt))
}

/** The checkout that an order belongs to. */
export async function checkoutOf(backend: TestBackend, orderId: string): Promise<string> {
  const order = backend.services.db
    .selectFrom('purchase_order')
    .select('checkout_id')
    .where('id', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).checkout_id
}

const shipped: OrderStatus[] = ['ACCEPTED', 'PREPARING', 'SHIPPED']
const delivered: OrderStatus[] = [...shipped, 'DELIVERED']

/** Shortest way of a paid order to each status. */
const ways: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  PAID: [],
  ACCEPTED: ['ACCEPTED'],
  PREPARING: ['ACCEPTED', 'PREPARING'],
  SHIPPED: shipped,
  DELIVERED: delivered,
  COMPLETED: [...delivered, 'COMPLETED'],
  RETURN_REQUESTED: [...delivered, 'RETURN_REQUESTED'],
  PARTIALLY_REFUNDED: [...delivered, 'PARTIALLY_REFUNDED'],
  DISPUTED: ['DISPUTED'],
  CANCELLED: ['CANCELLED'],
  REFUNDED: ['CANCELLED', 'REFUNDED'],
}

/** Moves an order through the given statuses, each by a listed transition. */
export async function moveThrough(
  backend: TestBackend,
  orderId: string,
  statuses: readonly OrderStatus[],
): Promise<void> {
  const now = backend.clock.now()
  await backend.services.db.transaction().execute(async (trx) => {
    for (const to of statuses)
      await changeOneOrderStatus(trx, { orderId, to, actor: 'system', cause: 'test', now })
  })
}

/** Pays a checkout, then brings each of its orders into a status that follows a payment. */
export async function settleInto(
  backend: TestBackend,
  checkout: { id: string; orders: readonly { id: string }[] },
  status: OrderStatus,
  paidBy: PaidBy = {},
): Promise<void> {
  const way = ways[status]
  if (!way) throw new Error(`no paid order becomes ${status}`)
  await settleCheckout(backend, checkout.id, paidBy)
  for (const { id } of checkout.orders) await moveThrough(backend, id, way)
}

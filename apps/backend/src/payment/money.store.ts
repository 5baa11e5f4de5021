import type { Executor, Transaction } from '../database/open-database.ts'

export type LedgerEntry = {
  movement: 'capture' | 'transfer' | 'refund'
  account: string
  checkoutId: string
  orderId: string | null
  amountCents: number
  /** The provider's id of the movement. */
  providerRef: string
}

/** Appends a movement whose entries sum to zero; the same movement is booked once. @throws Error when it does not balance */
export async function bookMovement(
  executor: Executor,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<void> {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0)
  if (sum !== 0) throw new Error(`ledger movement does not balance: ${sum} cents`)
  await executor
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        movement: entry.movement,
        account: entry.account,
        checkout_id: entry.checkoutId,
        order_id: entry.orderId,
        amount_cents: entry.amountCents,
        provider_ref: entry.providerRef,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['movement', 'account', 'provider_ref']).doNothing())
    .execute()
}

/** One transfer per order, to be carried out by the outbox. */
export async function insertTransfers(
  trx: Transaction,
  attemptId: string,
  orders: readonly { id: string; amountCents: number; commissionCents: number }[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('seller_transfer')
    .values(
      orders.map((order) => ({
        order_id: order.id,
        attempt_id: attemptId,
        amount_cents: order.amountCents,
        commission_cents: order.commissionCents,
        status: 'pending' as const,
        provider_id: null,
        reason: null,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

export type DueTransfer = {
  orderId: string
  attemptId: string
  amountCents: number
  commissionCents: number
  tries: number
  status: string
  sellerId: string
  checkoutId: string
  accountId: string
}

export async function findTransfer(executor: Executor, orderId: string): Promise<DueTransfer | undefined> {
  return executor
    .selectFrom('seller_transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'seller_transfer.order_id')
    .select([
      'seller_transfer.order_id as orderId',
      'attempt_id as attemptId',
      'seller_transfer.amount_cents as amountCents',
      'seller_transfer.commission_cents as commissionCents',
      'tries',
      'seller_transfer.status',
      'seller_id as sellerId',
      'checkout_id as checkoutId',
      'account_id as accountId',
    ])
    .where('seller_transfer.order_id', '=', orderId)
    .executeTakeFirst()
}

/** Keeps what came of a transfer; a refusal counts, so that the next try is a new request. */
export async function writeTransfer(
  executor: Executor,
  transfer: DueTransfer,
  outcome: { providerId: string; reason: string | null },
  now: Date,
): Promise<void> {
  const succeeded = outcome.reason === null
  await executor
    .updateTable('seller_transfer')
    .set({
      status: succeeded ? 'succeeded' : 'blocked',
      provider_id: outcome.providerId || null,
      reason: outcome.reason,
      tries: transfer.tries + (succeeded ? 0 : 1),
      updated_at: now,
    })
    .where('order_id', '=', transfer.orderId)
    .execute()
}

/** A refund with its own key, written before the provider is asked. @returns its id, or null when it exists already */
export async function insertRefund(
  trx: Transaction,
  refund: { attemptId: string; key: string; amountCents: number; reason: string; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('refund')
    .values({
      attempt_id: refund.attemptId,
      key: refund.key,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      status: 'pending',
      provider_id: null,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export type DueRefund = {
  id: string
  attemptId: string
  amountCents: number
  status: string
  provider: 'mangopay' | 'stripe'
  providerPaymentId: string | null
  checkoutId: string
  accountId: string
}

export async function findRefund(executor: Executor, id: string): Promise<DueRefund | undefined> {
  return executor
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
    .select([
      'refund.id',
      'refund.attempt_id as attemptId',
      'refund.amount_cents as amountCents',
      'refund.status',
      'payment_attempt.provider',
      'payment_attempt.provider_id as providerPaymentId',
      'payment_attempt.checkout_id as checkoutId',
      'checkout.account_id as accountId',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()
}

/** Keeps what came of a refund, and the sum given back of its attempt. */
export async function writeRefund(
  trx: Transaction,
  refund: DueRefund,
  outcome: { providerId: string; status: 'succeeded' | 'pending' | 'failed' },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ status: outcome.status, provider_id: outcome.providerId, updated_at: now })
    .where('id', '=', refund.id)
    .execute()
  if (outcome.status !== 'succeeded') return
  await trx
    .updateTable('payment_attempt')
    .set((set) => ({ refunded_cents: set('refunded_cents', '+', refund.amountCents), updated_at: now }))
    .where('id', '=', refund.attemptId)
    .execute()
}

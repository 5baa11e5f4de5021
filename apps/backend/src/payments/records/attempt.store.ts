import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { lockCheckoutOf } from '../../orders/order/checkout-lock.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { isLive } from '../../platform/database/tables/live-status.sql.ts'
import type { CheckoutStatus } from '../../platform/database/tables/orders.ts'
import type { AttemptStatus } from '../../platform/database/tables/payment.ts'
import type { FailureReason } from '../providers/failure-reason.ts'
import type { PaymentMethod, Snapshot } from '../providers/payment-provider.ts'
import { quietBefore } from './quiet-time.ts'

/** An attempt as the payment core works on it; money in cents. */
export type Attempt = {
  id: string
  checkoutId: string
  provider: ProviderName
  method: PaymentMethod
  status: AttemptStatus
  amountCents: number
  currency: string
  providerId: string | null
  cardId: string | null
  request: unknown
  redirectUrl: string | null
  secureModeRedirectUrl: string | null
  secureModeReturnUrl: string | null
  failureReason: string | null
  startedAt: Date
  /** End of the customer's session at the provider. */
  expiresAt: Date
  checks: number
  /** Null when nothing more is expected from the provider. */
  nextCheckAt: Date | null
  refundedCents: number
}

/** A locked checkout as its payment is decided on; money in cents. */
export type CheckoutToPay = {
  id: string
  accountId: string
  status: CheckoutStatus
  totalCents: number
  paidAttemptId: string | null
  holdExpiresAt: Date
  absoluteExpiresAt: Date
}

/** A checkout as its payment info shows it. */
export type ShownCheckout = {
  id: string
  status: CheckoutStatus
  paidAttemptId: string | null
  orderIds: string[]
  totalCents: number
}

const columns = [
  'payment_attempt.id',
  'payment_attempt.checkout_id as checkoutId',
  'payment_attempt.provider',
  'payment_attempt.method',
  'payment_attempt.status',
  'payment_attempt.amount_cents as amountCents',
  'payment_attempt.currency',
  'payment_attempt.provider_id as providerId',
  'payment_attempt.card_id as cardId',
  'payment_attempt.request',
  'payment_attempt.redirect_url as redirectUrl',
  'payment_attempt.secure_mode_redirect_url as secureModeRedirectUrl',
  'payment_attempt.secure_mode_return_url as secureModeReturnUrl',
  'payment_attempt.failure_reason as failureReason',
  'payment_attempt.created_at as startedAt',
  'payment_attempt.expires_at as expiresAt',
  'payment_attempt.checks',
  'payment_attempt.next_check_at as nextCheckAt',
  'payment_attempt.refunded_cents as refundedCents',
] as const

/** The same columns of the attempt `a`, for statements that are written out. */
const written = sql.join(
  columns.map((column) => {
    const [name = '', as = name] = column.replace('payment_attempt.', '').split(' as ')
    return sql`${sql.ref(`a.${name}`)} as ${sql.ref(as)}`
  }),
)

export async function findAttempt(executor: Executor, id: string): Promise<Attempt | undefined> {
  return executor.selectFrom('payment_attempt').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The attempt that shows how a checkout's payment stands, the one that paid it, else the newest, with its checkout as a payment info shows it. */
export async function findCurrentPayment(
  executor: Executor,
  checkoutId: string,
): Promise<{ checkout: ShownCheckout; attempt: Attempt } | undefined> {
  const { rows } = await sql<
    Attempt & Omit<ShownCheckout, 'id' | 'status'> & { checkoutStatus: CheckoutStatus }
  >`
    select ${written}, c.status as "checkoutStatus", c.paid_attempt_id as "paidAttemptId", c.total_cents as "totalCents",
      array(select o.id from purchase_order o where o.checkout_id = c.id order by o.id) as "orderIds"
    from payment_attempt a join checkout c on c.id = a.checkout_id
    where a.checkout_id = ${checkoutId}::uuid
    order by a.id is not distinct from c.paid_attempt_id desc, a.status = 'succeeded' desc, a.number desc limit 1`.execute(
    executor,
  )
  const [row] = rows
  if (!row) return undefined
  const { checkoutStatus: status, paidAttemptId, totalCents, orderIds, ...attempt } = row
  return { checkout: { id: checkoutId, status, paidAttemptId, totalCents, orderIds }, attempt }
}

export async function findByProviderId(
  executor: Executor,
  provider: ProviderName,
  providerId: string,
): Promise<{ id: string; checkoutId: string } | undefined> {
  return executor
    .selectFrom('payment_attempt')
    .select(['id', 'checkout_id as checkoutId'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** Locks a checkout, then its attempt, and reads both. @returns undefined when they are not there */
export async function lockWithCheckout(
  trx: Transaction,
  known: Pick<Attempt, 'id' | 'checkoutId'>,
): Promise<{ checkout: CheckoutToPay; attempt: Attempt } | undefined> {
  await lockCheckoutOf(known.checkoutId).execute(trx)
  const { rows } = await sql<
    Attempt & Omit<CheckoutToPay, 'id' | 'status'> & { checkoutStatus: CheckoutStatus }
  >`
    select ${written}, c.account_id as "accountId", c.status as "checkoutStatus", c.total_cents as "totalCents",
      c.paid_attempt_id as "paidAttemptId", c.hold_expires_at as "holdExpiresAt", c.absolute_expires_at as "absoluteExpiresAt"
    from payment_attempt a join checkout c on c.id = a.checkout_id
    where a.id = ${known.id}::uuid and c.id = ${known.checkoutId}::uuid for update of a`.execute(trx)
  const [attempt] = rows
  if (!attempt) return undefined
  const { accountId, checkoutStatus, totalCents, paidAttemptId, holdExpiresAt, absoluteExpiresAt, ...rest } =
    attempt
  const { checkoutId: id } = rest
  return {
    checkout: {
      id,
      accountId,
      status: checkoutStatus,
      totalCents,
      paidAttemptId,
      holdExpiresAt,
      absoluteExpiresAt,
    },
    attempt: rest,
  }
}

export type NewAttempt = {
  id: string
  checkoutId: string
  number: number
  provider: ProviderName
  method: PaymentMethod
  amountCents: number
  cardId: string | null
  request: object
  expiresAt: Date
  nextCheckAt: Date | null
  now: Date
}

/** Writes an attempt before the provider hears of it. @returns it as it will be read */
export async function insertAttempt(trx: Transaction, attempt: NewAttempt): Promise<Attempt> {
  await sql`
    insert into payment_attempt (id, checkout_id, number, provider, method, status, amount_cents, card_id, request, expires_at,
      checked_at, next_check_at, created_at, updated_at)
    values (${attempt.id}, ${attempt.checkoutId}, ${attempt.number}, ${attempt.provider}, ${attempt.method}, 'creating',
      ${attempt.amountCents}, ${attempt.cardId}, ${JSON.stringify(attempt.request)}::jsonb, ${attempt.expiresAt},
      ${attempt.now}, ${attempt.nextCheckAt}, ${attempt.now}, ${attempt.now})`.execute(trx)
  const { id, checkoutId, provider, method, amountCents, cardId, request, expiresAt, nextCheckAt } = attempt
  return {
    ...{ id, checkoutId, provider, method, amountCents, cardId, request, expiresAt, nextCheckAt },
    status: 'creating',
    startedAt: attempt.now,
    currency: 'EUR',
    providerId: null,
    redirectUrl: null,
    secureModeRedirectUrl: null,
    secureModeReturnUrl: null,
    failureReason: null,
    checks: 0,
    refundedCents: 0,
  }
}

/** Takes over what the provider said; success is final, so nothing is asked any more. The id that is known stays: another one is a mismatch. */
export async function writeAttempt(
  trx: Transaction,
  id: string,
  change: {
    status: AttemptStatus
    snapshot: Snapshot
    failureReason: FailureReason | null
    nextCheckAt: Date | null
    now: Date
  },
): Promise<void> {
  const { snapshot } = change
  await sql`
    update payment_attempt set status = ${change.status}, provider_id = coalesce(provider_id, ${snapshot.providerId}),
      redirect_url = ${snapshot.redirectUrl}, secure_mode_redirect_url = ${snapshot.secureModeRedirectUrl},
      secure_mode_return_url = ${snapshot.secureModeReturnUrl}, result_code = ${snapshot.resultCode},
      failure_reason = ${change.failureReason}, next_check_at = ${change.nextCheckAt}, updated_at = ${change.now}
    where id = ${id}::uuid`.execute(trx)
}

/** An attempt that the provider refused to create: nothing exists there. */
export async function writeRefusal(
  trx: Transaction,
  id: string,
  reason: FailureReason,
  code: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set({
      status: 'failed',
      failure_reason: reason,
      result_code: code.slice(0, 100),
      next_check_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'creating')
    .execute()
}

/** An attempt that another one replaces: closed on our side, but still checked for a late success. */
export async function writeSuperseded(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set({ status: 'cancelled', failure_reason: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'requires_action')
    .execute()
}

/** Claims the right to ask the provider: one caller within the quiet time. A check time in the future (clock set back) does not block it. */
export async function claimCheck(executor: Executor, id: string, now: Date): Promise<boolean> {
  const claimed = await executor
    .updateTable('payment_attempt')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<=', quietBefore(now)),
        where('checked_at', '>', now),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The attempt of a checkout that is under way. */
export async function findLiveAttempt(executor: Executor, checkoutId: string): Promise<Attempt | undefined> {
  return executor
    .selectFrom('payment_attempt')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .where(isLive('status'))
    .executeTakeFirst()
}

/** Attempts of a checkout that others took the place of and that may still be paid. */
export async function listSupersededAttempts(executor: Executor, checkoutId: string): Promise<Attempt[]> {
  return executor
    .selectFrom('payment_attempt')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'cancelled')
    .where('next_check_at', 'is not', null)
    .execute()
}

import { sql } from 'kysely'
import type { Executor, Transaction } from '../database/open-database.ts'
import type { AttemptStatus } from '../database/tables.ts'
import type { FailureReason } from './failure-reason.ts'
import type { PaymentMethod, ProviderName, Snapshot } from './payment-provider.ts'

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
  /** End of the customer's session at the provider. */
  expiresAt: Date
  checks: number
  refundedCents: number
}

const columns = [
  'id',
  'checkout_id as checkoutId',
  'provider',
  'method',
  'status',
  'amount_cents as amountCents',
  'currency',
  'provider_id as providerId',
  'card_id as cardId',
  'request',
  'redirect_url as redirectUrl',
  'secure_mode_redirect_url as secureModeRedirectUrl',
  'secure_mode_return_url as secureModeReturnUrl',
  'failure_reason as failureReason',
  'expires_at as expiresAt',
  'checks',
  'refunded_cents as refundedCents',
] as const

const live: AttemptStatus[] = ['creating', 'requires_action', 'processing']

export async function findAttempt(executor: Executor, id: string): Promise<Attempt | undefined> {
  return executor.selectFrom('payment_attempt').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The attempt that shows how a checkout's payment stands: the paid one, else the newest. */
export async function findCurrentAttempt(
  executor: Executor,
  checkoutId: string,
): Promise<Attempt | undefined> {
  return executor
    .selectFrom('payment_attempt')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .orderBy(sql`status = 'succeeded'`, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
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

/** Attempts of a locked checkout: the one under way, and how many there were. */
export async function readAttempts(
  trx: Transaction,
  checkoutId: string,
): Promise<{ live: Attempt | undefined; count: number }> {
  const rows = await trx
    .selectFrom('payment_attempt')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .execute()
  return { live: rows.find(({ status }) => live.includes(status)), count: rows.length }
}

/** Locks an attempt, after its checkout. */
export async function lockAttempt(trx: Transaction, id: string): Promise<Attempt | undefined> {
  return trx.selectFrom('payment_attempt').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
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

/** Writes an attempt before the provider hears of it. */
export async function insertAttempt(trx: Transaction, attempt: NewAttempt): Promise<void> {
  await trx
    .insertInto('payment_attempt')
    .values({
      id: attempt.id,
      checkout_id: attempt.checkoutId,
      number: attempt.number,
      provider: attempt.provider,
      method: attempt.method,
      status: 'creating',
      amount_cents: attempt.amountCents,
      card_id: attempt.cardId,
      request: JSON.stringify(attempt.request),
      expires_at: attempt.expiresAt,
      checked_at: attempt.now,
      next_check_at: attempt.nextCheckAt,
      created_at: attempt.now,
      updated_at: attempt.now,
    })
    .execute()
}

/** Takes over what the provider said; success is final, so nothing is asked any more. */
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
  await trx
    .updateTable('payment_attempt')
    .set({
      status: change.status,
      provider_id: snapshot.providerId,
      redirect_url: snapshot.redirectUrl,
      secure_mode_redirect_url: snapshot.secureModeRedirectUrl,
      secure_mode_return_url: snapshot.secureModeReturnUrl,
      result_code: snapshot.resultCode,
      failure_reason: change.failureReason,
      next_check_at: change.nextCheckAt,
      updated_at: change.now,
    })
    .where('id', '=', id)
    .execute()
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

/** Claims the right to ask the provider: one caller in `quietMs`, whoever they are. */
export async function claimCheck(
  executor: Executor,
  id: string,
  now: Date,
  quietMs: number,
): Promise<boolean> {
  const claimed = await executor
    .updateTable('payment_attempt')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<=', new Date(now.getTime() - quietMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export type DueAttempt = { id: string; checks: number; expiresAt: Date }

/** Claims attempts whose next check is due; a crashed check comes again at `leaseUntil`. */
export async function claimDueAttempts(
  executor: Executor,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<DueAttempt[]> {
  const { rows } = await sql<DueAttempt>`
    update payment_attempt set next_check_at = ${leaseUntil}, checked_at = ${now}, checks = checks + 1
    where id in (
      select id from payment_attempt where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning id, checks, expires_at as "expiresAt"`.execute(executor)
  return rows
}

/** Plans the next look at an attempt that did not become final meanwhile. */
export async function planCheck(executor: Executor, id: string, nextCheckAt: Date | null): Promise<void> {
  await executor
    .updateTable('payment_attempt')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', id)
    .where('next_check_at', 'is not', null)
    .execute()
}

/** The attempt of a checkout that is under way. */
export async function findLiveAttempt(executor: Executor, checkoutId: string): Promise<Attempt | undefined> {
  return executor
    .selectFrom('payment_attempt')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .where('status', 'in', live)
    .executeTakeFirst()
}

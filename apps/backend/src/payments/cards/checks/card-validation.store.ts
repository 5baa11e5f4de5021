import { sql } from 'kysely'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'
import type { CardValidationStatus } from '../../../platform/database/tables/cards.ts'
import { isLive } from '../../../platform/database/tables/live-status.sql.ts'
import type { FailureReason } from '../../providers/failure-reason.ts'
import { isUuid } from '../../providers/is-uuid.ts'
import { quietBefore } from '../../records/quiet-time.ts'

/** The check of a card with a zero amount (payments reference §3.9). */
export type CardValidation = {
  id: string
  accountId: string
  cardId: string
  /** The card's id at the provider. */
  providerCardId: string
  status: CardValidationStatus
  providerId: string | null
  request: unknown
  secureModeRedirectUrl: string | null
  secureModeReturnUrl: string | null
  failureReason: string | null
  expiresAt: Date
}

const columns = [
  'v.id',
  'v.account_id as accountId',
  'v.card_id as cardId',
  'saved_card.provider_id as providerCardId',
  'v.status',
  'v.provider_id as providerId',
  'v.request',
  'v.secure_mode_redirect_url as secureModeRedirectUrl',
  'v.secure_mode_return_url as secureModeReturnUrl',
  'v.failure_reason as failureReason',
  'v.expires_at as expiresAt',
] as const

const read = (executor: Executor) =>
  executor
    .selectFrom('card_validation as v')
    .innerJoin('saved_card', 'saved_card.id', 'v.card_id')
    .select(columns)

export async function findCardValidation(
  executor: Executor,
  id: string,
): Promise<CardValidation | undefined> {
  return read(executor).where('v.id', '=', id).executeTakeFirst()
}

export async function findValidationByProviderId(
  executor: Executor,
  providerId: string,
): Promise<CardValidation | undefined> {
  return read(executor).where('v.provider_id', '=', providerId).executeTakeFirst()
}

/** The account's own check by our id or the provider's; undefined for another's. */
export async function findOwnValidation(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<CardValidation | undefined> {
  return read(executor)
    .where('v.account_id', '=', accountId)
    .where((where) =>
      where.or([where('v.provider_id', '=', id), ...(isUuid(id) ? [where('v.id', '=', id)] : [])]),
    )
    .executeTakeFirst()
}

/** The check of a card that is under way: there is one at a time. */
export async function findLiveValidation(
  executor: Executor,
  cardId: string,
): Promise<CardValidation | undefined> {
  return read(executor).where('v.card_id', '=', cardId).where(isLive('v.status')).executeTakeFirst()
}

/** Locks a check for the one who applies what the provider said. */
export async function lockValidation(trx: Transaction, id: string): Promise<CardValidation | undefined> {
  return read(trx).where('v.id', '=', id).forUpdate('v').executeTakeFirst()
}

export type NewValidation = {
  id: string
  accountId: string
  cardId: string
  request: object
  expiresAt: Date
  nextCheckAt: Date | null
  now: Date
}

/** Writes a check before the provider hears of it. */
export async function insertValidation(trx: Transaction, validation: NewValidation): Promise<void> {
  await trx
    .insertInto('card_validation')
    .values({
      id: validation.id,
      account_id: validation.accountId,
      card_id: validation.cardId,
      status: 'creating',
      provider_id: null,
      request: JSON.stringify(validation.request),
      secure_mode_redirect_url: null,
      secure_mode_return_url: null,
      result_code: null,
      failure_reason: null,
      expires_at: validation.expiresAt,
      checked_at: validation.now,
      next_check_at: validation.nextCheckAt,
      created_at: validation.now,
      updated_at: validation.now,
    })
    .execute()
}

export type ValidationChange = {
  status: CardValidationStatus
  providerId: string | null
  secureModeRedirectUrl: string | null
  secureModeReturnUrl: string | null
  resultCode: string | null
  failureReason: FailureReason | null
  now: Date
}

/** Takes over what the provider said; what is final is not asked about any more. */
export async function writeValidation(
  trx: Transaction,
  id: string,
  change: ValidationChange & { isLive: boolean },
): Promise<void> {
  await trx
    .updateTable('card_validation')
    .set({
      status: change.status,
      provider_id: change.providerId,
      secure_mode_redirect_url: change.secureModeRedirectUrl,
      secure_mode_return_url: change.secureModeReturnUrl,
      result_code: change.resultCode,
      failure_reason: change.failureReason,
      updated_at: change.now,
      ...(change.isLive ? {} : { next_check_at: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Claims the right to ask the provider: one caller within the quiet time, whoever they are. */
export async function claimValidationCheck(executor: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update card_validation set checked_at = ${now}
    where id = ${id} and (checked_at is null or checked_at > ${now} or checked_at <= ${quietBefore(now)})
    returning id`.execute(executor)
  return rows.length > 0
}

/** Claims checks whose next look is due; a crashed look comes again at `leaseUntil`. */
export async function claimDueValidations(
  executor: Executor,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<{ id: string; checks: number; expiresAt: Date }[]> {
  const { rows } = await sql<{ id: string; checks: number; expiresAt: Date }>`
    update card_validation set next_check_at = ${leaseUntil}, checked_at = ${now}, checks = checks + 1
    where id in (
      select id from card_validation where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning id, checks, expires_at as "expiresAt"`.execute(executor)
  return rows
}

/** Plans the next look at a check that did not become final meanwhile. */
export async function planValidationCheck(
  executor: Executor,
  id: string,
  nextCheckAt: Date | null,
): Promise<void> {
  await executor
    .updateTable('card_validation')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', id)
    .where('next_check_at', 'is not', null)
    .execute()
}

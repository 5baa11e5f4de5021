import { sql } from 'kysely'
import type { Executor, Transaction } from '../database/open-database.ts'

/** A card the customer saved; never a number or code, only the provider's mask. */
export type SavedCard = {
  id: string
  providerId: string
  alias: string
  type: string
  /** MMYY as the provider writes it. */
  expiry: string
  validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  active: boolean
  favourite: boolean
  oneTime: boolean
  createdAt: Date
}

const columns = [
  'id',
  'provider_id as providerId',
  'alias',
  'type',
  'expiry',
  'validity',
  'active',
  'favourite',
  'one_time as oneTime',
  'created_at as createdAt',
] as const

/** The account's active cards, oldest first, one-time ones included. */
export async function listActiveCards(executor: Executor, accountId: string): Promise<SavedCard[]> {
  return executor
    .selectFrom('saved_card')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findCard(executor: Executor, id: string): Promise<SavedCard | undefined> {
  return executor.selectFrom('saved_card').select(columns).where('id', '=', id).executeTakeFirst()
}

export type NewCard = Omit<SavedCard, 'id' | 'active' | 'favourite'> & { accountId: string; currency: string }

/** Keeps a card; the same card of the provider once. */
export async function insertCard(trx: Transaction, card: NewCard): Promise<SavedCard> {
  return trx
    .insertInto('saved_card')
    .values({
      account_id: card.accountId,
      provider_id: card.providerId,
      alias: card.alias,
      type: card.type,
      expiry: card.expiry,
      currency: card.currency,
      validity: card.validity,
      one_time: card.oneTime,
      created_at: card.createdAt,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ validity: card.validity }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A payment proved the card. The first valid card that may be kept becomes the favourite (payments reference §3.8). */
export async function markCardValid(trx: Transaction, id: string): Promise<void> {
  await sql`
    update saved_card c set validity = 'VALID',
      favourite = c.favourite or (not c.one_time and c.active and not exists (
        select 1 from saved_card other where other.account_id = c.account_id and other.favourite))
    where c.id = ${id}`.execute(trx)
}

export async function deactivateCard(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('saved_card')
    .set({ active: false, favourite: false })
    .where('id', '=', id)
    .execute()
}

/** Registrations that the account began within their life: what the hourly limit counts. */
export async function countRegistrations(executor: Executor, accountId: string, now: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('card_registration')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertRegistration(
  executor: Executor,
  registration: {
    accountId: string
    providerId: string
    oneTime: boolean
    activate: boolean
    expiresAt: Date
  },
): Promise<void> {
  await executor
    .insertInto('card_registration')
    .values({
      account_id: registration.accountId,
      provider_id: registration.providerId,
      one_time: registration.oneTime,
      activate: registration.activate,
      completed_at: null,
      expires_at: registration.expiresAt,
    })
    .execute()
}

/** Takes the account's own open registration, once; undefined for another's, a used or an old one. */
export async function claimRegistration(
  executor: Executor,
  accountId: string,
  providerId: string,
  now: Date,
): Promise<{ oneTime: boolean; activate: boolean } | undefined> {
  return executor
    .updateTable('card_registration')
    .set({ completed_at: now })
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['one_time as oneTime', 'activate'])
    .executeTakeFirst()
}

/** Gives a taken registration back. */
export async function reopenRegistration(executor: Executor, providerId: string): Promise<void> {
  await executor
    .updateTable('card_registration')
    .set({ completed_at: null })
    .where('provider_id', '=', providerId)
    .execute()
}

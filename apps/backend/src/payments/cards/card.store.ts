import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { isLive } from '../../platform/database/tables/live-status.sql.ts'

/** Keys of queued deactivations begin so; the id of the card follows. */
export const DEACTIVATION_KEY = 'deactivate-card:'

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

/**
 * Locked to the end of the transaction: changes of an account's cards come one after the other, so that two cards that become
 * valid together are not both the first.
 */
export async function lockCards(trx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards:${accountId}`}, 0))`.execute(trx)
}

/** The account's own card, also an inactive one; undefined for another's. */
export async function findOwnCard(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<SavedCard | undefined> {
  return executor
    .selectFrom('saved_card')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The same plastic among the account's active cards that it keeps, newest first: same number, by the provider's fingerprint. */
export async function findSamePlastic(
  executor: Executor,
  accountId: string,
  card: { providerId: string; fingerprint: string | null },
): Promise<SavedCard[]> {
  if (card.fingerprint === null) return []
  return executor
    .selectFrom('saved_card')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .where('one_time', '=', false)
    .where('fingerprint', '=', card.fingerprint)
    .where('provider_id', '<>', card.providerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export type NewCard = Omit<SavedCard, 'id' | 'active' | 'favourite'> & {
  accountId: string
  currency: string
  /** The provider's mark of the number, the same for the same plastic. */
  fingerprint: string | null
}

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
      fingerprint: card.fingerprint,
      created_at: card.createdAt,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ validity: card.validity }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/**
 * A payment or a check proved the card. The account's first valid card that may be kept becomes the favourite; when the favourite
 * was removed no other card takes its place (payments reference §3.8).
 */
export async function markCardValid(trx: Transaction, id: string): Promise<void> {
  const card = await trx.selectFrom('saved_card').select('account_id').where('id', '=', id).executeTakeFirst()
  if (!card) return
  await lockCards(trx, card.account_id)
  await sql`
    update saved_card c set validity = 'VALID',
      favourite = c.favourite or (c.validity <> 'VALID' and not c.one_time and c.active and not exists (
        select 1 from saved_card other where other.account_id = c.account_id and other.id <> c.id and not other.one_time
          and other.active and (other.favourite or other.validity = 'VALID')))
    where c.id = ${id}`.execute(trx)
}

/** The account's favourite is this card and no other; its cards are locked. */
export async function setFavourite(trx: Transaction, accountId: string, id: string): Promise<void> {
  await trx
    .updateTable('saved_card')
    .set({ favourite: false })
    .where('account_id', '=', accountId)
    .where('favourite', '=', true)
    .where('id', '<>', id)
    .execute()
  await trx.updateTable('saved_card').set({ favourite: true }).where('id', '=', id).execute()
}

/** The bank does not know the card any more, or never did. */
export async function markCardInvalid(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('saved_card')
    .set({ validity: 'INVALID', active: false, favourite: false })
    .where('id', '=', id)
    .execute()
}

export async function deactivateCard(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('saved_card')
    .set({ active: false, favourite: false })
    .where('id', '=', id)
    .execute()
}

/**
 * Takes cards out of use that nobody used since `before`, one-time ones among them: the provider forgets them too, and nothing
 * says that they may be kept. One with a payment or a check under way waits. @returns their ids
 */
export async function deactivateUnused(trx: Transaction, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update saved_card set active = false, favourite = false
    where id in (
      select c.id from saved_card c
      where c.active and (c.validity = 'UNKNOWN' or c.one_time) and c.created_at <= ${before}
        and not exists (select 1 from payment_attempt a where a.card_id = c.id and ${isLive('a.status')})
        and not exists (select 1 from card_validation v where v.card_id = c.id and ${isLive('v.status')})
      order by c.created_at limit ${limit} for update of c skip locked)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Forgets cards that are out of use here and at the provider and that no payment needs any more; payments that are over no longer name
 * them. @returns how many
 */
export async function deleteUnusedCards(executor: Executor, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with unsaved as (
      select c.id from saved_card c
      where not c.active and c.created_at <= ${before}
        and not exists (select from payment_attempt a where a.card_id = c.id
          and (${isLive('a.status')} or a.status = 'review' or a.next_check_at is not null))
        and not exists (select from card_validation v where v.card_id = c.id and ${isLive('v.status')})
        and not exists (select from outbox o where o.key = ${sql.lit(DEACTIVATION_KEY)} || c.id and o.done_at is null)
      order by c.created_at limit ${limit} for update of c skip locked),
    over as (update payment_attempt a set card_id = null from unsaved where a.card_id = unsaved.id)
    select id from unsaved`.execute(executor)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await executor.deleteFrom('saved_card').where('id', 'in', ids).execute()
  return ids.length
}

import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

export type NewEvent = {
  provider: ProviderName
  /** Names the event: the same one is kept once. */
  key: string
  type: string
  resourceId: string
  /** Signed by the provider: not a hint that anybody may give. */
  isGenuine?: boolean
  now: Date
}

/**
 * Most events about unknown ids that may wait at once, against floods of invented ids. The reconciler and the provider's list find what is left out.
 */
const MAX_WAITING = 200
/** Of them, those noted in a minute: each costs two calls at the provider, which allows 2,300 in a quarter of an hour. */
const MAX_UNKNOWN_PER_MINUTE = 60
/** So many of the last events are looked through for them. */
const RECENT = 500

/** Notes an event; one that we have is ignored, and so are new ones while too many wait. @returns whether it was noted */
export async function insertEvent(executor: Executor, event: NewEvent): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_event (provider, event_key, type, resource_id, received_at, next_try_at)
    select ${event.provider}, ${event.key}, ${event.type}, ${event.resourceId}, ${event.now}::timestamptz, ${event.now}::timestamptz
    where ${event.isGenuine === true} or exists (select 1 from payment_attempt where provider = ${event.provider} and provider_id = ${event.resourceId})
      or ((select count(*) from (select 1 from provider_event
        where provider = ${event.provider} and processed_at is null limit ${MAX_WAITING}) waiting) < ${MAX_WAITING}
      and (select count(*) from (select provider, resource_id, received_at from provider_event order by id desc limit ${RECENT}) recent
        where provider = ${event.provider} and received_at > ${event.now}::timestamptz - interval '1 minute'
          and not exists (select 1 from payment_attempt a where a.provider = recent.provider and a.provider_id = recent.resource_id)
        ) < ${MAX_UNKNOWN_PER_MINUTE})
    on conflict (provider, event_key) do nothing
    returning id`.execute(executor)
  return rows.length > 0
}

/** Notes an event that the provider itself listed: no flood of inventions can come this way. @returns whether it is new */
export async function insertTrustedEvent(executor: Executor, event: NewEvent): Promise<boolean> {
  const row = await executor
    .insertInto('provider_event')
    .values({
      provider: event.provider,
      event_key: event.key,
      type: event.type,
      resource_id: event.resourceId,
      received_at: event.now,
      processed_at: null,
      next_try_at: event.now,
      error: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type DueEvent = {
  id: string
  provider: ProviderName
  type: string
  resourceId: string
  receivedAt: Date
  tries: number
}

/** Claims events to be looked at, oldest first; a crashed look comes again at `leaseUntil`. */
export async function claimDueEvents(
  executor: Executor,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    with claimed as (
      update provider_event set next_try_at = ${leaseUntil}, tries = tries + 1
      where id in (
        select id from provider_event where processed_at is null and next_try_at <= ${now}
        order by next_try_at, id limit ${limit} for update skip locked)
      returning id, provider, type, resource_id as "resourceId", received_at as "receivedAt", tries)
    select * from claimed order by id`.execute(executor)
  return rows
}

/** The event is done, for the given reason when nothing came of it. */
export async function finishEvent(
  executor: Executor,
  id: string,
  now: Date,
  error: string | null,
): Promise<void> {
  await executor
    .updateTable('provider_event')
    .set({ processed_at: now, error })
    .where('id', '=', id)
    .execute()
}

/** The event is looked at again later. */
export async function postponeEvent(
  executor: Executor,
  id: string,
  nextTryAt: Date,
  error: string,
): Promise<void> {
  await executor
    .updateTable('provider_event')
    .set({ next_try_at: nextTryAt, error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'
import type { SecurityEvent } from '../security-event.ts'

export type NotedEvent = {
  event: SecurityEvent
  /** Pseudonym of an account (`accountPseudonym`), never its address; null for a command. */
  account: string | null
  /** What it was done to, by kind and id. */
  object: string | null
  requestId: string | null
  at: Date
}

/** Adds an event; nothing takes one away before its time. */
export async function writeSecurityEvent(
  executor: Executor,
  { requestId, ...event }: NotedEvent,
): Promise<void> {
  await executor
    .insertInto('security_event')
    .values({ ...event, request_id: requestId })
    .execute()
}

/** Events before a moment go, the oldest first. @returns how many there were, `limit` at most */
export async function deleteSecurityEvents(executor: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from security_event where id in (select e.id from security_event e where e.at < ${before}
      order by e.at limit ${limit} for update skip locked)`.execute(executor)
  return Number(numAffectedRows)
}

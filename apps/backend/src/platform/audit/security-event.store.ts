import type { Executor } from '../database/open-database.ts'
import type { SecurityEvent } from './security-event.ts'

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

/** Events before a moment go. */
export async function deleteSecurityEvents(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('security_event').where('at', '<', before).execute()
}

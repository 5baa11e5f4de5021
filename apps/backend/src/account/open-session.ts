import type { Executor } from '../database/open-database.ts'
import { deleteSession, insertSession } from './session.store.ts'
import { isToken, newSessionToken } from './token.ts'

/** Sessions last 30 days from their last use (decision 17). */
export const SESSION_MS = 30 * 24 * 3_600_000

const MAX_USER_AGENT = 300

/** Where a session is opened from. */
export type Visit = {
  userAgent: string
  /** Session that the caller still presents: it ends, a login never keeps an old one. */
  presentedToken: string | null
}

/** Opens a new session with a new token; the presented one, if any, ends. */
export async function openSession(
  db: Executor,
  accountId: string,
  { userAgent, presentedToken }: Visit,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  if (presentedToken && isToken(presentedToken)) await deleteSession(db, presentedToken)
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const device = userAgent.slice(0, MAX_USER_AGENT)
  await insertSession(db, { accountId, token, userAgent: device, at: now, expiresAt })
  return { token, expiresAt }
}

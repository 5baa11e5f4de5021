import type { Executor } from '../../../platform/database/open-database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Audience } from '../../../platform/identity.ts'
import { noteDevice } from './device.store.ts'
import { deviceFamily } from './device-family.ts'
import { deleteSession, insertSession } from './session.store.ts'
import { isToken, newSessionToken } from './token.ts'

/** Sessions last 30 days from their last use (decision 17). */
export const SESSION_MS = 30 * 24 * 3_600_000

const MAX_USER_AGENT = 300

/** Where a session is opened from; the presented one ends: a login never keeps an old one. */
export type Visit = Pick<Caller, 'userAgent' | 'presentedToken'> & {
  /** What the session is for; the shop when not said. */
  audience?: Audience
}

export type NewSession = {
  token: string
  expiresAt: Date
  /** The kind of device, when the account was used before but not with one like this. */
  newDevice: string | null
}

/** A session to store, with a new token. */
export const newSession = (accountId: string, { userAgent, audience = 'shop' }: Visit, now: Date) => ({
  accountId,
  audience,
  token: newSessionToken(),
  family: deviceFamily(userAgent),
  userAgent: userAgent.slice(0, MAX_USER_AGENT),
  at: now,
  expiresAt: new Date(now.getTime() + SESSION_MS),
})

/** Opens a new session with a new token; the presented one, if any, ends. */
export async function openSession(
  db: Executor,
  accountId: string,
  visit: Visit,
  now: Date,
): Promise<NewSession> {
  const { presentedToken } = visit
  if (presentedToken && isToken(presentedToken)) await deleteSession(db, presentedToken)
  const session = newSession(accountId, visit, now)
  const { family, token, expiresAt } = session
  const isNew = await noteDevice(db, { accountId, family, now })
  await insertSession(db, session)
  return { token, expiresAt, newDevice: isNew ? family : null }
}

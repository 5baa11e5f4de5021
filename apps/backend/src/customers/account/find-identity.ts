import type { Clock } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { FindIdentity } from '../../platform/identity.ts'
import { followLanguage } from './account.store.ts'
import { SESSION_MS } from './sessions/open-session.ts'
import { findSession, touchSession } from './sessions/session.store.ts'
import { isToken } from './sessions/token.ts'

/** A session slides, but is written at most this often: reading must not cost a write each time. */
const TOUCH_MS = 5 * 60_000

/**
 * Who a bearer belongs to, and in which language of a page: a session token or a short-lived bearer; disabled accounts and ended sessions are nobody at once (decision 17).
 * The language of the account follows the page unless its owner chose one.
 */
export function createFindIdentity(database: OpenDatabase, clock: Clock): FindIdentity {
  return async function findIdentity(token, pageLanguage) {
    if (!isToken(token)) return null
    const now = clock.now()
    const session = await findSession(database.db, token, now)
    if (!session) return null
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
      const expiresAt = new Date(now.getTime() + SESSION_MS)
      await touchSession(database.db, session.identity.sessionId, now, expiresAt)
    }
    const { identity, isLocaleChosen } = session
    if (!pageLanguage || isLocaleChosen || pageLanguage === identity.locale) return identity
    const isFollowed = await followLanguage(database.db, identity.accountId, pageLanguage)
    return isFollowed ? { ...identity, locale: pageLanguage } : identity
  }
}

import { isLanguage } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/database/open-database.ts'
import { hashToken } from '../../../platform/hash-token.ts'
import type { Audience, Identity } from '../../../platform/identity.ts'
import { isBearer } from './token.ts'

/** How long a password that was given counts for calls that ask for it, in milliseconds. */
const PASSWORD_MS = 10 * 60_000

/** Identity and last use of the live session behind a token or bearer, and whether the account's language was chosen. */
export async function findSession(
  db: Executor,
  token: string,
  now: Date,
): Promise<{ identity: Identity; lastSeenAt: Date; isLocaleChosen: boolean } | null> {
  const hash = hashToken(token)
  const live = db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as session_id',
      'session.last_seen_at',
      'session.audience',
      'session.password_at',
      'account.id as account_id',
      'account.email',
      'account.groups',
      'account.confirmed_at',
      'account.locale',
      'account.locale_chosen',
    ])
    .where('account.disabled', '=', false)
    .where('session.expires_at', '>', now)
  const found = isBearer(token)
    ? live
        .innerJoin('session_bearer', 'session_bearer.session_id', 'session.id')
        .where('session_bearer.token_hash', '=', hash)
        .where('session_bearer.expires_at', '>', now)
    : live.where('session.token_hash', '=', hash)
  const row = await found.executeTakeFirst()
  if (!row) return null
  return {
    lastSeenAt: row.last_seen_at,
    isLocaleChosen: row.locale_chosen,
    identity: {
      sessionId: row.session_id,
      audience: row.audience,
      accountId: row.account_id,
      email: row.email,
      groups: row.groups,
      confirmed: row.confirmed_at !== null,
      locale: isLanguage(row.locale) ? row.locale : 'it',
      knowsPassword: now.getTime() - row.password_at.getTime() < PASSWORD_MS,
    },
  }
}

/** Lets a used session slide on, and its device stay known. */
export async function touchSession(db: Executor, id: string, seenAt: Date, expiresAt: Date): Promise<void> {
  await db
    .with('touched', (query) =>
      query
        .updateTable('session')
        .set({ last_seen_at: seenAt, expires_at: expiresAt })
        .where('id', '=', id)
        .returning(['account_id', 'family']),
    )
    .updateTable('account_device')
    .from('touched')
    .set({ seen_at: seenAt })
    .whereRef('account_device.account_id', '=', 'touched.account_id')
    .whereRef('account_device.family', '=', 'touched.family')
    .execute()
}

type NewSessionRow = {
  accountId: string
  audience: Audience
  token: string
  userAgent: string
  family: string
  at: Date
  expiresAt: Date
}

/**
 * Opens the session of an account whose password was checked, on a kind of device that it knows, in one statement.
 * @returns no row when the password is another one by now, or the account may not be used
 */
export const openLockedSession = (
  passwordHash: string | null,
  session: NewSessionRow,
): RawBuilder<object> => sql<object>`
  with locked as (
    select id from account where id = ${session.accountId} and password_hash = ${passwordHash} and not disabled for update
  ), noted as (
    update account_device set seen_at = ${session.at} from locked
    where account_device.account_id = locked.id and account_device.family = ${session.family}
  )
  insert into session (account_id, audience, token_hash, user_agent, family, created_at, password_at, last_seen_at, expires_at)
  select locked.id, ${session.audience}::text, ${hashToken(session.token)}::bytea, ${session.userAgent}::text, ${session.family}::text,
    ${session.at}::timestamptz, ${session.at}::timestamptz, ${session.at}::timestamptz, ${session.expiresAt}::timestamptz
  from locked returning id`

export async function insertSession(db: Executor, session: NewSessionRow): Promise<void> {
  await db
    .insertInto('session')
    .values({
      account_id: session.accountId,
      audience: session.audience,
      token_hash: hashToken(session.token),
      user_agent: session.userAgent,
      family: session.family,
      created_at: session.at,
      password_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Notes that the password was given again in a session. */
export async function notePassword(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ password_at: now }).where('id', '=', sessionId).execute()
}

/** Ends the session of a token or bearer; nothing happens when there is none. */
export async function deleteSession(db: Executor, token: string): Promise<void> {
  const hash = hashToken(token)
  await db
    .deleteFrom('session')
    .where((where) =>
      isBearer(token)
        ? where(
            'id',
            '=',
            where.selectFrom('session_bearer').select('session_id').where('token_hash', '=', hash),
          )
        : where('token_hash', '=', hash),
    )
    .execute()
}

/**
 * Ends the sessions of an account, with their bearers; one may be kept.
 * @returns the hashes of the tokens that ended
 */
export async function deleteSessionsOf(
  db: Executor,
  accountId: string,
  keptSessionId?: string,
): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId ?? ''))
    .returning('token_hash')
    .execute()
  return ended.map((session) => Buffer.from(session.token_hash))
}

/** Ends the short-lived bearers of a session. */
export async function deleteBearersOf(db: Executor, sessionId: string): Promise<void> {
  await db.deleteFrom('session_bearer').where('session_id', '=', sessionId).execute()
}

/** Ends one session of an account. @returns false when the account has none with that id */
export async function deleteSessionById(db: Executor, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The live sessions of an account, the latest used first; at most 100. */
export async function listSessions(db: Executor, accountId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Stores a short-lived bearer and forgets those of the session that ran out. @returns false when the session ended meanwhile */
export async function insertBearer(
  db: Executor,
  bearer: { token: string; sessionId: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const stored = await db
    .with('expired', (query) =>
      query
        .deleteFrom('session_bearer')
        .where('session_id', '=', bearer.sessionId)
        .where('expires_at', '<=', bearer.now),
    )
    .insertInto('session_bearer')
    .columns(['token_hash', 'session_id', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('session')
        .select((row) => [
          sql<Buffer>`${hashToken(bearer.token)}::bytea`.as('token_hash'),
          row.ref('session.id').as('session_id'),
          sql<Date>`${bearer.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('session.id', '=', bearer.sessionId)
        .forKeyShare(),
    )
    .returning('session_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Forgets sessions, bearers and mailed links that ran out, and invitations that ended before `invitationsBefore`. */
export async function deleteEnded(db: Executor, now: Date, invitationsBefore: Date): Promise<void> {
  await db.deleteFrom('session_bearer').where('expires_at', '<=', now).execute()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('shop_invitation').where('expires_at', '<=', invitationsBefore).execute()
}

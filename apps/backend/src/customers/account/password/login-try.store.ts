import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/database/open-database.ts'
import type { AccountRow } from '../../../platform/database/tables/account.ts'
import { type Limit, rateLimited, storedKey } from '../../../platform/http/rate-limit.ts'
import { ProblemError } from '../../../platform/problem-error.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Failed logins of one account from one network (decision 17). */
export const TRIES_OF_ACCOUNT: Limit = { name: 'login-account', points: 10, seconds: 15 * MINUTE }
/** Failed logins from one network, whatever the account. */
const TRIES_OF_NETWORK: Limit = { name: 'login-network', points: 100, seconds: 15 * MINUTE }

/** Failed logins of one account from anywhere; from the last of these on, each one starts a pause. They are forgotten a week after the last one. */
const GUESSES: Limit = { name: 'login-guesses', points: 20, seconds: 7 * 24 * HOUR }
/** The first pause, in seconds; each further one is twice as long, up to the longest. */
const FIRST_PAUSE = MINUTE
const LONGEST_PAUSE = HOUR

/** Somebody on a network who says to be the owner of an e-mail address. */
export type LoginTry = { email: string; network: string; now: Date }

const networkKey = ({ network }: LoginTry) => storedKey(TRIES_OF_NETWORK, network)
const accountKey = ({ email, network }: LoginTry) => storedKey(TRIES_OF_ACCOUNT, `${email} ${network}`)
const guessesKey = ({ email }: LoginTry) => storedKey(GUESSES, email)

/** Until when the guesses of `kept` make everybody wait: `expire` is a week after the last of them. */
const pauseEnds = () => sql`(stored.expire - ${GUESSES.seconds * 1000}::bigint + case
  when stored.points < ${GUESSES.points}::integer then 0
  else least(${LONGEST_PAUSE * 1000}, ${FIRST_PAUSE * 1000} * 2 ^ least(stored.points - ${GUESSES.points}::integer, 10)) end::bigint)`

/** One more in the row of its key, or the first of a new window: as rate-limiter-flexible counts, whose rows they are. */
const oneMore = (now: number, seconds: number) => sql`
  on conflict (key) do update set
    points = case when stored.expire <= ${now}::bigint then 1 else stored.points + 1 end,
    expire = case when stored.expire <= ${now}::bigint then ${now + seconds * 1000}::bigint else stored.expire end
  returning points, expire`

type Counted = { refused: boolean; wait_ms: number; guesses: number | null; pause_ms: number | null }

/** Of a network that has no tries left, nothing is counted against the account; during a pause nothing is counted as a guess. */
function count(login: LoginTry): RawBuilder<Counted> {
  const now = login.now.getTime()
  const [network, account] = [TRIES_OF_NETWORK, TRIES_OF_ACCOUNT]
  return sql<Counted>`
    with network as (
      insert into rate_limit as stored (key, points, expire)
      values (${networkKey(login)}, 1, ${now + network.seconds * 1000}::bigint) ${oneMore(now, network.seconds)}
    ), account as (
      insert into rate_limit as stored (key, points, expire)
      select ${accountKey(login)}::varchar, 1, ${now + account.seconds * 1000}::bigint from network
      where network.points <= ${network.points}::integer ${oneMore(now, account.seconds)}
    ), everywhere as (
      insert into rate_limit as stored (key, points, expire)
      select ${guessesKey(login)}::varchar, 1, ${now + GUESSES.seconds * 1000}::bigint from account
      where account.points <= ${account.points}::integer
      on conflict (key) do update set
        points = case when stored.expire <= ${now}::bigint then 1 else stored.points + 1 end, expire = excluded.expire
      where stored.expire <= ${now}::bigint or ${pauseEnds()} <= ${now}::bigint
      returning points
    )
    select network.points > ${network.points}::integer or account.points > ${account.points}::integer as refused,
      (case when account.points is null then network.expire else account.expire end - ${now}::bigint)::float8 as wait_ms,
      everywhere.points as guesses,
      (select ${pauseEnds()} - ${now}::bigint from rate_limit stored where stored.key = ${guessesKey(login)})::float8 as pause_ms
    from network left join account on true left join everywhere on true`
}

/** An account, and since when (null: never) a kind of device was not used with it. */
export type LoginAccount = AccountRow & { device_seen_at: Date | null }

/** The refusal of any password while guesses of one account make everybody wait. */
const paused = (waitMs: number) =>
  new ProblemError('login_paused', 'Too many wrong passwords. Wait, or use the link that was mailed.', {
    retryAfterSeconds: Math.ceil(Math.max(1, waitMs) / 1000),
  })

/**
 * Counts a try before the password is looked at, so that parallel ones count as well, and finds the account.
 * @returns `startsPause`: whether everybody has to wait after this try, should it fail
 * @throws ProblemError `rate_limited` or `login_paused`
 */
export async function countTry(
  db: Executor,
  login: LoginTry,
  family: string,
): Promise<{ account: LoginAccount | undefined; startsPause: boolean }> {
  const { refused, wait_ms, guesses, pause_ms } = (await count(login).execute(db)).rows[0] as Counted
  if (refused) throw rateLimited(wait_ms)
  if (guesses === null) throw paused(pause_ms ?? 0)
  const { rows } = await sql<LoginAccount>`
    select account.*, device.seen_at as device_seen_at from account
    left join account_device device on device.account_id = account.id and device.family = ${family}
    where account.email = ${login.email}`.execute(db)
  return { account: rows[0], startsPause: guesses >= GUESSES.points }
}

/** A right password: the network gets its try back, the account's are forgotten, wherever they came from. */
export const forgetTries = (login: LoginTry): RawBuilder<unknown> => sql`
  with account as (delete from rate_limit where key in (${accountKey(login)}, ${guessesKey(login)}))
  update rate_limit set points = points - 1 where key = ${networkKey(login)} and points > 0`

/** The password was not looked at, so this was no try. */
export const giveTryBack = (login: LoginTry): RawBuilder<unknown> => sql`
  update rate_limit set points = points - 1
  where key in (${networkKey(login)}, ${accountKey(login)}, ${guessesKey(login)}) and points > 0`

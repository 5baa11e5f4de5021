import type { OpenDatabase } from '../database/open-database.ts'
import { type Prepared, prepared } from '../database/prepared.ts'
import { type Limit, rateLimited, storedKey } from '../http/rate-limit.ts'
import type { AccountRow } from './account.store.ts'

const MINUTE = 60
/** Failed logins of one account from one network (decision 17). */
export const TRIES_OF_ACCOUNT: Limit = { name: 'login-account', points: 10, seconds: 15 * MINUTE }
/** Failed logins from one network, whatever the account. */
const TRIES_OF_NETWORK: Limit = { name: 'login-network', points: 100, seconds: 15 * MINUTE }

/** Somebody on a network who says to be the owner of an e-mail address. */
export type LoginTry = { email: string; network: string; now: Date }

const networkKey = ({ network }: LoginTry) => storedKey(TRIES_OF_NETWORK, network)
const accountKey = ({ email, network }: LoginTry) => storedKey(TRIES_OF_ACCOUNT, `${email} ${network}`)

/** One more in the row of its key, or the first of a new window: as rate-limiter-flexible counts, whose rows they are. */
const oneMore = (now: number, seconds: number) => prepared`
  on conflict (key) do update set
    points = case when kept.expire <= ${now}::bigint then 1 else kept.points + 1 end,
    expire = case when kept.expire <= ${now}::bigint then ${now + seconds * 1000}::bigint else kept.expire end
  returning points, expire`

type Counted = { refused: boolean; wait_ms: number }

/** Of a network that has no tries left, nothing is counted against the account. */
function count(login: LoginTry): Prepared<Counted> {
  const now = login.now.getTime()
  const [network, account] = [TRIES_OF_NETWORK, TRIES_OF_ACCOUNT]
  return prepared<Counted>`
    with network as (
      insert into rate_limit as kept (key, points, expire)
      values (${networkKey(login)}, 1, ${now + network.seconds * 1000}::bigint) ${oneMore(now, network.seconds)}
    ), account as (
      insert into rate_limit as kept (key, points, expire)
      select ${accountKey(login)}::varchar, 1, ${now + account.seconds * 1000}::bigint from network
      where network.points <= ${network.points}::integer ${oneMore(now, account.seconds)}
    )
    select network.points > ${network.points}::integer or account.points > ${account.points}::integer as refused,
      (case when account.points is null then network.expire else account.expire end - ${now}::bigint)::float8 as wait_ms
    from network left join account on true`
}

/** An account, and since when (null: never) a kind of device was not used with it. */
export type LoginAccount = AccountRow & { device_seen_at: Date | null }

/**
 * Counts a try before the password is looked at, so that parallel ones count as well, and finds the account: one journey to the
 * server for what every login needs.
 * @throws ProblemError `rate_limited`
 */
export async function countTry(
  database: OpenDatabase,
  login: LoginTry,
  family: string,
): Promise<LoginAccount | undefined> {
  const find = prepared<LoginAccount>`
    select account.*, device.seen_at as device_seen_at from account
    left join account_device device on device.account_id = account.id and device.family = ${family}
    where account.email = ${login.email}`
  const { first, rows } = await find.executeAfter(count(login), database)
  if (first[0]?.refused) throw rateLimited(first[0].wait_ms)
  return rows[0]
}

/** A right password: the network gets its try back, the account's are forgotten. */
export const forgetTries = (login: LoginTry): Prepared<unknown> => prepared`
  with account as (delete from rate_limit where key = ${accountKey(login)})
  update rate_limit set points = points - 1 where key = ${networkKey(login)} and points > 0`

/** The password was not looked at, so this was no try. */
export const giveTryBack = (login: LoginTry): Prepared<unknown> => prepared`
  update rate_limit set points = points - 1 where key in (${networkKey(login)}, ${accountKey(login)}) and points > 0`

import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'
import { type Limit, rateLimited, storedKey } from '../../platform/http/rate-limit.ts'

/** How often a network is told that an address has an account (wire "Auth"). */
const REVEALED: Limit = { name: 'revealed', points: 10, seconds: 60 * 60 }

/**
 * Lets a network ask whether an address has an account. Others of it wait until the transaction ends: however many ask at once, each
 * sees what the ones before were told.
 * @throws ProblemError `rate_limited` when it was told ten times in the hour
 */
export async function lockRevealed(trx: Transaction, network: string, now: Date): Promise<void> {
  const at = now.getTime()
  const { rows } = await sql<{ points: number; wait_ms: number }>`
    insert into rate_limit as stored (key, points, expire)
    values (${storedKey(REVEALED, network)}, 0, ${at + REVEALED.seconds * 1000}::bigint)
    on conflict (key) do update set
      points = case when stored.expire <= ${at}::bigint then 0 else stored.points end,
      expire = case when stored.expire <= ${at}::bigint then excluded.expire else stored.expire end
    returning points, (expire - ${at}::bigint)::float8 as wait_ms`.execute(trx)
  const counted = rows[0]
  if (counted && counted.points >= REVEALED.points) throw rateLimited(counted.wait_ms)
}

/** Counts an address that a network is told of. */
export async function countRevealed(trx: Transaction, network: string): Promise<void> {
  await sql`update rate_limit set points = points + 1 where key = ${storedKey(REVEALED, network)}`.execute(
    trx,
  )
}

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problem-error.ts'

export type Limit = {
  /** Short name of what is counted; part of the stored key. */
  name: string
  /** How many are allowed in the window. */
  points: number
  /** Length of the window, counted from its first point. */
  seconds: number
}

export type RateLimit = {
  /** Counts one. @throws ProblemError `rate_limited` with the seconds to wait when it is one too many */
  spend(key: string): Promise<void>
  /** Counts one. @returns false when it is one too many */
  trySpend(key: string): Promise<boolean>
  /** Takes one back. */
  giveBack(key: string): Promise<void>
  /** Starts again from none. */
  forget(key: string): Promise<void>
}

/** People's addresses do not stand in the table in clear. */
const keyHash = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)

/** Key of a counter's row. */
export const storedKey = ({ name }: Limit, key: string) => `${name}:${keyHash(key)}`

/** The refusal of one too many. @param waitMs milliseconds until the window ends */
export const rateLimited = (waitMs: number) =>
  new ProblemError('rate_limited', 'Too many tries. Please wait a little.', {
    retryAfterSeconds: Math.ceil(Math.max(1, waitMs) / 1000),
  })

/** A counter in the database: shared by every process, alive after a restart, exact under parallel calls. */
export function createRateLimit(pool: pg.Pool, { name, points, seconds }: Limit): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  /** @returns milliseconds to wait, 0 when it may go on */
  async function consume(key: string): Promise<number> {
    try {
      await limiter.consume(keyHash(key))
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
      throw refusal
    }
  }
  return {
    async spend(key) {
      const waitMs = await consume(key)
      if (waitMs > 0) throw rateLimited(waitMs)
    },
    trySpend: async (key) => (await consume(key)) === 0,
    giveBack: async (key) => void (await limiter.reward(keyHash(key))),
    forget: async (key) => void (await limiter.delete(keyHash(key))),
  }
}

import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'

const HOUR = 3600

const LIMITS = {
  /** Links asked for from one network. */
  network: { name: 'withdrawal-network', points: 20, seconds: HOUR },
  /** Links to one mailbox: each is a mail. */
  mailbox: { name: 'withdrawal-mailbox', points: 5, seconds: HOUR },
  /** Links followed from one network, right or wrong. */
  link: { name: 'withdrawal-link', points: 100, seconds: HOUR },
} as const

export type WithdrawalServices = Services & { limits: Readonly<Record<keyof typeof LIMITS, RateLimit>> }

/** Adds the counters of mailed links; once per backend. */
export function createWithdrawalServices(services: Services): WithdrawalServices {
  const limit = (of: keyof typeof LIMITS) => createRateLimit(services.database.pool, LIMITS[of])
  return {
    ...services,
    limits: { network: limit('network'), mailbox: limit('mailbox'), link: limit('link') },
  }
}

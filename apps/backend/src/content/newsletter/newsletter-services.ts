import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'

const HOUR = 3600

export type NewsletterServices = Services & {
  limits: {
    /** Wishes from one network. */
    network: RateLimit
    /** Mails to one address that ask for a confirmation. */
    mailbox: RateLimit
    /** Links tried from one network. */
    links: RateLimit
  }
}

/** Adds the counters; once per backend, so that all calls share them. */
export function createNewsletterServices(services: Services): NewsletterServices {
  const limit = (name: string, points: number) =>
    createRateLimit(services.database.pool, { name, points, seconds: HOUR })
  return {
    ...services,
    limits: {
      network: limit('subscribe-network', 20),
      mailbox: limit('subscribe-mailbox', 5),
      links: limit('subscribe-links', 60),
    },
  }
}

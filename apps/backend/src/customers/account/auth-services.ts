import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'
import { createPasswords, type Passwords } from './password/passwords.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What the use cases of this folder are built from. */
export type AuthServices = Services & {
  passwords: Passwords
  limits: {
    /** Links to log in, mailed to one address while its password is guessed. */
    loginLinks: RateLimit
    /** Wrong passwords given inside a session, wherever they come from. */
    ownPassword: RateLimit
    /** Registrations and other calls from one network that mail a confirmation link: an office has many people, a flood is more. */
    mailNetwork: RateLimit
    /** Mails that a registration or a request for another link brings to one mailbox. */
    mailboxLinks: RateLimit
    resetNetwork: RateLimit
    resetAccount: RateLimit
    /** Mailed links that did not work, from one network. */
    linkNetwork: RateLimit
    usernameAccount: RateLimit
    /** Invitations that a shop mails. */
    invitations: RateLimit
  }
}

/** Adds the password gate and the counters; once per backend, so that all calls share them. */
export function createAuthServices(services: Services): AuthServices {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit(services.database.pool, { name, points, seconds })
  return {
    ...services,
    passwords: createPasswords(),
    limits: {
      loginLinks: limit('login-links', 3, 24 * HOUR),
      ownPassword: limit('own-password', 10, 15 * MINUTE),
      mailNetwork: limit('mail-network', 300, HOUR),
      mailboxLinks: limit('mailbox-links', 3, HOUR),
      resetNetwork: limit('reset-network', 20, HOUR),
      resetAccount: limit('reset-account', 3, HOUR),
      linkNetwork: limit('link-network', 100, 15 * MINUTE),
      usernameAccount: limit('username-account', 5, HOUR),
      invitations: limit('invitations', 30, 24 * HOUR),
    },
  }
}

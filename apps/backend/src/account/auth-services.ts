import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { TRIES_OF_ACCOUNT } from './login-try.store.ts'
import { createPasswords, type Passwords } from './passwords.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What the use cases of this folder are built from. */
export type AuthServices = Services & {
  passwords: Passwords
  limits: {
    /** Failed logins of one account from one network (decision 17). */
    loginAccount: RateLimit
    /** Wrong passwords given inside a session, wherever they come from. */
    ownPassword: RateLimit
    register: RateLimit
    resendNetwork: RateLimit
    resendAccount: RateLimit
    resetNetwork: RateLimit
    resetAccount: RateLimit
    /** Mailed links that did not work, from one network. */
    linkNetwork: RateLimit
    usernameAccount: RateLimit
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
      loginAccount: createRateLimit(services.database.pool, TRIES_OF_ACCOUNT),
      ownPassword: limit('own-password', 10, 15 * MINUTE),
      register: limit('register', 10, HOUR),
      resendNetwork: limit('resend-network', 10, HOUR),
      resendAccount: limit('resend-account', 3, HOUR),
      resetNetwork: limit('reset-network', 20, HOUR),
      resetAccount: limit('reset-account', 3, HOUR),
      linkNetwork: limit('link-network', 100, 15 * MINUTE),
      usernameAccount: limit('username-account', 5, HOUR),
    },
  }
}

import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** What happened to an account that an operator may have to look into. */
export type SecurityEvent =
  | 'login_failed'
  | 'login_locked'
  | 'login_link_used'
  | 'wrong_password'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'username_change_asked'
  | 'username_changed'
  | 'sessions_ended'

/** Writes one event about the account of an e-mail address. */
export type SecurityReport = (event: SecurityEvent, email: string) => void

/** The name of an account in the log: the same for the same address, and of no use without the secret. */
export const accountPseudonym = (email: string, secret: string): string =>
  createHmac('sha256', secret).update(`security-log:${email}`).digest('hex').slice(0, 16)

/** Reports to the log, with the id of the request (the logger adds it) and the client's network; never an address or a token. */
export function securityReport(request: FastifyRequest, network: string, secret: string): SecurityReport {
  return function report(event, email) {
    request.log.warn({ security: event, account: accountPseudonym(email, secret), network }, 'security event')
  }
}

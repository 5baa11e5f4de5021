import { createHmac } from 'node:crypto'
import { listOf } from '@filiera/server-kit/host-names'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { writeSecurityEvent } from '../audit/security-event.store.ts'
import type { SecurityEvent } from '../security-event.ts'

/** Notes one event about the account of an e-mail address; `object` is what was done, by kind and id. */
export type SecurityReport = (event: SecurityEvent, email: string, object?: string) => Promise<void>

/** What notes events. */
export type EventServices = Pick<Services, 'config' | 'db' | 'clock'>

/** The name of an account in the log: the same for the same address, and of no use without the secret. */
export const accountPseudonym = (email: string, secret: string): string =>
  createHmac('sha256', secret).update(`security-log:${email}`).digest('hex').slice(0, 16)

/**
 * Reports to the table of security events, and to the log with the client's network too; both with the id of the request (the logger
 * adds it), neither with an address or a token.
 */
export function securityReport(
  request: FastifyRequest,
  network: string,
  { config, db, clock }: EventServices,
): SecurityReport {
  return async function report(event, email, object) {
    const account = accountPseudonym(email, listOf(config.COOKIE_SECRET)[0] ?? '')
    request.log.warn({ security: event, account, network, ...(object ? { object } : {}) }, 'security event')
    const at = clock.now()
    await writeSecurityEvent(db, { event, account, object: object ?? null, requestId: request.id, at })
  }
}

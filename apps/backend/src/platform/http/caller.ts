import { clientNetwork } from '@filiera/server-kit/client-network'
import type { FastifyRequest } from 'fastify'
import { bearer } from './endpoint.ts'
import { type EventServices, type SecurityReport, securityReport } from './security-events.ts'

/** Who calls, as far as the connection tells. */
export type Caller = {
  userAgent: string
  /** Session token or bearer that came with the call, unchecked. */
  presentedToken: string | null
  /** What counts as one client when tries are counted. */
  network: string
  report: SecurityReport
}

/** The caller of a request. */
export function callerOf(request: FastifyRequest, services: EventServices): Caller {
  const network = clientNetwork(request.ip)
  return {
    userAgent: request.headers['user-agent'] ?? '',
    presentedToken: bearer(request),
    network,
    report: securityReport(request, network, services),
  }
}

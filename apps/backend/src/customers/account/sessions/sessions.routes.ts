import * as contract from '@filiera/contract/customers/sessions'
import { callerOf } from '../../../platform/http/caller.ts'
import { bind } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../platform/problem-error.ts'
import type { AuthServices } from '../auth-services.ts'
import { endSessions } from './end-sessions.ts'
import { deleteSessionById, listSessions } from './session.store.ts'

/** Where the account is logged in; every query names the account, so that somebody else's session is an unknown one. */
export function sessionsRoutes(auth: AuthServices) {
  const { db, clock } = auth
  return [
    bind(contract.listSessions, async ({ identity }) => {
      const sessions = await listSessions(db, identity.accountId, clock.now())
      return sessions.map((session) => ({
        id: session.id,
        current: session.id === identity.sessionId,
        userAgent: session.user_agent,
        createdAt: session.created_at.toISOString(),
        lastSeenAt: session.last_seen_at.toISOString(),
      }))
    }),
    bind(contract.endSession, async ({ identity, params, request, reply }) => {
      const ended = await deleteSessionById(db, identity.accountId, params.id)
      if (!ended) throw notFound()
      await callerOf(request, auth).report('sessions_ended', identity.email, `session ${params.id}`)
      if (params.id === identity.sessionId) void reply.header(contract.SESSION_ENDED_HEADER, '1')
      return undefined
    }),
    bind(contract.endSessions, async ({ identity, request, reply }) => {
      await endSessions(auth, identity, callerOf(request, auth))
      void reply.header(contract.SESSION_ENDED_HEADER, '1')
      return undefined
    }),
  ]
}

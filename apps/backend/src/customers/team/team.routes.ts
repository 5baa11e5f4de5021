import * as contract from '@filiera/contract/console/people/team'
import type { FastifyRequest } from 'fastify'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { AuthServices } from '../account/auth-services.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { inviteMember, mailInvitation } from './invite-member.ts'
import { listTeam } from './list-team.ts'
import { removeMember } from './remove-member.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** Who works for a shop, and how they come and go. */
export function teamRoutes(auth: AuthServices) {
  const caller = (request: FastifyRequest) => callerOf(request, auth)
  return [
    bind(contract.listTeam, ({ identity }) => listTeam(auth.db, identity)),
    bind(contract.changeRole, (call) => changeRole(auth, shopActor(call), call.params.id, call.body)),
    bind(contract.removeMember, async (call) => {
      await removeMember(auth, shopActor(call), { id: call.params.id, from: call.query.from })
      return undefined
    }),
    bind(contract.inviteMember, (call) => inviteMember(auth, shopActor(call), call.body)),
    bind(contract.mailInvitation, (call) => mailInvitation(auth, shopActor(call), call.params.id)),
    bind(contract.withdrawInvitation, async (call) => {
      await withdrawInvitation(auth, shopActor(call), call.params.id)
      return undefined
    }),
    bind(contract.readInvitation, ({ body, request }) => readInvitation(auth, body.token, caller(request))),
    bind(contract.acceptInvitation, ({ body, request }) =>
      acceptInvitation(auth, body, { ...caller(request), requestId: request.id }),
    ),
  ]
}

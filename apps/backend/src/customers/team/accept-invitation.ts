import type {
  acceptInvitation as endpoint,
  readInvitation as reading,
} from '@filiera/contract/console/people/team'
import type { OpenedSession } from '@filiera/contract/customers/account'
import type { EndpointAnswer, EndpointRequest } from '@filiera/contract/endpoint'
import { writeAudit } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { hashToken } from '../../platform/hash-token.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { invalidLink, ProblemError } from '../../platform/problem-error.ts'
import type { AuthServices } from '../account/auth-services.ts'
import { enterAsNew, enterAsOwner, hasAccount } from '../account/login/enter-invited.ts'
import { findByToken, insertMember, useInvitation } from './invitations.store.ts'

const expired = () => new ProblemError('expired', 'This invitation is over: ask for a new one.')

/** The invitation of a link that works. @throws ProblemError invalid_token, expired or rate_limited */
async function findOpen({ db, clock, limits }: AuthServices, token: string, { network }: Caller) {
  await limits.linkNetwork.spend(network)
  const invitation = await findByToken(db, hashToken(token))
  if (!invitation) throw invalidLink()
  await limits.linkNetwork.giveBack(network)
  if (invitation.expiresAt <= clock.now()) throw expired()
  return invitation
}

/** What a link is about, for who holds it. @throws ProblemError invalid_token, expired or rate_limited */
export async function readInvitation(
  auth: AuthServices,
  token: string,
  caller: Caller,
): Promise<EndpointAnswer<typeof reading>> {
  const { email, role, shop } = await findOpen(auth, token, caller)
  return { email, role, shop, hasAccount: await hasAccount(auth.db, email) }
}

/**
 * Joins a shop by the mailed link: who has a confirmed account with that address by its password, who has none with a new one.
 * @throws ProblemError those of a login; invalid_token, expired; conflict for a new password where there is an account
 */
export async function acceptInvitation(
  auth: AuthServices,
  body: EndpointRequest<typeof endpoint>['body'],
  caller: Caller & { requestId: string },
): Promise<OpenedSession> {
  const { email } = await findOpen(auth, body.token, caller)
  const join = async (trx: Transaction, accountId: string) => {
    const at = auth.clock.now()
    const used = await useInvitation(trx, hashToken(body.token), at)
    if (!used) throw invalidLink()
    const { sellerId, role } = used
    if (!(await insertMember(trx, { sellerId, accountId, role, at }))) return
    const actor = { sellerId, accountId, role, action: 'acceptInvitation', requestId: caller.requestId }
    await writeAudit(trx, actor, { kind: 'member', id: accountId, before: null, after: { role }, at })
  }
  return 'password' in body
    ? enterAsOwner(auth, { email, password: body.password }, caller, join)
    : enterAsNew(auth, { email, password: body.newPassword, name: body.name }, caller, join)
}

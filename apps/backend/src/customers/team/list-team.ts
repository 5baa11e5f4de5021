import type { listTeam as endpoint } from '@filiera/contract/console/people/team'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Executor } from '../../platform/database/open-database.ts'
import type { SellerIdentity } from '../../platform/http/identity.ts'
import { findInvitations } from './invitations.store.ts'
import { presentInvitation, presentMember } from './team.presenter.ts'
import { findMembers } from './team.store.ts'

/** Who works for a shop, and who was asked to. */
export async function listTeam(
  db: Executor,
  { sellerId, accountId }: SellerIdentity,
): Promise<EndpointAnswer<typeof endpoint>> {
  const [members, invitations] = await Promise.all([findMembers(db, sellerId), findInvitations(db, sellerId)])
  return {
    members: members.map((member) => presentMember(member, accountId)),
    invitations: invitations.map(presentInvitation),
  }
}

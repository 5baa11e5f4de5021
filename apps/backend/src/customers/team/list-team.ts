import type { listTeam as endpoint } from '@filiera/contract/console/people/team'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { seesAddresses } from '@filiera/domain/shop-roles'
import type { Executor } from '../../platform/database/open-database.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import { findInvitations } from './invitations.store.ts'
import { presentInvitation, presentMember } from './team.presenter.ts'
import { findMembers } from './team.store.ts'

/** Who works for a shop; whoever may change the team also sees addresses and invitations. */
export async function listTeam(
  db: Executor,
  reader: SellerIdentity,
): Promise<EndpointAnswer<typeof endpoint>> {
  const { sellerId } = reader
  const [members, invitations] = await Promise.all([
    findMembers(db, sellerId),
    seesAddresses(reader.role) ? findInvitations(db, sellerId) : [],
  ])
  return {
    members: members.map((member) => presentMember(member, reader)),
    invitations: invitations.map(presentInvitation),
  }
}

import type { listTeam as endpoint } from '@filiera/contract/console/people/team'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Executor } from '../../platform/database/open-database.ts'
import type { SellerIdentity } from '../../platform/http/identity.ts'
import { findInvitations } from './invitations.store.ts'
import { presentInvitation, presentMember, seesAddresses } from './team.presenter.ts'
import { findMembers } from './team.store.ts'

/** Who works for a shop; for who changes the team with addresses, and with who was asked to join. */
export async function listTeam(
  db: Executor,
  reader: SellerIdentity,
): Promise<EndpointAnswer<typeof endpoint>> {
  const { sellerId } = reader
  const [members, invitations] = await Promise.all([
    findMembers(db, sellerId),
    seesAddresses(reader) ? findInvitations(db, sellerId) : [],
  ])
  return {
    members: members.map((member) => presentMember(member, reader)),
    invitations: invitations.map(presentInvitation),
  }
}

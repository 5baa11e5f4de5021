import type { ShopInvitation, TeamMember } from '@filiera/contract/console/people/team'
import { type ShopRole, seesAddresses } from '@filiera/domain/shop-roles'
import type { InvitationRow } from './invitations.store.ts'
import type { MemberRow } from './team.store.ts'

type Reader = { accountId: string; role: ShopRole }

export function presentMember({ lastSeenAt, email, ...member }: MemberRow, reader: Reader): TeamMember {
  const isSelf = member.id === reader.accountId
  return {
    ...member,
    email: isSelf || seesAddresses(reader.role) ? email : null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isSelf,
  }
}

export const presentInvitation = ({
  expiresAt,
  inviter,
  inviterEmail,
  ...invitation
}: InvitationRow): ShopInvitation => ({
  ...invitation,
  invitedBy: inviter || inviterEmail,
  expiresAt: expiresAt.toISOString(),
})

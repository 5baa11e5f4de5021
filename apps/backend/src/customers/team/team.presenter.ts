import type { ShopInvitation, TeamMember } from '@filiera/contract/console/people/team'
import type { InvitationRow } from './invitations.store.ts'
import type { MemberRow } from './team.store.ts'

export const presentMember = ({ lastSeenAt, ...member }: MemberRow, accountId: string): TeamMember => ({
  ...member,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  isSelf: member.id === accountId,
})

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

import type { ShopInvitation, TeamMember } from '@filiera/contract/console/people/team'
import { permissionsOf, type ShopRole } from '@filiera/domain/shop-roles'
import type { InvitationRow } from './invitations.store.ts'
import type { MemberRow } from './team.store.ts'

type Reader = { accountId: string; role: ShopRole }

/** Whether somebody sees addresses: only who changes the team needs them. */
export const seesAddresses = ({ role }: Pick<Reader, 'role'>): boolean =>
  permissionsOf(role).includes('shop:write')

export function presentMember({ lastSeenAt, email, ...member }: MemberRow, reader: Reader): TeamMember {
  const isSelf = member.id === reader.accountId
  return {
    ...member,
    email: isSelf || seesAddresses(reader) ? email : null,
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

import type { ShopInvitation, TeamMember } from '@filiera/contract/console/people/team'
import { type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { nameOf } from './name-of.ts'

/** A line of the list: who, as what, since when, and what can be done. */
function Row({
  who,
  role,
  when,
  acts,
}: {
  who: ReactNode
  role: ReactNode
  when: ReactNode
  acts: ReactNode
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)_minmax(0,0.9fr)_auto] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,0.9fr)_auto]">
      {who}
      <div>{role}</div>
      <div className="text-ink-2">{when}</div>
      <div className="flex gap-2 md:min-w-24 md:justify-end lg:min-w-48">{acts}</div>
    </li>
  )
}

/** What a member may do, as a choice for who decides it. */
function MemberRole({
  member,
  isLastOwner,
  mayWrite,
  name,
  failed,
  onRole,
}: {
  member: TeamMember
  isLastOwner: boolean
  mayWrite: boolean
  name: string
  failed: string | null
  onRole(role: ShopRole): void
}) {
  const { t } = useTexts()
  if (mayWrite && !isLastOwner)
    return (
      <>
        <ChoiceField
          label={t('team.roleOf', { name })}
          isLabelHidden
          value={member.role}
          of={shopRoles}
          wordsOf={(role) => t(`shell.role.${role}`)}
          onValue={onRole}
        />
        {failed && (
          <p role="alert" className="mt-1 text-t13 text-bad-text">
            {failed}
          </p>
        )}
      </>
    )
  return (
    <p>
      <b className="block font-semibold">{t(`shell.role.${member.role}`)}</b>
      {mayWrite && <span className="text-t13 text-ink-2">{t('team.lastOwner')}</span>}
    </p>
  )
}
export function MemberRow({
  member,
  isLastOwner,
  mayWrite,
  failed,
  onRole,
  onRemove,
}: {
  member: TeamMember
  /** The only owner: neither changed nor taken out. */
  isLastOwner: boolean
  mayWrite: boolean
  /** Why the role was not changed. */
  failed: string | null
  onRole(role: ShopRole): void
  onRemove(): void
}) {
  const { t } = useTexts()
  const when = useWhen()
  const name = nameOf(member, t)
  return (
    <Row
      who={
        <div className="flex items-center gap-3">
          <Avatar name={name} />
          <p className="min-w-0">
            <b className="block font-semibold wrap-anywhere">
              {name}
              {member.isSelf && <span className="font-normal text-ink-2"> ({t('team.you')})</span>}
            </b>
            {member.name && member.email && (
              <span className="block text-t13 wrap-anywhere text-ink-2">{member.email}</span>
            )}
          </p>
        </div>
      }
      role={<MemberRole {...{ member, isLastOwner, mayWrite, name, failed, onRole }} />}
      when={
        member.lastSeenAt ? t('team.seen', { when: when.shortMoment(member.lastSeenAt) }) : t('team.never')
      }
      acts={
        mayWrite &&
        !isLastOwner && (
          <Button small onClick={onRemove}>
            {t('team.remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        )
      }
    />
  )
}

export function InvitationRow({
  invitation,
  mayWrite,
  isPending,
  onMail,
  onWithdraw,
}: {
  invitation: ShopInvitation
  mayWrite: boolean
  isPending: boolean
  onMail(): void
  onWithdraw(): void
}) {
  const { t } = useTexts()
  const when = useWhen()
  const { email, role, invitedBy, expiresAt } = invitation
  const isOver = Date.parse(expiresAt) <= Date.now()
  return (
    <Row
      who={
        <div className="flex items-center gap-3">
          <span className="grid h-7 w-7 flex-none place-items-center rounded-full bg-idle-ground text-idle-text">
            <Icon name="send" size={16} />
          </span>
          <p className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{email}</b>
            <span className="block text-t13 wrap-anywhere text-ink-2">
              {t('team.invitedBy', { name: invitedBy })}
            </span>
          </p>
        </div>
      }
      role={t(`shell.role.${role}`)}
      when={
        <span
          className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-t12 font-semibold ${isOver ? 'bg-bad-ground text-bad-text' : 'bg-warn-ground text-warn-text'}`}
        >
          <Icon name="clock" size={14} />
          {isOver ? t('team.over') : t('team.until', { when: when.shortMoment(expiresAt) })}
        </span>
      }
      acts={
        mayWrite && (
          <>
            <Button small disabled={isPending} onClick={onMail}>
              {t('team.again')}
              <span className="sr-only">: {email}</span>
            </Button>
            <Button small disabled={isPending} onClick={onWithdraw}>
              {t('team.withdraw')}
              <span className="sr-only">: {email}</span>
            </Button>
          </>
        )
      }
    />
  )
}

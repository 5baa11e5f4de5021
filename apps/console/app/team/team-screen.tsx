import type { ShopInvitation, TeamMember } from '@filiera/contract/console/people/team'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { nameOf } from './name-of.ts'
import { InvitationRow, MemberRow } from './person-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { type TeamActs, useTeam, useTeamActs } from './use-team.ts'

/** Who works for the shop, and who was asked to; `say` tells what was done once it is. */
function People({
  team: { members, invitations },
  acts,
  mayWrite,
  say,
  onSelf,
  onRemove,
}: {
  team: { members: readonly TeamMember[]; invitations: readonly ShopInvitation[] }
  acts: TeamActs
  mayWrite: boolean
  say(done: Promise<boolean>, text: string): void
  /** One's own role became another one. */
  onSelf(): void
  onRemove(member: TeamMember): void
}) {
  const { t } = useTexts()
  const owners = members.filter(({ role }) => role === 'owner')
  return (
    <ul aria-label={t('team.people')} className="rounded-panel border border-line bg-raised">
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          isLastOwner={member.role === 'owner' && owners.length === 1}
          mayWrite={mayWrite}
          failed={acts.failedOf(member.id)}
          onRole={(role) => {
            const done = acts.changeRole(member.id, member.role, role)
            say(done, t('team.changed', { name: nameOf(member, t) }))
            if (member.isSelf) void done.then(onSelf)
          }}
          onRemove={() => onRemove(member)}
        />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          mayWrite={mayWrite}
          isPending={acts.isPending}
          onMail={() => say(acts.mailAgain(invitation.id), t('team.sent', { email: invitation.email }))}
          onWithdraw={() =>
            say(acts.withdraw(invitation.id), t('team.withdrawn', { email: invitation.email }))
          }
        />
      ))}
    </ul>
  )
}

/** The title; `onInvite` only for who may write. */
function Head({ onInvite }: { onInvite: (() => void) | null }) {
  const { t } = useTexts()
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1>{t('shell.team')}</h1>
        <p className="text-ink-2">{t('team.intro')}</p>
      </div>
      {onInvite && (
        <Button primary icon="plus" onClick={onInvite}>
          {t('team.invite.title')}
        </Button>
      )}
    </div>
  )
}

/** What was done, and what was not. */
function Said({ done, failed }: { done: string; failed: string | null }) {
  return (
    <>
      <p
        role="status"
        className={done ? 'mb-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}
      >
        {done}
      </p>
      {failed && (
        <p role="alert" className="mb-3 rounded-control bg-bad-ground px-3 py-2 text-bad-text">
          {failed}
        </p>
      )}
    </>
  )
}

/** The people of a shop, and who was asked to come. */
export default function TeamScreen() {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const queries = useQueryClient()
  const { data, error, refetch } = useTeam(shop.id)
  const acts = useTeamActs(shop.id)
  const [isInviting, setInviting] = useState(false)
  const [removed, setRemoved] = useState<TeamMember | null>(null)
  const [said, setSaid] = useState('')
  const mayWrite = may('shop:write')
  // one's own role decides what the console shows
  const readSession = () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  const say = (done: Promise<boolean>, text: string) =>
    void done.then((isDone) => setSaid(isDone ? text : ''))
  return (
    <div className="max-w-[1080px]">
      <Head onInvite={mayWrite ? () => setInviting(true) : null} />
      <Said done={said} failed={isInviting || removed ? null : acts.failed} />
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} />}
      {data && (
        <People
          team={data}
          acts={acts}
          mayWrite={mayWrite}
          say={say}
          onSelf={readSession}
          onRemove={setRemoved}
        />
      )}
      <RoleTable />
      {isInviting && (
        <InviteDialog
          acts={acts}
          onClose={() => setInviting(false)}
          onSent={(email) => {
            setInviting(false)
            setSaid(t('team.sent', { email }))
          }}
        />
      )}
      {removed && (
        <RemoveDialog
          member={removed}
          acts={acts}
          onClose={() => setRemoved(null)}
          onDone={() => {
            setSaid(t('team.removed', { name: nameOf(removed, t) }))
            if (removed.isSelf) readSession()
            setRemoved(null)
          }}
        />
      )}
    </div>
  )
}

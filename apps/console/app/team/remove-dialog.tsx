import type { TeamMember } from '@filiera/contract/console/people/team'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { nameOf } from './name-of.ts'
import type { TeamActs } from './use-team.ts'

/** Asks before somebody is taken out. */
export function RemoveDialog({
  member,
  acts,
  onClose,
  onDone,
}: {
  member: TeamMember
  acts: TeamActs
  onClose(): void
  onDone(): void
}) {
  const { t } = useTexts()
  const name = nameOf(member, t)
  return (
    <Dialog title={t('team.removing.title', { name })} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t(member.isSelf ? 'team.removing.self' : 'team.removing.body')}</p>
        {acts.failed && (
          <p role="alert" className="text-bad-text">
            {acts.failed}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('team.leave')}</Button>
          <Button
            danger
            disabled={acts.isPending}
            onClick={() => void acts.remove(member.id, member.role).then((isDone) => isDone && onDone())}
          >
            {t('team.removing.go')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

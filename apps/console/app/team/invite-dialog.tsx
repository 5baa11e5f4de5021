import { inviteMember } from '@filiera/contract/console/people/team'
import { type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { type FormEvent, useState } from 'react'
import { readStored, writeStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import type { TeamActs } from './use-team.ts'

const KEPT = 'invite'

type Props = { acts: TeamActs; onClose(): void; onSent(email: string): void }

/** Whom to ask, and as what; the address is kept until it was sent. */
function useInvitation({ acts, onSent }: Props) {
  const [email, setEmail] = useState(() => readStored(KEPT) ?? '')
  const [role, setRole] = useState<ShopRole>('orders')
  const [isAsked, setAsked] = useState(false)
  const isRight = inviteMember.body.shape.email.safeParse(email.trim()).success
  return {
    email,
    write(next: string) {
      setEmail(next)
      writeStored(KEPT, next || null)
    },
    role,
    setRole,
    isWrong: isAsked && !isRight,
    async send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (!isRight || !(await acts.invite(email.trim(), role))) return
      writeStored(KEPT, null)
      onSent(email.trim())
    },
  }
}

/** Asks somebody by mail to work for the shop; the address outlives the page until it was sent. */
export function InviteDialog(props: Props) {
  const { acts, onClose } = props
  const { t } = useTexts()
  const { email, write, role, setRole, isWrong, send } = useInvitation(props)
  return (
    <Dialog title={t('team.invite.title')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="text-ink-2">{t('team.invite.body')}</p>
        <Field
          label={t('login.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={({ target }) => write(target.value)}
          error={isWrong ? t(email ? 'login.errors.emailWrong' : 'team.invite.missing') : undefined}
        />
        <ChoiceField
          label={t('team.invite.role')}
          value={role}
          of={shopRoles}
          wordsOf={(own) => t(`shell.role.${own}`)}
          onValue={setRole}
          hint={t(`team.does.${role}`)}
        />
        {acts.failed && (
          <p role="alert" className="text-bad-text">
            {acts.failed}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('team.leave')}</Button>
          <Button primary type="submit" icon="send" disabled={acts.isPending}>
            {t('team.invite.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

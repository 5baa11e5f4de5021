import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sessionEnd } from '../api/session-end.ts'
import { useLogin } from '../login/use-login.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'

/** Lets the owner of a session that ended in again, over the page: what is typed there stays. */
function LoginAgain() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { session } = useWork()
  const { form, isSubmitting, usernameError, passwordError, refusal } = useLogin(async () => {
    sessionEnd.set(false)
    await queries.invalidateQueries()
  })
  return (
    <Dialog title={t('states.ended.title')}>
      <form {...form} className="grid gap-4">
        <p className="flex gap-2.5 rounded-control bg-warn-ground px-3 py-2.5">
          <span className="text-warn-text">
            <Icon name="lock" />
          </span>
          {t('states.ended.body')}
        </p>
        <input name="username" value={session.email} type="email" autoComplete="username" readOnly hidden />
        <PasswordField
          name="password"
          label={t('states.ended.password', { email: session.email })}
          error={passwordError ?? usernameError}
        />
        <div role="alert" className="empty:hidden">
          {refusal && <p className="text-bad-text">{refusal}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button primary type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'login.entering' : 'states.ended.submit')}
          </Button>
          <TextButton onClick={() => location.assign('/login')}>{t('states.ended.other')}</TextButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Waits for the end of the session. */
export function SessionDialog() {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get)
  return ended ? <LoginAgain /> : null
}

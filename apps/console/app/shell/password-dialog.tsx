import { confirmPassword } from '@filiera/contract/console/session'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { passwordAsked } from '../api/password-asked.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useWork } from '../work/work.tsx'

/** Asks for the password over the page, which goes on by itself afterwards. */
function AskPassword() {
  const { t } = useTexts()
  const { session } = useWork()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // nothing else is to be done here than to type it
  useEffect(() => field.current?.focus(), [])
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callApi(confirmPassword, { body: { password } }),
    onSuccess: () => passwordAsked.answer(true),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (password) mutate()
  }
  const code = problemOf(error)?.code
  const refused =
    code === 'wrong_password' || code === 'rate_limited'
      ? t(`states.password.${code}`)
      : t('login.errors.unavailable')
  return (
    <Dialog title={t('states.password.title')} onClose={() => passwordAsked.answer(false)}>
      <form noValidate onSubmit={send} className="grid gap-4">
        <p className="text-ink-2">{t('states.password.body')}</p>
        <input type="email" autoComplete="username" value={session.email} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('states.ended.password', { email: session.email })}
          value={password}
          onChange={({ target }) => {
            reset()
            setPassword(target.value)
          }}
          error={error ? refused : undefined}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => passwordAsked.answer(false)}>{t('states.password.leave')}</Button>
          <Button primary type="submit" disabled={isPending || !password}>
            {t('states.password.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Waits for a call that needs the password. */
export function PasswordDialog() {
  const isAsked = useSyncExternalStore(passwordAsked.subscribe, passwordAsked.get)
  return isAsked ? <AskPassword /> : null
}

import { getUser } from '@filiera/contract/account'
import { changePassword } from '@filiera/contract/passwords'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '../design/button.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/password-page'
import { AccountFrame } from './account-frame.tsx'
import { DoneNotice } from './done-notice.tsx'
import { EnhancedMark, isEnhanced } from './enhanced-mark.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { useNewPasswordError } from './new-password-error.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { checkPasswordChange, type PasswordErrors, passwordErrorsOf } from './password-form.state.ts'
import { refuse, requireSession } from './require-session.ts'
import { hasErrors, PASSWORD_MIN } from './sign-in-form.state.ts'
import { useOutcome } from './use-outcome.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const user = await context.get(backendContext)(getUser, {})
  if (!user.ok) return refuse(user.problem, request, session)
  return { username: user.value.username, done: new URL(request.url).searchParams.has('done') }
}

type Answer = { done: boolean; at: number; errors: PasswordErrors; missing: number; code: string | null }
const nothing: Answer = { done: false, at: 0, errors: {}, missing: 0, code: null }

/** Changes the password; the other sessions end (decision 18). */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const oldPassword = text('oldPassword')
  const newPassword = text('newPassword')
  const errors = checkPasswordChange(oldPassword, newPassword)
  if (hasErrors(errors)) {
    const missing = Math.max(0, PASSWORD_MIN - newPassword.length)
    return data({ ...nothing, errors, missing }, { status: 422 })
  }
  const result = await context.get(backendContext)(changePassword, { body: { oldPassword, newPassword } })
  if (result.ok) {
    const path = localPath(languageOfPath(new URL(request.url).pathname), '/account/password')
    return isEnhanced(form)
      ? data({ ...nothing, done: true, at: Date.now() })
      : redirect(`${path}?done=1`, 303)
  }
  if (result.problem.code === 'not_signed_in') return refuse(result.problem, request, session)
  const refused = passwordErrorsOf(result.problem)
  const code = hasErrors(refused) ? null : result.problem.code
  return data({ ...nothing, errors: refused, code }, { status: result.problem.status })
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const words = useNewPasswordError()
  useOutcome(actionData, 'password_change')
  const { username, done } = loaderData
  const errors = actionData?.errors ?? {}
  const old = errors.oldPassword && t(`account.error.${errors.oldPassword}`)
  const fresh = words(errors.newPassword, actionData?.missing ?? 0)
  const summary = [
    ...(old ? [{ field: 'oldPassword', text: old }] : []),
    ...(fresh ? [{ field: 'newPassword', text: fresh }] : []),
  ]
  return (
    <AccountFrame title={t('account.passwordPage.title')} lead={t('account.passwordPage.lead')}>
      <div className="max-w-[480px]">
        <div className="mb-5 empty:hidden">
          {done && !actionData && <DoneNotice event="password_change" />}
          <FormRefusal
            event="password_change"
            code={actionData?.code ?? null}
            errors={summary}
            answer={actionData}
          />
        </div>
        <Form method="post" className="grid gap-5" noValidate key={actionData?.at ?? 0}>
          <EnhancedMark />
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            id="oldPassword"
            name="oldPassword"
            autoComplete="current-password"
            label={t('account.passwordPage.old')}
            error={old}
          />
          <NewPasswordField
            name="newPassword"
            label={t('account.newPassword')}
            username={username}
            error={fresh}
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" disabled={busy}>
              {t('account.passwordPage.submit')}
            </Button>
            <Link
              to={to('/password/forgot')}
              className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
            >
              {t('account.login.forgot')}
            </Link>
          </div>
        </Form>
      </div>
    </AccountFrame>
  )
}

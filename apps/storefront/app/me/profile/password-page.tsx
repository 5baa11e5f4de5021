import { getUser } from '@filiera/contract/customers/account'
import { changePassword } from '@filiera/contract/customers/passwords'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { hasErrors, PASSWORD_MIN } from '../../state/session/sign-in-form.state.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import { useOutcome } from '../frame/use-outcome.ts'
import { useNewPasswordError } from '../login/new-password-error.ts'
import { NewPasswordField } from '../login/new-password-field.tsx'
import { checkPasswordChange, type PasswordErrors, passwordErrorsOf } from '../login/password-form.state.ts'
import type { Route } from './+types/password-page'

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

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): Answer => ({ ...nothing, code: UNREACHED }))
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

import { getUser } from '@filiera/contract/account'
import { changeUsername } from '@filiera/contract/own-data'
import { isEmail } from '@filiera/domain/email'
import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation } from 'react-router'
import { Button } from '../design/button.tsx'
import { Field } from '../design/field.tsx'
import { Notice } from '../design/notice.tsx'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/email-page'
import { AccountFrame } from './account-frame.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { useKeptInput } from './kept-input.ts'
import { PasswordField } from './password-field.tsx'
import { refuse, requireSession } from './require-session.ts'
import { hasErrors, readSignIn } from './sign-in-form.state.ts'
import { useOutcome } from './use-outcome.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const user = await context.get(backendContext)(getUser, {})
  if (!user.ok) return refuse(user.problem, request, session)
  return { username: user.value.username }
}

type Errors = { username?: 'email' | 'emailRefused'; password?: 'passwordMissing' | 'passwordWrong' }
type Answer = { username: string; done: boolean; errors: Errors; code: string | null }

/** Asks for another e-mail address; it counts once links at the old and the new one were followed. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { username, password } = readSignIn(await request.formData())
  const errors: Errors = {
    ...(isEmail(username) ? {} : { username: 'email' }),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  }
  const answerWith = (rest: Partial<Answer>, status = 200) =>
    data<Answer>({ username, done: false, errors: {}, code: null, ...rest }, { status })
  if (hasErrors(errors)) return answerWith({ errors }, 422)
  const result = await context.get(backendContext)(changeUsername, { body: { username, password } })
  if (result.ok) return answerWith({ done: true })
  const { code, status, fields } = result.problem
  if (code === 'not_signed_in') return refuse(result.problem, request, session)
  if (code === 'wrong_password') return answerWith({ errors: { password: 'passwordWrong' } }, status)
  const isRefused = fields?.some(({ field }) => field === 'username') ?? false
  return answerWith(isRefused ? { errors: { username: 'emailRefused' } } : { code }, status)
}

/** The two links that make the change, so that nobody can take an account away. */
function TwoLinks() {
  const { t } = useTranslation()
  return (
    <ol className="mb-6 grid gap-2.5 text-ink-2">
      {([1, 2, 3] as const).map((step) => (
        <li key={step} className="grid grid-cols-[28px_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-selected text-sm font-semibold text-on-selected"
          >
            {step}
          </span>
          <span className="pt-0.5">{t(`account.emailPage.step${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const form = useKeptInput(actionData)
  useOutcome(actionData, 'email_change')
  const errors = actionData?.errors ?? {}
  const email = errors.username && t(`account.error.${errors.username}`)
  const password = errors.password && t(`account.error.${errors.password}`)
  const summary = [
    ...(email ? [{ field: 'username', text: email }] : []),
    ...(password ? [{ field: 'password', text: password }] : []),
  ]
  return (
    <AccountFrame title={t('account.emailPage.title')}>
      <div className="max-w-[560px]">
        <p className="mb-5 wrap-anywhere text-ink-2">
          {t('account.emailPage.now')} <b className="font-semibold text-ink">{loaderData.username}</b>
        </p>
        {actionData?.done ? (
          <Notice type="success" live title={t('notices.email_sent.title')}>
            <span className="wrap-anywhere">
              {t('account.emailPage.sent', { old: loaderData.username, new: actionData.username })}
            </span>
          </Notice>
        ) : (
          <>
            <TwoLinks />
            <div className="mb-5 empty:hidden">
              <FormRefusal
                event="email_change"
                code={actionData?.code ?? null}
                errors={summary}
                answer={actionData}
              />
            </div>
            <Form method="post" className="grid gap-5" noValidate ref={form}>
              <Field
                id="username"
                name="username"
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                defaultValue={actionData?.username ?? ''}
                label={t('account.emailPage.new')}
                error={email}
              />
              <PasswordField
                id="password"
                name="password"
                autoComplete="current-password"
                label={t('account.emailPage.password')}
                error={password}
              />
              <div>
                <Button type="submit" disabled={busy}>
                  {t('account.emailPage.submit')}
                </Button>
              </div>
            </Form>
          </>
        )}
      </div>
    </AccountFrame>
  )
}

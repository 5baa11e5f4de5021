import { getUser } from '@filiera/contract/customers/account'
import { changeUsername } from '@filiera/contract/customers/own-data'
import { isEmail } from '@filiera/domain/places/email'
import type { Ref } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { hasErrors, PASSWORD_MAX, readSignIn } from '../../state/session/sign-in-form.state.ts'
import { useStoredInput } from '../../state/session/stored-input.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import { useOutcome } from '../frame/use-outcome.ts'
import type { Route } from './+types/email-page'

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
    ...(password.length > PASSWORD_MAX ? { password: 'passwordWrong' } : {}),
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

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer => ({
      username: readSignIn(form).username,
      done: false,
      errors: {},
      code: UNREACHED,
    }),
  )
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

function Fields({
  username,
  email,
  password,
  form,
}: {
  username: string
  /** What is wrong with the fields. */
  email: string | undefined
  password: string | undefined
  form: Ref<HTMLFormElement>
}) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-5" noValidate ref={form}>
      <EmailField
        id="username"
        name="username"
        defaultValue={username}
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
  )
}

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const form = useStoredInput(actionData)
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
            <Fields username={actionData?.username ?? ''} email={email} password={password} form={form} />
          </>
        )}
      </div>
    </AccountFrame>
  )
}

import { register, resendConfirmation } from '@filiera/contract/customers/account'
import { data, Form, Link, useNavigation } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { ownAddress } from '../../state/session/own-address.ts'
import { useSignInErrorTexts } from '../../state/session/sign-in-error-texts.ts'
import {
  checkRegistration,
  errorsOfFields,
  hasErrors,
  PASSWORD_MIN,
  readSignIn,
  type SignInErrors,
} from '../../state/session/sign-in-form.state.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/register-page'
import { AuthFrame } from './auth-frame.tsx'
import { useWithNext } from './use-with-next.ts'

export const handle = { frame: 'bare' as const }

type Answer = {
  username: string
  errors: SignInErrors
  /** Characters that the password still lacks. */
  missing: number
  code: string | null
  /** The mail is on its way; `again` when it was asked for once more. */
  sent: false | 'first' | 'again'
}

const answerWith = (username: string, rest: Partial<Answer>, status = 200) =>
  data({ username, errors: {}, missing: 0, code: null, sent: false, ...rest } satisfies Answer, { status })

/** Creates an account, or mails the link again (`intent=resend`); the answer is the same for a known address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  const fields = readSignIn(form)
  if (form.get('intent') === 'resend') {
    const sent = await backend(resendConfirmation, { body: { username: fields.username } })
    if (sent.ok) return answerWith(fields.username, { sent: 'again' })
    return answerWith(fields.username, { sent: 'first', code: sent.problem.code }, sent.problem.status)
  }
  const errors = checkRegistration(fields)
  const missing = Math.max(0, PASSWORD_MIN - fields.password.length)
  if (hasErrors(errors)) return answerWith(fields.username, { errors, missing }, 422)
  const { pathname, searchParams } = new URL(request.url)
  const locale = languageOfPath(pathname)
  const next = ownAddress(searchParams.get('next'), '')
  if (next) context.get(sessionContext).remember(next)
  const result = await backend(register, { body: { ...fields, seller: false, locale } })
  if (result.ok) return answerWith(fields.username, { sent: 'first' })
  const { code, status, fields: named } = result.problem
  return answerWith(fields.username, { errors: errorsOfFields(named), code }, status)
}

/** Without an answer of the storefront: the form, or the page with the way to another mail, says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer => ({
      username: readSignIn(form).username,
      errors: {},
      missing: 0,
      code: UNREACHED,
      sent: form.get('intent') === 'resend' && 'first',
    }),
  )
}

function CheckYourMail({ answer }: { answer: Answer }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.register.sentTitle')}</h1>
      <p className="mt-3.5 text-lg wrap-anywhere text-ink-2" role="status">
        {t('account.register.sentText', { email: answer.username })}
      </p>
      <p className="mt-5 mb-3 text-[0.9375rem] text-ink-2">{t('account.register.sentNone')}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="username" value={answer.username} />
        <Button type="submit" variant="outline">
          {t('account.login.resend')}
        </Button>
      </Form>
      {answer.sent === 'again' && (
        <Notice type="success" live className="mt-4">
          {t('account.login.resent')}
        </Notice>
      )}
      {answer.code && <FailedNotice event="resend_confirmation" code={answer.code} className="mt-4" />}
    </>
  )
}

function RegisterForm({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const errors = useSignInErrorTexts(answer?.errors ?? {}, answer?.missing ?? 0)
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.register.title')}</h1>
      <p className="mt-2.5 mb-5 text-ink-2">{t('account.register.lead')}</p>
      <div className="mb-5 empty:hidden">
        <FormRefusal event="register" code={answer?.code ?? null} errors={errors.summary} answer={answer} />
      </div>
      <Form method="post" className="grid gap-5" noValidate>
        <EmailField
          id="username"
          name="username"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={answer?.username ?? ''}
          label={t('account.email')}
          error={errors.email}
        />
        <PasswordField
          id="password"
          name="password"
          autoComplete="new-password"
          enterKeyHint="go"
          label={t('account.password')}
          hint={t('account.passwordHint')}
          error={errors.password}
        />
        <Button type="submit" full disabled={busy}>
          {t('account.register.submit')}
        </Button>
      </Form>
    </>
  )
}

export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const withNext = useWithNext()
  return (
    <AuthFrame>
      <PersonalHead
        title={actionData?.sent ? t('account.register.sentTitle') : t('account.register.title')}
      />
      {actionData?.sent ? <CheckYourMail answer={actionData} /> : <RegisterForm answer={actionData} />}
      <p className="mt-5 mb-4 text-center text-[0.9375rem] text-ink-2">{t('account.register.have')}</p>
      <Link to={withNext('/login')} className={buttonClass({ variant: 'outline', full: true })}>
        {t('account.login.title')}
      </Link>
    </AuthFrame>
  )
}

import { confirmRegistration, resendConfirmation } from '@filiera/contract/customers/account'
import { data, Form, useNavigation } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { useAfterSignIn } from '../../state/session/after-sign-in.ts'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { PASSWORD_MIN, readSignIn } from '../../state/session/sign-in-form.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/confirm-page'
import { AuthFrame } from './auth-frame.tsx'
import { enterByLink, type LinkAnswer, LinkForm, linkCode, postedToken, tokenOf } from './mailed-link.tsx'
import { useNewPasswordError } from './new-password-error.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { type NewPasswordFault, newPasswordFault, passwordErrorsOf } from './password-form.state.ts'

export const handle = { frame: 'bare' as const }

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) })

/**
 * `mail` is what became of the new link that was asked for (`intent=resend`): a problem's code, or that it was sent. `choosing` is true
 * once a password is asked for, `fault` what is wrong with the one that was sent, `missing` the characters that it lacks.
 */
type Answer = LinkAnswer & {
  mail?: string
  choosing?: boolean
  fault?: NewPasswordFault | undefined
  missing?: number
}

/** Follows the link, with the password that was chosen where one was asked for. */
async function confirm(form: FormData, args: Route.ActionArgs) {
  const choosing = form.has('password')
  const password = String(form.get('password') ?? '')
  const fault = choosing ? newPasswordFault(password) : null
  if (fault) {
    const missing = Math.max(0, PASSWORD_MIN - password.length)
    return data<Answer>({ code: null, choosing, fault, missing }, { status: 422 })
  }
  const body = { token: postedToken(form), ...(choosing ? { password } : {}) }
  const result = await args.context.get(backendContext)(confirmRegistration, { body })
  if (result.ok) return enterByLink(result.value, form, args)
  const { code, status } = result.problem
  const refused = passwordErrorsOf(result.problem).newPassword
  if (code === 'choose_password' || refused)
    return data<Answer>({ code: null, choosing: true, fault: refused }, { status })
  return data<Answer>({ code: linkCode(code), choosing }, { status })
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  if (form.get('intent') !== 'resend') return confirm(form, args)
  const { username } = readSignIn(form)
  const sent = await args.context.get(backendContext)(resendConfirmation, { body: { username } })
  const [mail, status] = sent.ok ? ['sent', 200] : [sent.problem.code, sent.problem.status]
  return data<Answer>({ code: null, mail }, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer =>
      form.get('intent') === 'resend'
        ? { code: null, mail: UNREACHED }
        : { code: UNREACHED, choosing: form.has('password') },
  )
}

/** For a link that was used or is too old; `mail` as in the answer. */
function AskAgain({ mail }: { mail: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.confirm.invalidTitle')}</h1>
      <p className="mt-3.5 mb-5 text-ink-2">{t('account.confirm.invalidText')}</p>
      <div className="mb-4 empty:hidden">
        {mail === 'sent' && (
          <Notice type="success" live>
            {t('account.login.resent')}
          </Notice>
        )}
        {mail === undefined && <FailedNotice event="confirm" code="invalid_token" />}
        {mail && mail !== 'sent' && <FailedNotice event="resend_confirmation" code={mail} />}
      </div>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="resend" />
        <Field
          name="username"
          type="email"
          autoComplete="username"
          maxLength={254}
          label={t('account.email')}
          required
        />
        <Button type="submit" full>
          {t('account.login.resend')}
        </Button>
      </Form>
    </>
  )
}

/** For an address that was registered more than once: any of the passwords given then may be a stranger's. */
function ChoosePassword({ token, answer }: { token: string; answer: Answer }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const error = useNewPasswordError()(answer.fault, answer.missing ?? 0)
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.confirm.chooseTitle')}</h1>
      <p className="mt-3.5 mb-5 text-ink-2">{t('account.confirm.chooseText')}</p>
      <div className="mb-5 empty:hidden">
        <FormRefusal
          event="confirm"
          code={answer.code}
          errors={error ? [{ field: 'password', text: error }] : []}
          answer={answer}
        />
      </div>
      <Form method="post" className="grid gap-5" noValidate>
        <EnhancedMark />
        <input type="hidden" name="token" value={token} />
        <NewPasswordField name="password" label={t('account.newPassword')} error={error} />
        <Button type="submit" full disabled={busy}>
          {t('account.confirm.submit')}
        </Button>
      </Form>
    </>
  )
}

/** What the link asks for next. */
function Step({ token, answer }: { token: string; answer: Answer | undefined }) {
  const { t } = useTranslation()
  const code = answer?.code ?? null
  if (code === 'invalid_token' || token === '' || answer?.mail) return <AskAgain mail={answer?.mail} />
  if (answer?.choosing) return <ChoosePassword token={token} answer={answer} />
  return (
    <LinkForm
      token={token}
      title={t('account.confirm.title')}
      text={t('account.confirm.text')}
      submit={t('account.confirm.submit')}
      event="confirm"
      code={code}
    />
  )
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: Answer | undefined = actionData
  useAfterSignIn(answer?.opened, 'confirm')
  return (
    <AuthFrame>
      <PersonalHead title={t('account.confirm.title')} />
      <Step token={loaderData.token} answer={answer} />
    </AuthFrame>
  )
}

import { login, resendConfirmation } from '@filiera/contract/customers/account'
import type { Problem } from '@filiera/contract/problem'
import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { unanswered } from '../../browser/call-api.ts'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { ErrorSummary, type SummaryError } from '../../frame/forms/error-summary.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { dispatchAuth } from '../../state/auth/auth-store.ts'
import { useCartStore } from '../../state/cart/cart-store.ts'
import { mergeOnServer } from '../../state/cart/merge-on-server.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { useAfterSignIn } from '../../state/session/after-sign-in.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { ownAddress } from '../../state/session/own-address.ts'
import {
  checkLogin,
  hasErrors,
  readSignIn,
  type SignInErrors,
} from '../../state/session/sign-in-form.state.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { ShoppingBasket } from '../../ui/icons/frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/login-page'
import { AuthFrame } from './auth-frame.tsx'
import { useWithNext } from './use-with-next.ts'

export const handle = { frame: 'bare' as const }

type Refused = {
  username: string
  errors: SignInErrors
  code: string | null
  /** Of a login that failed. */
  problem: Problem | null
  resent: boolean
  opened?: undefined
}

const refused = (username: string, rest: Partial<Refused>, status: number) =>
  data({ username, errors: {}, code: null, problem: null, resent: false, ...rest } satisfies Refused, {
    status,
  })

/** Logs in, or mails a new confirmation link (`intent=resend`); works as a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  const session = context.get(sessionContext)
  const { pathname, searchParams } = new URL(request.url)
  const home = localPath(languageOfPath(pathname), '/account')
  const wanted = ownAddress(searchParams.get('next'), '')
  const next = wanted || home
  const fields = readSignIn(form)
  if (form.get('intent') === 'resend') {
    // the mailed link leads there, too
    if (wanted) session.remember(wanted)
    const sent = await backend(resendConfirmation, { body: { username: fields.username } })
    return refused(
      fields.username,
      sent.ok ? { resent: true } : { code: sent.problem.code },
      sent.ok ? 200 : sent.problem.status,
    )
  }
  const errors = checkLogin(fields)
  if (hasErrors(errors)) return refused(fields.username, { errors }, 422)
  const result = await backend(login, { body: fields })
  if (!result.ok) {
    const { code, status } = result.problem
    // a link that is mailed now, to confirm or to log in, leads there, too
    if (wanted) session.remember(wanted)
    return refused(fields.username, { code, problem: result.problem }, status)
  }
  const { token, expiresAt, ...opened } = result.value
  const customer = session.open({ token, expiresAt })
  if (isEnhanced(form)) return { opened: { session: opened, next } }
  const language = languageOfPath(new URL(request.url).pathname)
  return redirect(await mergeOnServer(backend, customer, { next, language }), 303)
}

/**
 * Specification §4: a login request clears the user, a failure stays logged out with its error. Without an answer of the storefront
 * the form says so.
 */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  const fields = readSignIn(form)
  const isLogin = form.get('intent') !== 'resend' && !hasErrors(checkLogin(fields))
  if (isLogin) dispatchAuth({ type: 'login_request' })
  const answer = await answerUnreached(
    args,
    (): Refused => ({
      username: fields.username,
      errors: {},
      code: UNREACHED,
      problem: isLogin ? unanswered : null,
      resent: false,
    }),
  )
  const said = 'data' in answer ? answer.data : answer
  if ('problem' in said && said.problem) dispatchAuth({ type: 'login_error', problem: said.problem })
  return answer
}

function Resend({ username }: { username: string }) {
  const { t } = useTranslation()
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="username" value={username} />
      <Button type="submit" variant="outline" size="small">
        {t('account.login.resend')}
      </Button>
    </Form>
  )
}

/** Why the login was refused, in words that help: wrong data, not confirmed yet, too many attempts. */
function Refusal({ answer }: { answer: Refused }) {
  const { t } = useTranslation()
  const { code, username } = answer
  if (code === null) return null
  if (code === 'wrong_credentials') {
    return <FormRefusal event="login" code={code} errors={[]} answer={answer} />
  }
  return (
    <ErrorSummary errors={[]} answer={answer}>
      <p className="font-semibold">{t(`notices.because.${explainedCode(code) ?? 'unavailable'}`)}</p>
      {code === 'email_not_confirmed' && <Resend username={username} />}
    </ErrorSummary>
  )
}

/** What happened before: a session that ended, a cart that waits, an answer. */
function Notes({ answer, summary }: { answer: Refused | undefined; summary: readonly SummaryError[] }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const articles = useCartStore((state) => (state.owner === 'visitor' ? state.cartTotal : 0))
  return (
    <div className="mb-5 grid gap-4 empty:hidden">
      {search.get('why') === 'ended' && !answer && (
        <Notice type="warning" live title={t('account.login.ended')}>
          {t('account.login.endedText')}
        </Notice>
      )}
      {articles > 0 && (
        <p className="grid grid-cols-[24px_1fr] gap-3 rounded-control bg-quiet px-4 py-3.5 text-[0.9375rem] text-ink-2">
          <ShoppingBasket size={22} className="text-link" />
          {t('account.login.merge', { count: articles })}
        </p>
      )}
      {search.has('deleted') && <DoneNotice event="account_delete" />}
      {search.has('goodbye') && <DoneNotice event="logout" />}
      {answer?.resent && (
        <Notice type="success" live>
          {t('account.login.resent')} {search.get('next') && t('account.login.resentNext')}
        </Notice>
      )}
      {answer && <Refusal answer={answer} />}
      <ErrorSummary errors={summary} answer={answer} />
    </div>
  )
}

function Fields({
  answer,
  emailError,
  passwordError,
}: {
  answer: Refused | undefined
  emailError: string | undefined
  passwordError: string | undefined
}) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const withNext = useWithNext()
  return (
    <Form method="post" className="grid gap-5" noValidate>
      <EnhancedMark />
      <EmailField
        id="username"
        name="username"
        autoComplete="username"
        enterKeyHint="next"
        defaultValue={answer?.username ?? ''}
        label={t('account.email')}
        error={emailError}
      />
      <PasswordField
        id="password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        label={t('account.password')}
        error={passwordError}
      />
      <p className="-mt-3.5">
        <Link
          to={withNext('/password/forgot')}
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4"
        >
          {t('account.login.forgot')}
        </Link>
      </p>
      <Button type="submit" full disabled={busy}>
        {t('account.login.submit')}
      </Button>
    </Form>
  )
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [search] = useSearchParams()
  const answer = actionData?.opened ? undefined : actionData
  useAfterSignIn(actionData?.opened, 'login')
  const next = search.get('next')
  const isEnded = search.get('why') === 'ended'
  const withNext = useWithNext()
  const emailError = answer?.errors.username && t('account.error.email')
  const passwordError = answer?.errors.password && t(`account.error.${answer.errors.password}`)
  const summary = [
    ...(emailError ? [{ field: 'username', text: emailError }] : []),
    ...(passwordError ? [{ field: 'password', text: passwordError }] : []),
  ]
  return (
    <AuthFrame
      foot={
        <>
          {t('account.login.stay')}{' '}
          <Link to={to('/legal/privacy')} className="font-semibold text-link underline underline-offset-4">
            {t('account.privacy')}
          </Link>
        </>
      }
    >
      <PersonalHead title={t('account.login.title')} />
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.login.title')}</h1>
      <p className="mt-2.5 mb-5 text-ink-2">
        {!isEnded && t(next ? 'account.login.leadNext' : 'account.login.lead')}
      </p>
      <Notes answer={answer} summary={summary} />
      <Fields answer={answer} emailError={emailError} passwordError={passwordError} />
      <p className="mt-5 mb-4 text-center text-[0.9375rem] text-ink-2">{t('account.login.none')}</p>
      <Link to={withNext('/register')} className={buttonClass({ variant: 'outline', full: true })}>
        {t('account.login.register')}
      </Link>
    </AuthFrame>
  )
}

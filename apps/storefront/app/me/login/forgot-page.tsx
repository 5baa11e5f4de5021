import { requestPasswordReset } from '@filiera/contract/customers/passwords'
import { isEmail } from '@filiera/domain/places/email'
import { data, Form, Link, useNavigation } from 'react-router'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { ownAddress } from '../../state/session/own-address.ts'
import { readSignIn } from '../../state/session/sign-in-form.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { useOutcome } from '../frame/use-outcome.ts'
import type { Route } from './+types/forgot-page'
import { AuthFrame } from './auth-frame.tsx'
import { useWithNext } from './use-with-next.ts'

export const handle = { frame: 'bare' as const }

/** Asks for a reset link; the answer is the same for an unknown address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { username } = readSignIn(await request.formData())
  if (!isEmail(username)) {
    return data({ username, done: false, isWrong: true, code: null }, { status: 422 })
  }
  // the login after the new password leads there, too
  const next = ownAddress(new URL(request.url).searchParams.get('next'), '')
  if (next) context.get(sessionContext).remember(next)
  const sent = await context.get(backendContext)(requestPasswordReset, { body: { username } })
  if (sent.ok) return data({ username, done: true, isWrong: false, code: null })
  return data(
    { username, done: false, isWrong: false, code: sent.problem.code },
    { status: sent.problem.status },
  )
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({
    username: readSignIn(form).username,
    done: false,
    isWrong: false,
    code: UNREACHED,
  }))
}

function CheckYourMail({ username }: { username: string }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.forgot.sentTitle')}</h1>
      <p className="mt-3.5 text-lg wrap-anywhere text-ink-2" role="status">
        {t('account.forgot.sentText', { email: username })}
      </p>
      <p className="mt-5 mb-3 text-[0.9375rem] text-ink-2">{t('account.forgot.sentNone')}</p>
      <Form method="post">
        <input type="hidden" name="username" value={username} />
        <Button type="submit" variant="outline">
          {t('account.login.resend')}
        </Button>
      </Form>
    </>
  )
}

export default function ForgotPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const withNext = useWithNext()
  const busy = useNavigation().state !== 'idle'
  useOutcome(actionData, 'password_reset_request')
  const error = actionData?.isWrong ? t('account.error.email') : undefined
  return (
    <AuthFrame>
      <PersonalHead title={actionData?.done ? t('account.forgot.sentTitle') : t('account.forgot.title')} />
      {actionData?.done ? (
        <CheckYourMail username={actionData.username} />
      ) : (
        <>
          <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.forgot.title')}</h1>
          <p className="mt-2.5 mb-5 text-ink-2">{t('account.forgot.lead')}</p>
          <div className="mb-5 empty:hidden">
            <FormRefusal
              event="password_reset_request"
              code={actionData?.code ?? null}
              errors={error ? [{ field: 'username', text: error }] : []}
              answer={actionData}
            />
          </div>
          <Form method="post" className="grid gap-5" noValidate>
            <EmailField
              id="username"
              name="username"
              autoComplete="username"
              enterKeyHint="send"
              defaultValue={actionData?.username ?? ''}
              label={t('account.email')}
              error={error}
            />
            <Button type="submit" full disabled={busy}>
              {t('account.forgot.submit')}
            </Button>
          </Form>
        </>
      )}
      <Link to={withNext('/login')} className={buttonClass({ variant: 'quiet', full: true })}>
        {t('account.forgot.back')}
      </Link>
    </AuthFrame>
  )
}

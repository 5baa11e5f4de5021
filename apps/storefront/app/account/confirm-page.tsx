import { confirmRegistration, resendConfirmation } from '@filiera/contract/account'
import { useTranslation } from 'react-i18next'
import { data, Form, redirect, useNavigation } from 'react-router'
import { mergeOnServer } from '../cart/merge-on-server.ts'
import { Button } from '../design/button.tsx'
import { Field } from '../design/field.tsx'
import { Notice } from '../design/notice.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/confirm-page'
import { useAfterSignIn } from './after-sign-in.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EnhancedMark, isEnhanced } from './enhanced-mark.tsx'
import { FailedNotice } from './failed-notice.tsx'
import { PersonalHead } from './personal-head.tsx'
import { readSignIn } from './sign-in-form.state.ts'

export const handle = { frame: 'bare' as const }

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

/** Confirms by a button, so that programs which open every link of a mail do not use it up. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  if (form.get('intent') === 'resend') {
    const sent = await backend(resendConfirmation, { body: { username: readSignIn(form).username } })
    return data(
      { resent: sent.ok, code: null, mailCode: sent.ok ? null : sent.problem.code, opened: undefined },
      { status: sent.ok ? 200 : sent.problem.status },
    )
  }
  const token = form.get('token')
  const result = await backend(confirmRegistration, {
    body: { token: typeof token === 'string' ? token : '' },
  })
  if (!result.ok) {
    const { code, status } = result.problem
    const isUsed = code === 'invalid_token' || code === 'invalid_body'
    return data(
      { resent: false, code: isUsed ? 'invalid_token' : code, mailCode: null, opened: undefined },
      { status },
    )
  }
  const { token: opaque, expiresAt, ...session } = result.value
  const customer = context.get(sessionContext).open({ token: opaque, expiresAt })
  const next = localPath(languageOfPath(new URL(request.url).pathname), '/account')
  if (isEnhanced(form)) return { opened: { session, next } }
  await mergeOnServer(backend, customer)
  return redirect(next, 303)
}

type AskAgainProps = {
  resent: boolean
  /** Why the address was not confirmed. */
  code: string | null
  /** Why no new link was sent. */
  mailCode: string | null
}

function AskAgain({ resent, code, mailCode }: AskAgainProps) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-[33px] md:text-[44px]">{t('account.confirm.invalidTitle')}</h1>
      <p className="mt-3.5 mb-5 text-ink-2">{t('account.confirm.invalidText')}</p>
      <div className="mb-4 empty:hidden">
        {resent && (
          <Notice type="success" live>
            {t('account.login.resent')}
          </Notice>
        )}
        {code && <FailedNotice event="confirm" code={code} />}
        {mailCode && <FailedNotice event="resend_confirmation" code={mailCode} />}
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

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  useAfterSignIn(actionData?.opened, 'confirm')
  const answer = actionData?.opened ? undefined : actionData
  return (
    <AuthFrame>
      <PersonalHead title={t('account.confirm.title')} />
      {answer || loaderData.token === '' ? (
        <AskAgain
          resent={answer?.resent ?? false}
          code={answer ? answer.code : 'invalid_token'}
          mailCode={answer?.mailCode ?? null}
        />
      ) : (
        <>
          <h1 className="text-[33px] md:text-[44px]">{t('account.confirm.title')}</h1>
          <p className="mt-3.5 mb-6 text-lg text-ink-2">{t('account.confirm.text')}</p>
          <Form method="post">
            <EnhancedMark />
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" full disabled={busy}>
              {t('account.confirm.submit')}
            </Button>
          </Form>
        </>
      )}
    </AuthFrame>
  )
}

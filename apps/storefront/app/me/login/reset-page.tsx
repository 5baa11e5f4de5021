import { resetPassword } from '@filiera/contract/customers/passwords'
import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { noticeTypes } from '../../notices/notice-catalogue.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { forgetAccount } from '../../state/session/forget-account.ts'
import { ownAddress } from '../../state/session/own-address.ts'
import { PASSWORD_MIN } from '../../state/session/sign-in-form.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/reset-page'
import { AuthFrame } from './auth-frame.tsx'
import { useNewPasswordError } from './new-password-error.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { newPasswordFault, passwordErrorsOf } from './password-form.state.ts'
import { useWithNext } from './use-with-next.ts'

export const handle = { frame: 'bare' as const }

/** The link in the address is a key: no other site may learn it (D22). */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

const nothing = { done: false, expired: false, fault: undefined, missing: 0, code: null, next: '' }

/** Sets the password by the mailed link; every session ends, the one of this browser too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [token, password] = ['token', 'password'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }) as [string, string]
  const fault = newPasswordFault(password)
  if (fault) {
    const missing = Math.max(0, PASSWORD_MIN - password.length)
    return data({ ...nothing, fault, missing }, { status: 422 })
  }
  const result = await context.get(backendContext)(resetPassword, { body: { token, password } })
  if (result.ok) {
    const session = context.get(sessionContext)
    session.close()
    return data({ ...nothing, done: true, next: ownAddress(session.recall(), '') })
  }
  const { code, status, fields } = result.problem
  const isTokenWrong = fields?.some(({ field }) => field === 'token') ?? false
  if (code === 'invalid_token' || isTokenWrong) return data({ ...nothing, expired: true }, { status })
  const refused = passwordErrorsOf(result.problem).newPassword
  return data({ ...nothing, fault: refused, code: refused ? null : code }, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, () => ({ ...nothing, code: UNREACHED }))
}

/** What to do when there is nothing to fill in: the link is used up, or the work is done. */
function WayOn({ done, next }: { done: boolean; next: string }) {
  const { t } = useTranslation()
  const withNext = useWithNext(next)
  const key = done ? 'pwd_reset' : 'pwd_reset_error'
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">
        {done ? t('account.reset.doneTitle') : t('account.reset.expiredTitle')}
      </h1>
      <div className="mt-3.5 mb-6" data-notice={key} data-type={noticeTypes[key]}>
        <Notice type={noticeTypes[key]} live title={t(`notices.${key}.title`)}>
          {done ? t('account.reset.doneText') : t('account.reset.expiredText')}
        </Notice>
      </div>
      <LinkButton to={withNext(done ? '/login' : '/password/forgot')} full>
        {done ? t('account.login.title') : t('account.reset.again')}
      </LinkButton>
    </>
  )
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const words = useNewPasswordError()
  const isDone = actionData?.done ?? false
  useEffect(() => {
    if (isDone) forgetAccount()
  }, [isDone])
  const error = words(actionData?.fault, actionData?.missing ?? 0)
  const isOver = isDone || actionData?.expired || loaderData.token === ''
  return (
    <AuthFrame>
      <PersonalHead title={t('account.reset.title')} />
      {isOver ? (
        <WayOn done={isDone} next={actionData?.next ?? ''} />
      ) : (
        <>
          <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.reset.title')}</h1>
          <p className="mt-2.5 mb-5 text-ink-2">{t('account.reset.lead')}</p>
          <div className="mb-5 empty:hidden">
            <FormRefusal
              event="password_reset"
              code={actionData?.code ?? null}
              errors={error ? [{ field: 'password', text: error }] : []}
              answer={actionData}
            />
          </div>
          <Form method="post" className="grid gap-5" noValidate>
            <input type="hidden" name="token" value={loaderData.token} />
            <NewPasswordField name="password" label={t('account.newPassword')} error={error} />
            <Button type="submit" full disabled={busy}>
              {t('account.reset.submit')}
            </Button>
          </Form>
        </>
      )}
    </AuthFrame>
  )
}

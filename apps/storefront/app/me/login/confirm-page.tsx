import { confirmRegistration, resendConfirmation } from '@filiera/contract/customers/account'
import { useTranslation } from 'react-i18next'
import { data, Form } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { useAfterSignIn } from '../../state/session/after-sign-in.ts'
import { readSignIn } from '../../state/session/sign-in-form.state.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/confirm-page'
import { AuthFrame } from './auth-frame.tsx'
import { type LinkAnswer, LinkForm, openByLink, tokenOf } from './mailed-link.tsx'

export const handle = { frame: 'bare' as const }

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) })

/** `mail` is what became of the new link that was asked for (`intent=resend`): a problem's code, or that it was sent. */
type Answer = LinkAnswer & { mail?: string }

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  if (form.get('intent') !== 'resend') return openByLink(confirmRegistration, form, args)
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
      form.get('intent') === 'resend' ? { code: null, mail: UNREACHED } : { code: UNREACHED },
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

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: Answer | undefined = actionData
  useAfterSignIn(answer?.opened, 'confirm')
  const isInvalid = answer?.code === 'invalid_token' || loaderData.token === ''
  return (
    <AuthFrame>
      <PersonalHead title={t('account.confirm.title')} />
      {isInvalid || answer?.mail ? (
        <AskAgain mail={answer?.mail} />
      ) : (
        <LinkForm
          token={loaderData.token}
          title={t('account.confirm.title')}
          text={t('account.confirm.text')}
          submit={t('account.confirm.submit')}
          event="confirm"
          code={answer?.code ?? null}
        />
      )}
    </AuthFrame>
  )
}

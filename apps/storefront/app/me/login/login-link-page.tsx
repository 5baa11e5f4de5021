import { loginByLink } from '@filiera/contract/customers/account'
import { data } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { useAfterSignIn } from '../../state/session/after-sign-in.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { LinkButton } from '../../ui/forms/button.tsx'
import type { Route } from './+types/login-link-page'
import { AuthFrame } from './auth-frame.tsx'
import { enterByLink, type LinkAnswer, LinkForm, linkCode, postedToken, tokenOf } from './mailed-link.tsx'

export const handle = { frame: 'bare' as const }

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) })

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const result = await args.context.get(backendContext)(loginByLink, { body: { token: postedToken(form) } })
  if (result.ok) return enterByLink(result.value, form, args)
  const { code, status } = result.problem
  return data<LinkAnswer>({ code: linkCode(code) }, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): LinkAnswer => ({ code: UNREACHED }))
}

/** The link was used or is too old: a new password opens the account as well. */
function OtherWays() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.loginLink.invalidTitle')}</h1>
      <p className="mt-3.5 mb-6 text-lg text-ink-2">{t('account.loginLink.invalidText')}</p>
      <div className="grid gap-3">
        <LinkButton to={to('/password/forgot')} full>
          {t('account.loginLink.newPassword')}
        </LinkButton>
        <LinkButton to={to('/login')} variant="outline" full>
          {t('account.login.link')}
        </LinkButton>
      </div>
    </>
  )
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  useAfterSignIn(actionData?.opened, 'login')
  const code = actionData?.code ?? null
  return (
    <AuthFrame>
      <PersonalHead title={t('account.loginLink.title')} />
      {code === 'invalid_token' || loaderData.token === '' ? (
        <OtherWays />
      ) : (
        <LinkForm
          token={loaderData.token}
          title={t('account.loginLink.title')}
          text={t('account.loginLink.text')}
          submit={t('account.loginLink.submit')}
          event="login"
          code={code}
        />
      )}
    </AuthFrame>
  )
}

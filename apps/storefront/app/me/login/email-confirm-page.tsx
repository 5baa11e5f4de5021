import { confirmUsername } from '@filiera/contract/customers/own-data'
import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { useAuthStore } from '../../state/auth/auth-store.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import type { Route } from './+types/email-confirm-page'
import { AuthFrame } from './auth-frame.tsx'

export const handle = { frame: 'bare' as const }

/** The link in the address is a key: no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

type Outcome = 'waiting' | 'changed' | 'invalid' | 'failed'

/** Confirms by a button, so that programs which open every link of a mail do not use it up. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = (await request.formData()).get('token')
  const result = await context.get(backendContext)(confirmUsername, {
    body: { token: typeof token === 'string' ? token : '' },
  })
  if (result.ok) return data({ outcome: result.value.status as Outcome, code: null })
  const { code, status } = result.problem
  const outcome: Outcome = code === 'invalid_token' || code === 'invalid_body' ? 'invalid' : 'failed'
  return data({ outcome, code }, { status })
}

/** Without an answer of the storefront: the page says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, () => ({ outcome: 'failed' as Outcome, code: UNREACHED }))
}

/** What one of the two links brought about, and the way on. */
function Result({ outcome }: { outcome: 'waiting' | 'changed' | 'invalid' }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isGood = outcome !== 'invalid'
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t(`account.emailConfirm.${outcome}Title`)}</h1>
      <p className="mt-3.5 mb-6 text-lg text-ink-2" role={isGood ? 'status' : 'alert'}>
        {t(`account.emailConfirm.${outcome}Text`)}
      </p>
      <LinkButton to={to(isGood ? '/account' : '/account/email')} full>
        {isGood ? t('account.title') : t('account.emailConfirm.again')}
      </LinkButton>
    </>
  )
}

export default function EmailConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const answered = actionData?.outcome
  useEffect(() => {
    // the name in the header is the address, where the customer has no other
    if (answered === 'changed' && useAuthStore.getState().isLoggedIn) {
      void import('../../state/session/check-session.ts').then(({ checkSession }) => checkSession())
    }
  }, [answered])
  const outcome = answered ?? (loaderData.token === '' ? 'invalid' : undefined)
  const because = explainedCode(actionData?.code)
  return (
    <AuthFrame>
      <PersonalHead title={t('account.emailConfirm.title')} />
      {outcome && outcome !== 'failed' ? (
        <Result outcome={outcome} />
      ) : (
        <>
          <h1 className="text-[2.0625rem] md:text-[2.75rem]">{t('account.emailConfirm.title')}</h1>
          <p className="mt-3.5 mb-6 text-lg text-ink-2">{t('account.emailConfirm.text')}</p>
          {outcome === 'failed' && (
            <p role="alert" className="mb-5 font-medium text-error">
              {t(`notices.because.${because ?? 'unavailable'}`)}
            </p>
          )}
          <Form method="post">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" full disabled={busy}>
              {t('account.emailConfirm.submit')}
            </Button>
          </Form>
        </>
      )}
    </AuthFrame>
  )
}

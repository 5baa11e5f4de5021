import { acceptInvitation, readInvitation } from '@filiera/contract/console/people/team'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi, problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { marketplaceName } from '../browser/shop-name.ts'
import { useTitle } from '../browser/use-title.ts'
import { LoginFrame, loginBox } from '../login/login-frame.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field, PasswordField } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { BlockMessage, SkeletonRows } from '../ui/states.tsx'

const LEAST = 10

type Invitation = { shop: string; email: string; hasAccount: boolean; role: string }

/** What is wrong with what was typed; nothing when it can be sent. */
function useFaults(hasAccount: boolean, name: string, password: string, code: string | undefined) {
  const { t } = useTexts()
  const isShort = !hasAccount && password.length < LEAST
  return {
    name: !hasAccount && !name.trim() ? t('team.invitation.nameMissing') : undefined,
    password: !password
      ? t('login.errors.passwordMissing')
      : isShort
        ? t('team.invitation.short', { count: LEAST })
        : undefined,
    refused:
      code === 'invalid_body'
        ? t('team.invitation.common')
        : code === 'wrong_credentials' || code === 'rate_limited' || code === 'login_paused'
          ? t(`login.errors.${code}`)
          : t(code === 'conflict' ? 'team.invitation.known' : 'login.errors.unavailable'),
  }
}

/** Accepts the invitation; `onOver` is called for one that cannot be accepted any more. */
const useAccept = (onOver: () => void) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof acceptInvitation>['body']) => callApi(acceptInvitation, { body }),
    // the page is loaded anew: nothing of another session stays in memory
    onSuccess: () => location.assign('/'),
    onError: (refusal) => {
      if (['invalid_token', 'expired', 'conflict'].includes(problemOf(refusal)?.code ?? '')) onOver()
    },
  })

/** Joins the shop: by the password of the account, or with a new one. */
function AcceptForm({
  token,
  invitation,
  onOver,
}: {
  token: string
  invitation: Invitation
  onOver(): void
}) {
  const { t } = useTexts()
  const { shop, email, hasAccount } = invitation
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useAccept(onOver)
  const faults = useFaults(hasAccount, name, password, problemOf(error)?.code)
  const send = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    if (!faults.name && !faults.password)
      mutate(hasAccount ? { token, password } : { token, newPassword: password, name: name.trim() })
  }
  const wrongPassword = error ? faults.refused : isAsked ? faults.password : undefined
  return (
    <form onSubmit={send} className={loginBox}>
      <div>
        <h1>{t('team.invitation.title', { shop })}</h1>
        <p className="mt-1 text-ink-2">
          {t('team.invitation.lead', { role: invitation.role, shop: marketplaceName() })}
        </p>
      </div>
      <p>{t(hasAccount ? 'team.invitation.hasAccount' : 'team.invitation.isNew', { email })}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {!hasAccount && (
        <Field
          label={t('team.invitation.name')}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isAsked ? faults.name : undefined}
        />
      )}
      <PasswordField
        label={t(hasAccount ? 'login.password' : 'team.invitation.newPassword')}
        maxLength={128}
        value={password}
        onChange={({ target }) => {
          reset()
          setPassword(target.value)
        }}
        error={wrongPassword}
        hint={hasAccount ? undefined : t('team.invitation.rule', { count: LEAST })}
      />
      <Button primary type="submit" disabled={isPending}>
        {t(isPending ? 'login.entering' : 'team.invitation.accept')}
      </Button>
    </form>
  )
}

/** An invitation by its mailed link: what it is about, and the way in. */
export default function InvitationScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  useTitle(t('team.invitation.page'))
  const { data, error, refetch, isPaused } = useQuery({
    ...apiQuery(readInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const code = problemOf(error)?.code
  const isOver = code === 'expired' || code === 'invalid_token' || code === 'invalid_body'
  // without a network it is asked for as soon as there is one
  const isAway = (error !== null && !isOver) || isPaused
  return (
    <LoginFrame>
      {isAway && (
        <div role="alert">
          <BlockMessage
            level={1}
            icon="cloudAlert"
            tone="bad"
            title={t('team.invitation.away.title')}
            actions={
              <Button primary icon="retry" onClick={() => void refetch()}>
                {t('states.retry')}
              </Button>
            }
          >
            <p>{t('team.invitation.away.body')}</p>
          </BlockMessage>
        </div>
      )}
      {isOver && (
        <BlockMessage
          level={1}
          icon="clock"
          tone="warn"
          title={t(`team.invitation.${code === 'expired' ? 'expired' : 'gone'}.title`)}
          actions={<ButtonLink to="/login">{t('login.submit')}</ButtonLink>}
        >
          <p>{t(`team.invitation.${code === 'expired' ? 'expired' : 'gone'}.body`)}</p>
        </BlockMessage>
      )}
      {!isAway && !error && !data && <SkeletonRows rows={2} />}
      {data && !error && (
        <AcceptForm
          token={token}
          invitation={{ ...data, role: t(`shell.role.${data.role}`) }}
          onOver={() => void refetch()}
        />
      )}
    </LoginFrame>
  )
}

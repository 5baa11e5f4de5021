import { getUser, logout } from '@filiera/contract/customers/account'
import { deleteAccount, exportOwnData } from '@filiera/contract/customers/own-data'
import { useEffect } from 'react'
import { data, Form, Link, redirect, useNavigate, useNavigation } from 'react-router'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { announceSuccess } from '../../notices/notices.ts'
import { BrowserMemory } from '../../shop/legal/browser-memory.tsx'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { forgetAccount } from '../../state/session/forget-account.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { PASSWORD_MAX } from '../../state/session/sign-in-form.state.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Download } from '../../ui/icons/pages.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/privacy-page'

/** Where the browser gets everything the shop knows about the customer. */
const EXPORT_ADDRESS = `/api${exportOwnData.path}`

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const user = await context.get(backendContext)(getUser, {})
  if (!user.ok) return refuse(user.problem, request, session)
  return { username: user.value.username }
}

type Answer = {
  deleted: boolean
  clearFailed: boolean
  fault: 'passwordMissing' | 'passwordWrong' | null
  code: string | null
  /** Numbers of the orders that stand in the way. */
  orders: readonly string[]
}

const nothing: Answer = { deleted: false, clearFailed: false, fault: null, code: null, orders: [] }

/** Erases the account (decision 20); `intent=clear` only takes what this browser keeps away, a visitor's too. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const form = await request.formData()
  const language = languageOfPath(new URL(request.url).pathname)
  if (form.get('intent') === 'clear') {
    const left = session.signedIn ? await context.get(backendContext)(logout, {}) : null
    if (left && !left.ok && left.problem.code !== 'not_signed_in') {
      return data<Answer>({ ...nothing, clearFailed: true }, { status: left.problem.status })
    }
    session.forget()
    return redirect(localPath(language, '/legal/cookies#cleared'), 303)
  }
  requireSession(request, session)
  const password = form.get('password')
  const answer = (rest: Partial<Answer>, status: number) => data<Answer>({ ...nothing, ...rest }, { status })
  if (typeof password !== 'string' || password === '') return answer({ fault: 'passwordMissing' }, 422)
  if (password.length > PASSWORD_MAX) return answer({ fault: 'passwordWrong' }, 422)
  const result = await context.get(backendContext)(deleteAccount, { body: { password } })
  if (result.ok) {
    session.close()
    const login = localPath(language, '/login')
    return isEnhanced(form) ? answer({ deleted: true }, 200) : redirect(`${login}?deleted=1`, 303)
  }
  const { code, status, orders = [] } = result.problem
  if (code === 'not_signed_in') return refuse(result.problem, request, session)
  return code === 'wrong_password'
    ? answer({ fault: 'passwordWrong' }, status)
    : answer({ code, orders }, status)
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): Answer => ({ ...nothing, code: UNREACHED }))
}

function Export() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="export">
      <h2 id="export" className="mb-2 text-2xl">
        {t('account.ownData.exportTitle')}
      </h2>
      <p className="mb-4 text-ink-2">{t('account.ownData.exportText')}</p>
      <a href={EXPORT_ADDRESS} download className={buttonClass({ variant: 'outline' })}>
        <Download size={20} />
        {t('account.ownData.export')}
      </a>
    </section>
  )
}

/** The orders that stand in the way of the deletion. */
function OpenOrders({ orders }: { orders: readonly string[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (orders.length === 0) return null
  return (
    <ul>
      {orders.map((order) => (
        <li key={order}>
          <Link
            to={to(`/account/orders/${order}`)}
            className="inline-flex min-h-8 items-center font-semibold text-error underline underline-offset-4"
          >
            {t('account.ownData.openOrder', { order })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function DeleteAccount({ username, answer }: { username: string; answer: Answer | undefined }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const error = answer?.fault ? t(`account.error.${answer.fault}`) : undefined
  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="mb-2 text-2xl">
        {t('account.ownData.deleteTitle')}
      </h2>
      <p className="text-ink-2">{t('account.ownData.deleteText')}</p>
      <dl className="my-4 grid gap-4 md:grid-cols-2">
        {(['gone', 'kept'] as const).map((part) => (
          <div key={part} className="rounded-image border border-line p-4.5">
            <dt className="mb-1 font-semibold">{t(`account.ownData.${part}`)}</dt>
            <dd className="text-[0.9375rem] text-ink-2">{t(`account.ownData.${part}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-4 text-[0.9375rem] text-ink-2">{t('account.ownData.openOrders')}</p>
      <div className="mb-4 empty:hidden">
        <FormRefusal
          event="account_delete"
          code={answer?.code ?? null}
          errors={error ? [{ field: 'password', text: error }] : []}
          answer={answer}
        >
          <OpenOrders orders={answer?.orders ?? []} />
        </FormRefusal>
      </div>
      <Form method="post" className="grid max-w-[480px] gap-5" noValidate>
        <EnhancedMark />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="password"
          name="password"
          autoComplete="current-password"
          label={t('account.ownData.password')}
          error={error}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="danger" disabled={busy}>
            {t('account.ownData.delete')}
          </Button>
          <Link
            to={to('/legal/privacy')}
            className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('account.ownData.policy')}
          </Link>
        </div>
      </Form>
    </section>
  )
}

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const navigate = useNavigate()
  const home = to('/')
  const isDeleted = actionData?.deleted ?? false
  useEffect(() => {
    if (!isDeleted) return
    forgetAccount()
    announceSuccess('account_delete')
    void navigate(home, { replace: true })
  }, [isDeleted, navigate, home])
  return (
    <AccountFrame title={t('account.ownData.title')} lead={t('account.ownData.lead')}>
      <div className="grid max-w-[720px] gap-10">
        <Export />
        <BrowserMemory failed={actionData?.clearFailed ?? false} />
        <DeleteAccount username={loaderData.username} answer={actionData} />
      </div>
    </AccountFrame>
  )
}

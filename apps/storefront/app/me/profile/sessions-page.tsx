import {
  type DeviceSession,
  endSession,
  endSessions,
  listSessions,
} from '@filiera/contract/customers/sessions'
import { formatLongDate, formatMoment } from '@filiera/domain/dates/written-dates'
import { useEffect } from 'react'
import { data, Form, redirect, useNavigate, useNavigation } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { announceSuccess } from '../../notices/notices.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { forgetAccount } from '../../state/session/forget-account.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { focusTitle, isFocusLost } from '../../ui/focus.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Monitor, Smartphone } from '../../ui/icons/pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/sessions-page'
import { readDevice } from './device-name.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const list = await context.get(backendContext)(listSessions, {})
  if (!list.ok) return refuse(list.problem, request, session)
  return { sessions: list.value }
}

/** Ends one session (`id`), or all of them, this one too (`intent=all`). */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const form = await request.formData()
  const backend = context.get(backendContext)
  const id = form.get('id')
  const isAll = form.get('intent') === 'all'
  const result = isAll
    ? await backend(endSessions, {})
    : await backend(endSession, { params: { id: typeof id === 'string' ? id : '' } })
  // what is gone already need not be ended
  if (!result.ok && result.problem.code !== 'not_found') {
    if (result.problem.code === 'not_signed_in') return refuse(result.problem, request, session)
    return data({ ended: null, code: result.problem.code }, { status: result.problem.status })
  }
  const language = languageOfPath(new URL(request.url).pathname)
  if (isAll) session.close()
  if (isEnhanced(form)) return data({ ended: isAll ? ('all' as const) : ('one' as const), code: null })
  return redirect(localPath(language, isAll ? '/login' : '/account/sessions'), 303)
}

/** Without an answer of the storefront: the list stays and says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, () => ({ ended: null, code: UNREACHED }))
}

function SessionRow({ session, busy }: { session: DeviceSession; busy: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { browser, system, isMobile } = readDevice(session.userAgent)
  const Icon = isMobile ? Smartphone : Monitor
  const name =
    browser && system
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  const used = formatMoment(session.lastSeenAt, language)
  return (
    <li
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line px-4.5 py-4 first:border-t-0 md:grid-cols-[24px_minmax(0,1fr)_auto]"
      data-current={session.current}
    >
      <Icon size={22} className="mt-0.5 text-link" />
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold">{name}</b>
          {session.current && (
            <span className="rounded-chip bg-selected px-2.5 py-0.5 text-sm font-semibold text-on-selected">
              {t('account.sessions.current')}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">
          {t('account.sessions.times', { since: formatLongDate(session.createdAt, language), used })}
        </p>
      </div>
      {!session.current && (
        <Form method="post" className="col-start-2 mt-1 md:col-start-3 md:mt-0">
          <EnhancedMark />
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="outline"
            size="small"
            disabled={busy}
            aria-label={t('account.sessions.endNamed', { name, used })}
          >
            {t('account.sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  )
}

export default function SessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const login = to('/login')
  const ended = actionData?.ended
  useEffect(() => {
    if (ended === 'all') {
      forgetAccount()
      announceSuccess('logout')
      void navigate(login, { replace: true })
    }
  }, [ended, navigate, login])
  useEffect(() => {
    // the button that was pressed went away with its device
    if (actionData?.ended === 'one' && isFocusLost()) focusTitle()
  }, [actionData])
  const because = explainedCode(actionData?.code)
  return (
    <AccountFrame title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      <div className="max-w-[720px]">
        <div role="status" className="mb-4 empty:hidden">
          {ended === 'one' && <Notice type="success">{t('account.sessions.endedOne')}</Notice>}
        </div>
        {actionData?.code && (
          <Notice type="error" live title={t('account.sessions.failed')} className="mb-4">
            {t(`notices.because.${because ?? 'unavailable'}`)}
          </Notice>
        )}
        <ul className="rounded-image border border-line">
          {loaderData.sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy} />
          ))}
        </ul>
        <Form method="post" className="mt-6">
          <EnhancedMark />
          <input type="hidden" name="intent" value="all" />
          <Button type="submit" variant="outline" disabled={busy}>
            {t('account.sessions.endAll')}
          </Button>
          <p className="mt-2 text-sm text-ink-3">{t('account.sessions.endAllText')}</p>
        </Form>
      </div>
    </AccountFrame>
  )
}

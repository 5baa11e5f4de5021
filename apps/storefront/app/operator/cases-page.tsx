import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { type getCaseOverview, readCaseQueuePage } from '@filiera/contract/payments/cases'
import type { Language } from '@filiera/domain/languages'
import { mailName } from '@filiera/domain/mail-names'
import { data, redirect } from 'react-router'
import { answerUnreached, UNREACHED } from '../frame/loading/answer-unreached.ts'
import { AccountFrame } from '../me/frame/account-frame.tsx'
import { backendContext, sessionContext } from '../state/server-contexts.ts'
import { leaveEndedSession, refuse, requireSession } from '../state/session/require-session.ts'
import { languageOfPath, localPath } from '../texts/language-path.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/cases-page'
import { CaseCard } from './case-card.tsx'
import { CaseFilter } from './case-filter.tsx'
import { casesSearch, PAGE, readCasesQuery } from './cases-query.state.ts'
import { decideByForm, MAILS, readDecision } from './decide-by-form.ts'
import type { CaseAnswer } from './decision-form.tsx'
import { Forbidden } from './forbidden.tsx'
import { MailCases } from './mail-cases.tsx'
import { Pager } from './pager.tsx'
import { PostponedRefunds } from './postponed-refunds.tsx'
import { StateTabs } from './state-tabs.tsx'

type CaseOverview = EndpointAnswer<typeof getCaseOverview>

/** Names what was given up here: the browser needs none of the other names. */
const nameMails = (givenUp: CaseOverview['givenUp'], language: Language) =>
  givenUp.map((mails) => ({ ...mails, name: mailName(mails.kind, language) }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const query = readCasesQuery(searchParams)
  const { state, kind, search, start } = query
  const filter = { ...(kind ? { kind } : {}), ...(search ? { search } : {}) }
  const page = { state, start: String(start), limit: String(PAGE + 1) }
  const read = await context.get(backendContext)(readCaseQueuePage, { query: { ...page, ...filter } })
  if (!read.ok) {
    if (read.problem.code === 'forbidden') return data(null, { status: 403 })
    return refuse(read.problem, request, session)
  }
  const { cases, overview } = read.value
  return {
    cases: cases.slice(0, PAGE),
    hasMore: cases.length > PAGE,
    query,
    overview: { ...overview, givenUp: nameMails(overview.givenUp, languageOfPath(pathname)) },
    done: (['decided', 'asked'] as const).find((known) => known === searchParams.get('done')) ?? null,
  }
}

/** Decides one case, or those of a kind of mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const decided = await decideByForm(await request.formData(), context.get(backendContext))
  if ('done' in decided) {
    const { pathname, searchParams } = new URL(request.url)
    const here = localPath(languageOfPath(pathname), '/operator/reviews')
    const shown = new URLSearchParams(casesSearch({ ...readCasesQuery(searchParams), start: 0 }))
    shown.set('done', decided.done)
    return redirect(`${here}?${shown}`, 303)
  }
  const { refused, status } = decided
  if (refused.code === 'not_signed_in') return leaveEndedSession(request, session)
  return data<CaseAnswer>(refused, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form): CaseAnswer => ({ ...readDecision(form), code: UNREACHED }))
}

/** Cases that wait for a person of the marketplace. */
export default function CasesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!loaderData) return <Forbidden />
  const { cases, hasMore, query, overview, done } = loaderData
  const { state, kind, search, start } = query
  const here = to('/operator/reviews')
  const at = (asked: Partial<typeof query>) => here + casesSearch({ ...query, start: 0, ...asked })
  const isFiltered = kind !== null || search !== ''
  return (
    <AccountFrame title={t('caseQueue.title')} lead={t('caseQueue.lead')} groups={['operator']}>
      <CaseFilter action={here} query={query} all={at({ kind: null, search: '' })} />
      <StateTabs
        label={t('caseQueue.tabs')}
        current={state}
        tabs={(['open', 'decided'] as const).map((key) => ({
          key,
          to: at({ state: key }),
          text: t(`caseQueue.${key}`),
          count: overview[key],
        }))}
      />
      {done && !actionData && (
        <Notice type="success" live className="mb-5">
          {t(`caseQueue.done.${done}`)}
        </Notice>
      )}
      {state === 'open' && search === '' && start === 0 && (kind ?? 'effect_failed') === 'effect_failed' && (
        <MailCases givenUp={overview.givenUp} answer={actionData?.id === MAILS ? actionData : null} />
      )}
      {cases.length === 0 ? (
        <p className="text-lg text-ink-2">
          {isFiltered
            ? t(`caseQueue.filter.none.${state}`)
            : t(state === 'open' ? 'caseQueue.none' : 'caseQueue.noneDecided')}
        </p>
      ) : (
        <ul className="grid gap-5">
          {cases.map((item) => (
            <li key={item.id}>
              <CaseCard item={item} answer={actionData?.id === item.id ? actionData : null} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        newer={start > 0 ? at({ start: Math.max(0, start - PAGE) }) : null}
        older={hasMore ? at({ start: start + PAGE }) : null}
        texts={
          state === 'open'
            ? { newer: t('caseQueue.older'), older: t('caseQueue.newer') }
            : { newer: t('caseQueue.newer'), older: t('caseQueue.older') }
        }
      />
      {state === 'open' && !isFiltered && <PostponedRefunds refunds={overview.postponed} />}
    </AccountFrame>
  )
}

import type { Problem } from '@filiera/contract/problem'
import { data, redirect } from 'react-router'
import { type NoticeEvent, noticeOnFailure } from '../../notices/notice-for.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import type { VisitorSession } from '../server-contexts.ts'

/** Path of the page behind a request: forms and links that scripts follow ask for its data. */
export function askedPath(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.replace(/\.data$/, '').replace(/\/_(?:root)?$/, '/')
}

/** Path and query of the page that was asked for, without the router's own marks. */
function askedAddress(request: Request): string {
  const { searchParams } = new URL(request.url)
  const pathname = askedPath(request)
  searchParams.delete('_routes')
  searchParams.delete('index')
  const search = searchParams.toString()
  return search ? `${pathname}?${search}` : pathname
}

/** Leads to the login and back here afterwards (decision 2); the login says that a session was lost where one was `ended`. */
export function redirectToLogin(request: Request, why?: 'ended'): Response {
  const { pathname } = new URL(request.url)
  const next = encodeURIComponent(askedAddress(request))
  const because = why ? `&why=${why}` : ''
  return redirect(`${localPath(languageOfPath(pathname), '/login')}?next=${next}${because}`)
}

/** Forgets a session that has ended, and leads to the login. */
export function leaveEndedSession(request: Request, session: VisitorSession): Response {
  session.close()
  return redirectToLogin(request, 'ended')
}

/** Lets only customers pass; who sends a form of theirs has lost the session. @throws a redirect to the login that comes back here */
export function requireSession(request: Request, session: VisitorSession): void {
  if (!session.signedIn) throw redirectToLogin(request, request.method === 'POST' ? 'ended' : undefined)
}

/**
 * Turns a problem of a page's own data into what the router understands: back to the login, or an error page with its status,
 * which says what could not be shown when `event` names it (specification §8).
 */
export function refuse(
  problem: Problem,
  request: Request,
  session: VisitorSession,
  event?: NoticeEvent,
): never {
  if (problem.code === 'not_signed_in') throw leaveEndedSession(request, session)
  const notice = event ? noticeOnFailure(event) : null
  throw data({ code: problem.code, notice }, { status: problem.status })
}

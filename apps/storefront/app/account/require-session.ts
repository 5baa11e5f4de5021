import type { Problem } from '@filiera/contract/problem'
import { data, redirect } from 'react-router'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { type NoticeEvent, noticeOnFailure } from '../notices/notice-for.ts'
import type { VisitorSession } from '../shell/server-contexts.ts'

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

/** Leads to the login and back here afterwards (decision 2). */
export function redirectToLogin(request: Request): Response {
  const { pathname } = new URL(request.url)
  const next = encodeURIComponent(askedAddress(request))
  return redirect(`${localPath(languageOfPath(pathname), '/login')}?next=${next}`)
}

/** Lets only customers pass. @throws a redirect to the login that comes back here */
export function requireSession(request: Request, session: VisitorSession): void {
  if (!session.signedIn) throw redirectToLogin(request)
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
  if (problem.code === 'not_signed_in') {
    session.close()
    throw redirectToLogin(request)
  }
  const notice = event ? noticeOnFailure(event) : null
  throw data({ code: problem.code, notice }, { status: problem.status })
}

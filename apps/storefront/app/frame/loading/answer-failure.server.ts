import type { Problem } from '@filiera/contract/problem'
import { data } from 'react-router'
import { type NoticeEvent, noticeOnFailure } from '../../notices/notice-for.ts'

/** The answer of a page whose backend does not: try again soon. `event` names what could not be shown (specification §8). */
export const unavailable = (event?: NoticeEvent) =>
  data({ notice: event ? noticeOnFailure(event) : null }, { status: 503, statusText: 'Service Unavailable' })

/** The page that belongs to a problem of the catalogue: what is not there is a 404, the rest is not the visitor's fault. */
export function pageFailure(problem: Problem, event?: NoticeEvent) {
  const isMissing = problem.code === 'not_found' || problem.code === 'bad_request'
  return isMissing ? data(null, { status: 404, statusText: 'Not Found' }) : unavailable(event)
}

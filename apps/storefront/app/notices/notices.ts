import type { Problem } from '@filiera/contract/problem'
import { explainedCode, type NoticeEvent, noticeOnFailure, noticeOnSuccess } from './notice-for.ts'
import { closeNotice, type NewNotice, showNotice } from './notices.state.ts'
import { useNotices } from './notices-store.ts'

export function dismissNotice(id: number): void {
  useNotices.setState((state) => closeNotice(state, id))
}

type Details = Omit<NewNotice, 'key' | 'because'>

/** Says that something went well, where the catalogue has a key for it. */
export function announceSuccess(event: NoticeEvent, details: Details = {}): void {
  const key = noticeOnSuccess(event)
  const failed = noticeOnFailure(event)
  if (key) useNotices.setState((state) => showNotice(state, { ...details, key }, failed))
}

/** Says that something failed and why, as far as the problem has words of its own. */
export function announceFailure(
  event: NoticeEvent,
  problem: Pick<Problem, 'code'> | null,
  details: Details = {},
): void {
  const key = noticeOnFailure(event)
  if (key) {
    useNotices.setState((state) =>
      showNotice(state, { ...details, key, because: explainedCode(problem?.code) }),
    )
  }
}

/** Takes back what was said of a failure that the next attempt made good. */
export function retractFailure(event: NoticeEvent): void {
  const failed = noticeOnFailure(event)
  useNotices.setState((state) => ({ ...state, notices: state.notices.filter(({ key }) => key !== failed) }))
}

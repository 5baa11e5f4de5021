import { useEffect } from 'react'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { announceSuccess } from '../../notices/notices.ts'

/** Announces once that an enhanced form did its work; `answer` is what its action answered. */
export function useOutcome(answer: { done: boolean } | undefined, event: NoticeEvent): void {
  useEffect(() => {
    if (answer?.done) announceSuccess(event)
  }, [answer, event])
}

import { type NoticeKey, type NoticeType, noticeTypes } from './notice-catalogue.ts'
import type { ExplainedCode } from './notice-for.ts'

export type Notice = {
  id: number
  key: NoticeKey
  type: NoticeType
  /** Values of the texts, e.g. `name`. */
  values: { readonly title?: string; readonly name?: string; readonly max?: string }
  /** Words of a problem that replace the description. */
  because: ExplainedCode | null
  /** Another description of the catalogue instead of the key's own (specification §8). */
  description: 'subscription_error_description_1' | null
  /** What the customer may take back, e.g. a removal. */
  undo: (() => void) | null
}

/** More than this would cover the page; the oldest goes. */
export const NOTICES_AT_ONCE = 3

export type NoticesState = { notices: Notice[]; nextId: number }

export type NewNotice = Pick<Notice, 'key'> &
  Partial<Pick<Notice, 'values' | 'because' | 'description' | 'undo'>>

/**
 * Shows a notice; the same key again replaces the former one.
 * @param over what this notice puts an end to: a failure that the next attempt made good
 */
export function showNotice(
  state: NoticesState,
  notice: NewNotice,
  over: NoticeKey | null = null,
): NoticesState {
  const shown: Notice = {
    values: {},
    because: null,
    description: null,
    undo: null,
    ...notice,
    id: state.nextId,
    type: noticeTypes[notice.key],
  }
  const others = state.notices.filter(({ key }) => key !== notice.key && key !== over)
  return { notices: [...others, shown].slice(-NOTICES_AT_ONCE), nextId: state.nextId + 1 }
}

export function closeNotice(state: NoticesState, id: number): NoticesState {
  return { ...state, notices: state.notices.filter((notice) => notice.id !== id) }
}

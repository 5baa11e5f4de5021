import { create } from 'zustand'
import { closeNotice, type NoticesState, noNotices } from './notices.state.ts'

/** Notices on screen; nothing of them is kept. */
export const useNotices = create<NoticesState>(() => noNotices)

export function dismissNotice(id: number): void {
  useNotices.setState((state) => closeNotice(state, id))
}
